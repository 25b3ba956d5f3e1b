import {
  announceDistribution,
  type Distribution,
  getDistribution,
  importDistribution,
} from '@omur/contract/royalties/distributions';
import { useId, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { isRefusal } from '../../platform/api/refusal.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Dialog } from '../../platform/ui/Dialog.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { bodyOf, numberOf, problemsOf, type Written, writtenOf } from './announcement.ts';
import { AnnouncementFields } from './AnnouncementFields.tsx';
import { FileChoice, fileProblem } from './FileChoice.tsx';
import { messages } from './messages.ts';
import { startSending } from './sending.ts';
import { useChange, useReadAnew } from '../../platform/api/useChange.ts';

interface AnnounceDialogProps {
  /** The distribution to announce again, with another file. */
  again?: Distribution | undefined;
  /** The finished one that a new one corrects. */
  corrects?: number | undefined;
  onAnnounced: (distributionId: number) => void;
  onClose: () => void;
}

/** Where the server's refusals show. */
/** The fields of the form by those of the call. */
const sentAs = {
  name: 'distributionName',
  period: 'periodName',
  category: 'categoryId',
  distributedOn: 'distributedOn',
  corrects: 'correctionOf',
  textIs: 'royaltyTextIs',
  textEn: 'royaltyTextEn',
  lines: 'expectedLines',
  amount: 'expectedIsk',
  currency: 'currency',
  rate: 'exchangeRate',
} as const;

/** M1: a distribution by its number, and the file of its lines, which is sent at once. */
export function AnnounceDialog({ again, corrects, onAnnounced, onClose }: AnnounceDialogProps) {
  const t = useText();
  const id = useId();
  const readAnew = useReadAnew();
  const [written, setWritten] = useState(() => writtenOf(again, undefined, corrects));
  const [file, setFile] = useState<File>();
  const [isTried, setIsTried] = useState(false);
  const [taken, setTaken] = useState<string>();
  const [isLooking, setIsLooking] = useState(false);
  const { send, isSending, problemAt, refusal } = useChange(announceDistribution, ({ distributionId }) => {
    if (file) startSending(distributionId, file, () => void readAnew(importDistribution));
    onAnnounced(distributionId);
  });
  const problems = problemsOf(written);
  const noFile = fileProblem(file);

  const submit = async () => {
    setIsTried(true);
    const distributionId = numberOf(written.number);
    if (!file || noFile || Object.keys(problems).length > 0 || distributionId === undefined) {
      requestAnimationFrame(() => document.querySelector<HTMLElement>(`dialog [aria-invalid]`)?.focus());
      return;
    }
    setIsLooking(true);
    const there = again ? null : await nameOf(distributionId);
    setIsLooking(false);
    setTaken(there === null ? undefined : t(messages.numberTaken, { name: there }));
    if (there === null) send({ params: { distributionId }, body: bodyOf(written, file) });
  };
  const errorOf = (name: keyof Written) => {
    const text = isTried ? problems[name] : undefined;
    if (name === 'number' && taken) return taken;
    if (text) return t(text);
    return name in sentAs ? problemAt(sentAs[name as keyof typeof sentAs]) : undefined;
  };

  return (
    <Dialog
      isOpen
      size="large"
      title={t(again ? messages.announceAgain : corrects ? messages.correct : messages.announce)}
      description={t(messages.announceWhat)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button look="primary" type="submit" form={id} isLoading={isSending || isLooking}>
            {t(messages.announceAndSend)}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSending && !isLooking) void submit();
        }}
      >
        <Stack>
          {refusal && <Alert look="danger" isAnnounced title={refusal} />}
          <FileChoice file={file} onChange={setFile} error={isTried && noFile ? t(noFile) : undefined} />
          <AnnouncementFields
            written={written}
            isNumberFixed={again !== undefined}
            errorOf={errorOf}
            onChange={(part) => {
              setTaken(undefined);
              setWritten((before) => ({ ...before, ...part }));
            }}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

/** What has the number already; to announce it anew would overwrite that. */
const nameOf = (distributionId: number): Promise<string | null> =>
  call(getDistribution, { params: { distributionId } }).then(
    ({ distributionState: state, distributionName }) => (state === 'cancelled' ? null : distributionName),
    (error: unknown) => {
      if (isRefusal(error, 404)) return null;
      throw error;
    },
  );
