import { askForOpening } from '@omur/contract/royalties/openings';
import { day } from '@omur/contract/platform/values';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { DateField } from '../../platform/ui/DateField.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { CategoryField } from '../money/CategoryField.tsx';
import { LinesField, type Way } from './LinesField.tsx';
import { messages } from './messages.ts';
import { Trial } from './Trial.tsx';
import { emptyLine, sheetOf } from './TypedLines.tsx';

const empty = { categoryId: '', openingDay: '', openingSource: '' };

/** Tries balances of a former system, from a file or typed, and puts them to another administrator once nothing is wrong (R20). */
export function BringDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const [written, setWritten] = useState(empty);
  const [way, setWay] = useState<Way>('file');
  const [file, setFile] = useState('');
  const [lines, setLines] = useState([emptyLine]);
  const [isTried, setIsTried] = useState(false);
  const change = useChange(askForOpening, ({ openingId }) => {
    if (openingId === null) return;
    toast({ text: t(messages.brought) });
    onClose();
    void navigate({ to: '/upphafsstöður/$openingId', params: { openingId: String(openingId) } });
  });
  const { send, isSending, refusal, reset, problemAt, answer: trial } = change;
  const sheet = way === 'file' ? file : sheetOf(lines);
  const isMissing = {
    categoryId: written.categoryId === '',
    openingDay: !day.safeParse(written.openingDay).success,
    openingSource: written.openingSource.trim() === '',
  };
  const isSound = trial !== undefined && trial.problemCount === 0;
  const field = (name: keyof typeof empty) => ({
    value: written[name],
    onChange: (value: string) => {
      reset();
      setWritten((before) => ({ ...before, [name]: value }));
    },
    error: (isTried && isMissing[name] && t(messages.missing)) || problemAt(name),
  });
  const submit = () => {
    setIsTried(true);
    if (Object.values(isMissing).some(Boolean) || sheet === '') return;
    const body = { ...written, categoryId: Number(written.categoryId), openingSheet: sheet };
    send({ body: { ...body, listChecksum: isSound ? trial.listChecksum : null } });
  };
  return (
    <FormDialog
      size="large"
      title={t(messages.bring)}
      description={t(messages.what)}
      act={t(isSound ? messages.keep : messages.tryIt)}
      isStacked
      refusal={refusal}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <CategoryField {...field('categoryId')} label={t(messages.category)} placeholder={t(messages.choose)} />
      <DateField {...field('openingDay')} label={t(messages.day)} />
      <TextField
        {...field('openingSource')}
        label={t(messages.source)}
        hint={t(messages.sourceHint)}
        maxLength={200}
      />
      <LinesField
        way={way}
        onWay={(next) => {
          reset();
          setWay(next);
        }}
        lines={lines}
        onLines={(next) => {
          reset();
          setLines(next);
        }}
        onFile={(next) => {
          reset();
          setFile(next);
        }}
        fileError={isTried && file === '' ? t(messages.missing) : undefined}
      />
      {trial && <Trial trial={trial} />}
    </FormDialog>
  );
}
