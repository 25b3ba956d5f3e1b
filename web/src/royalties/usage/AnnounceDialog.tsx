import { announceUsage, getUsageImport } from '@omur/contract/royalties/usage';
import { useState } from 'react';
import { useChange, useReadAnew } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { FileChoice, fileProblem } from '../distributions/FileChoice.tsx';
import { messages } from './messages.ts';
import { startSending, usageFiles } from './sending.ts';
import { type Written, Fields } from './AnnounceFields.tsx';

interface AnnounceDialogProps {
  onAnnounced: (usageImportId: number) => void;
  onClose: () => void;
}

const rateIn = (typed: string) => Number(typed.trim().replace(',', '.'));

/** R6: a file of usage with its sender, which is sent at once. */
export function AnnounceDialog({ onAnnounced, onClose }: AnnounceDialogProps) {
  const t = useText();
  const readAnew = useReadAnew();
  const [file, setFile] = useState<File>();
  const [written, setWritten] = useState<Written>({
    sender: '',
    kind: 'log',
    station: '',
    currency: '',
    rate: '',
    reason: '',
  });
  const [isTried, setIsTried] = useState(false);
  const { send, isSending, problemAt, refusal } = useChange(announceUsage, ({ usageImportId }) => {
    if (file) startSending(usageImportId, file, () => void readAnew({ affects: () => [getUsageImport] }));
    onAnnounced(usageImportId);
  });
  const { sender, kind, station, currency, rate, reason } = written;
  const noFile = fileProblem(file);
  const isRateWrong = currency.trim() !== '' && !(rateIn(rate) > 0);
  const submit = () => {
    setIsTried(true);
    if (!file || noFile || sender.trim() === '' || isRateWrong) return;
    const hasCurrency = currency.trim() !== '';
    send({
      body: {
        senderName: sender.trim(),
        usageKind: kind,
        fileName: file.name,
        sizeBytes: file.size,
        station,
        ...(hasCurrency && {
          currency: currency.trim().toUpperCase(),
          exchangeRate: rateIn(rate),
          rateReason: reason.trim() || null,
        }),
      },
    });
  };
  return (
    <FormDialog
      isStacked
      size="large"
      title={t(messages.add)}
      description={t(messages.addWhat)}
      act={t(messages.send)}
      refusal={refusal}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <FileChoice
        accept={usageFiles}
        hint={t(messages.fileHint)}
        file={file}
        onChange={setFile}
        error={isTried && noFile ? t(noFile) : undefined}
      />
      <Fields
        written={written}
        onChange={(part) => setWritten((before) => ({ ...before, ...part }))}
        problems={{
          sender: isTried && sender.trim() === '' ? t(messages.senderMissing) : problemAt('senderName'),
          station: problemAt('station'),
          currency: problemAt('currency'),
          rate: isTried && isRateWrong ? t(messages.rateWrong) : problemAt('exchangeRate'),
          reason: problemAt('rateReason'),
        }}
      />
    </FormDialog>
  );
}
