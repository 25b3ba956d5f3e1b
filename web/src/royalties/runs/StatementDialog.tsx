import { changeRunStatement, type Run } from '@omur/contract/royalties/runs';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages } from './messages.ts';
import { type Statement, statementOf, statementProblem } from './statement.ts';
import { StatementFields } from './StatementFields.tsx';

/** Changes the day and the words of the statements of a run that is not finished (R34). */
export function StatementDialog({ run, onClose }: { run: Run; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const [written, setWritten] = useState<Statement>({
    distributedOn: run.distributedOn ?? '',
    royaltyTextIs: run.royaltyTextIs ?? '',
    royaltyTextEn: run.royaltyTextEn ?? '',
  });
  const [isTried, setIsTried] = useState(false);
  const { send, isSending, refusal, problemAt } = useChange(changeRunStatement, () => {
    toast({ text: t(messages.statementChanged) });
    onClose();
  });
  const field = (name: keyof Statement) => {
    const wrong = isTried && statementProblem(written, name);
    return {
      value: written[name],
      onChange: (value: string) => setWritten((before) => ({ ...before, [name]: value })),
      error: wrong ? t(wrong) : problemAt(name),
    };
  };
  const submit = () => {
    setIsTried(true);
    if (statementProblem(written, 'distributedOn')) return;
    send({ params: { distributionId: run.distributionId }, body: statementOf(written) });
  };
  return (
    <FormDialog
      isStacked
      title={t(messages.statementChange)}
      description={t(messages.statementChangeMore)}
      refusal={refusal}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <StatementFields field={field} />
    </FormDialog>
  );
}
