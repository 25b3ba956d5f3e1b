import { outcomeNames } from '@omur/contract/messages/caseNames';
import {
  type Case,
  changeCase,
  decideOnComplaint,
  listCaseStaff,
  longestMessage,
} from '@omur/contract/messages/cases';
import { type Outcome, outcomes } from '@omur/contract/platform/fields/cases';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useLoggedIn } from '../../platform/api/session.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { DateField } from '../../platform/ui/DateField.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import styles from './cases.module.css';
import { deskMessages } from './deskMessages.ts';

type Asked = 'complaint' | 'decision';

/** H44, H48: who looks after a case, by when, and how it ends. */
export function Handling({ of }: { of: Case }) {
  const t = useText();
  const toast = useToast();
  const { userId } = useLoggedIn();
  const [asked, setAsked] = useState<Asked>();
  const [dueOn, setDueOn] = useState(of.dueOn ?? '');
  const { caseId, caseKind, caseState, assignedToId, decidedAt } = of;
  const staff = useQuery(listQueryFor(listCaseStaff));
  const { send, isSending, refusal, problemAt } = useChange(changeCase, () => {
    toast({ text: t(deskMessages.saved) });
    setAsked(undefined);
  });
  const change = (body: Parameters<typeof send>[0]['body']) => send({ params: { caseId }, body });
  const isComplaint = caseKind === 'complaint';
  return (
    <Card title={t(deskMessages.handling)}>
      <Stack>
        {refusal && <Alert look="danger" isAnnounced title={refusal} />}
        <SelectField
          label={t(deskMessages.whose)}
          value={String(assignedToId ?? 0)}
          onChange={(value) => change({ assignedToId: Number(value) || null })}
          error={problemAt('assignedToId')}
          options={[
            { value: '0', label: t(deskMessages.nobody) },
            ...(staff.data?.rows ?? []).map((one) => ({
              value: String(one.assignedToId),
              label: one.assignedToName,
            })),
          ]}
        />
        <DateField
          isOptional
          label={t(deskMessages.due)}
          value={dueOn}
          onChange={(day) => {
            setDueOn(day);
            if (day === '' || /^\d{4}-\d{2}-\d{2}$/.test(day)) change({ dueOn: day || null });
          }}
          error={problemAt('dueOn')}
        />
        <div className={styles.acts}>
          {assignedToId !== userId && (
            <Button isLoading={isSending} onClick={() => change({ assignedToId: userId })}>
              {t(deskMessages.assignMe)}
            </Button>
          )}
          {isComplaint && decidedAt === null && (
            <Button look="primary" onClick={() => setAsked('decision')}>
              {t(deskMessages.decide)}
            </Button>
          )}
          {!isComplaint && (
            <Button
              isLoading={isSending}
              onClick={() => change({ caseState: caseState === 'closed' ? 'open' : 'closed' })}
            >
              {t(caseState === 'closed' ? deskMessages.reopen : deskMessages.close)}
            </Button>
          )}
          {caseKind === 'message' && (
            <Button look="quiet" onClick={() => setAsked('complaint')}>
              {t(deskMessages.makeComplaint)}
            </Button>
          )}
        </div>
      </Stack>
      {asked === 'complaint' && (
        <ConfirmDialog
          isOpen
          title={`${t(deskMessages.makeComplaint)}?`}
          confirmLabel={t(deskMessages.makeComplaint)}
          isLoading={isSending}
          onConfirm={() => change({ isComplaint: true })}
          onClose={() => setAsked(undefined)}
        >
          {t(deskMessages.makeComplaintMore)}
        </ConfirmDialog>
      )}
      {asked === 'decision' && <DecisionDialog caseId={caseId} onClose={() => setAsked(undefined)} />}
    </Card>
  );
}

function DecisionDialog({ caseId, onClose }: { caseId: number; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const [outcome, setOutcome] = useState<Outcome>();
  const [reasons, setReasons] = useState('');
  const [isTried, setIsTried] = useState(false);
  const { send, isSending, refusal, problemAt } = useChange(decideOnComplaint, () => {
    toast({ text: t(deskMessages.decided) });
    onClose();
  });
  const submit = () => {
    setIsTried(true);
    if (outcome && reasons.trim() !== '') send({ params: { caseId }, body: { outcome, reasons } });
  };
  return (
    <FormDialog
      isStacked
      title={t(deskMessages.decide)}
      description={t(deskMessages.decideMore)}
      act={t(deskMessages.decide)}
      refusal={refusal}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={t(deskMessages.outcome)}
        placeholder={t(deskMessages.chooseOutcome)}
        value={outcome ?? ''}
        onChange={setOutcome}
        error={isTried && !outcome ? t(deskMessages.chooseOutcome) : undefined}
        options={outcomes.map((value) => ({ value, label: t(outcomeNames[value]) }))}
      />
      <TextArea
        label={t(deskMessages.reasons)}
        maxLength={longestMessage}
        rows={8}
        value={reasons}
        onChange={setReasons}
        error={isTried && reasons.trim() === '' ? t(deskMessages.reasonsMissing) : problemAt('reasons')}
      />
    </FormDialog>
  );
}
