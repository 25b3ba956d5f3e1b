import { correctRun } from '@omur/contract/royalties/corrections';
import type { Run } from '@omur/contract/royalties/runs';
import type { FoundWork } from '@omur/contract/works/works';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { correctionMessages as texts } from './correctionMessages.ts';
import { messages } from './messages.ts';
import { isOfStatement, noStatement, statementOf, statementProblem } from './statement.ts';
import { StatementFields } from './StatementFields.tsx';
import { WorksField } from './WorksField.tsx';

const empty = { distributionName: '', correctionReason: '', ...noStatement };
type Written = typeof empty;

/** Makes a run that corrects a finished one; another administrator finishes it (R35). */
export function CorrectDialog({ run, onClose }: { run: Run; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const [written, setWritten] = useState<Written>(empty);
  const [works, setWorks] = useState<FoundWork[]>([]);
  const [isTried, setIsTried] = useState(false);
  const { send, isSending, refusal, problemAt } = useChange(correctRun, ({ distributionId }) => {
    toast({ text: t(messages.made) });
    onClose();
    void navigate({
      to: '/úthlutunarkeyrslur/$distributionId',
      params: { distributionId: String(distributionId) },
      search: {},
    });
  });
  const wrongOf = (name: keyof Written) => {
    if (isOfStatement(name)) return statementProblem(written, name);
    if (written[name].trim() !== '') return false;
    return name === 'correctionReason' ? texts.noReason : messages.missing;
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
    if (works.length === 0 || (Object.keys(empty) as (keyof Written)[]).some(wrongOf)) return;
    const { distributionName, correctionReason } = written;
    const workIds = works.map(({ workId }) => workId);
    send({
      params: { distributionId: run.distributionId },
      body: { distributionName, correctionReason, workIds, ...statementOf(written) },
    });
  };
  return (
    <FormDialog
      title={t(texts.title)}
      description={t(texts.titleMore)}
      act={t(texts.correct)}
      isStacked
      refusal={refusal}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <WorksField
        chosen={works}
        onChange={setWorks}
        error={isTried && works.length === 0 ? t(texts.noWork) : problemAt('workIds')}
      />
      <TextArea
        {...field('correctionReason')}
        rows={2}
        label={t(texts.reason)}
        hint={t(texts.reasonHint)}
        maxLength={500}
      />
      <TextField {...field('distributionName')} label={t(texts.name)} maxLength={200} autoComplete="off" />
      <StatementFields field={field} />
    </FormDialog>
  );
}
