import { makeRun } from '@omur/contract/royalties/runs';
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
import { messages } from './messages.ts';
import { isOfStatement, noStatement, statementOf, statementProblem } from './statement.ts';
import { StatementFields } from './StatementFields.tsx';

const needed = { distributionName: '', categoryId: '', periodName: '', usedFrom: '', usedUntil: '' };
const empty = { ...needed, ...noStatement };
type Written = typeof empty;

/** Makes a run, which a job reckons (R11). */
export function MakeRunDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const [written, setWritten] = useState<Written>(empty);
  const [isTried, setIsTried] = useState(false);
  const { send, isSending, refusal, problemAt } = useChange(makeRun, ({ distributionId }) => {
    toast({ text: t(messages.made) });
    void navigate({
      to: '/úthlutunarkeyrslur/$distributionId',
      params: { distributionId: String(distributionId) },
    });
  });
  const wrongOf = (name: keyof Written) => {
    if (isOfStatement(name)) return statementProblem(written, name);
    if (name === 'usedFrom' || name === 'usedUntil')
      return !day.safeParse(written[name]).success && messages.dayWrong;
    return written[name].trim() === '' && messages.missing;
  };
  const field = (name: keyof Written) => {
    const wrong = isTried && wrongOf(name);
    return {
      value: written[name],
      onChange: (value: string) => setWritten((before) => ({ ...before, [name]: value })),
      error: wrong ? t(wrong) : problemAt(name),
    };
  };
  const submit = () => {
    setIsTried(true);
    if ((Object.keys(empty) as (keyof Written)[]).some(wrongOf)) return;
    const { distributionName, periodName, usedFrom, usedUntil, categoryId } = written;
    const head = { distributionName, periodName, usedFrom, usedUntil, categoryId: Number(categoryId) };
    send({ body: { ...head, ...statementOf(written) } });
  };
  return (
    <FormDialog
      title={t(messages.make)}
      description={t(messages.makeMore)}
      refusal={refusal}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField {...field('distributionName')} label={t(messages.name)} maxLength={200} autoComplete="off" />
      <CategoryField {...field('categoryId')} label={t(messages.category)} placeholder={t(messages.choose)} />
      <TextField
        {...field('periodName')}
        label={t(messages.period)}
        hint={t(messages.periodHint)}
        maxLength={100}
        autoComplete="off"
      />
      <DateField {...field('usedFrom')} label={t(messages.usedFrom)} />
      <DateField {...field('usedUntil')} label={t(messages.usedUntil)} />
      <StatementFields field={field} />
    </FormDialog>
  );
}
