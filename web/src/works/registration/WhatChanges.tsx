import type { OpenRegistration } from '@omur/contract/works/amendments';
import type { Change } from '@omur/contract/works/approvals';
import { concernsApproval } from '@omur/contract/works/rules/differences';
import { Suspense } from 'react';
import { ChangeList } from '../../platform/changes/ChangeList.tsx';
import { lazyComponent } from '../../platform/api/lazyComponent.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import type { WorkForm } from './form.ts';
import { messages } from './messages.ts';
import { fieldIds, type RefusedField } from './refusedFields.ts';
import styles from './registration.module.css';
import type { Edit } from './useRegistration.ts';

interface WhatChangesProps {
  registered: OpenRegistration;
  changes: readonly Change[];
  form: WorkForm;
  edit: Edit;
  isStaff: boolean;
  refused: readonly RefusedField[];
}

const UsageDaysField = lazyComponent(
  async () => (await import('../usageDays/UsageDaysField.tsx')).UsageDaysField,
);

const longestRemark = 2000;
const isOfContract = ({ field }: Change) => field === 'publishingContractId';

/** The difference before it is sent, and what follows from it. */
export function WhatChanges({ registered, changes, form, edit, isStaff, refused }: WhatChangesProps) {
  const t = useText();
  const isProposal = registered.review === 'approved' && !isStaff;
  const isOvertaking = isProposal && registered.proposal?.state === 'waiting';
  return (
    <>
      {isProposal && (
        <Alert title={t(messages.isProposal)}>
          {t(messages.isProposalMore)} {isOvertaking && t(messages.overtakes)}
        </Alert>
      )}
      {changes.length > 0 && (
        <section aria-labelledby="work-changes" className={styles.rules}>
          <h3 id="work-changes" className={styles.changesTitle}>
            {t(messages.changes)}
          </h3>
          <ChangeList changes={changes} />
        </section>
      )}
      {concernsApproval(changes) && (
        <Alert look="warning" title={t(messages.asksAnew)}>
          {t(messages.asksAnewMore)}
        </Alert>
      )}
      {!concernsApproval(changes) && changes.some(isOfContract) && (
        <Alert look="warning">{t(messages.asksWhoseContract)}</Alert>
      )}
      {registered.review === 'approved' && (
        <Suspense>
          <UsageDaysField
            days={form}
            onChange={(days) => edit(() => days)}
            isAsked={!isStaff}
            mayEnd
            errorAt={(field) => refused.find(({ fieldId }) => fieldId === fieldIds[field])?.text}
          />
        </Suspense>
      )}
      {isProposal && (
        <TextArea
          label={t(messages.proposalRemark)}
          value={form.remark ?? ''}
          onChange={(remark) => edit(() => ({ remark }))}
          maxLength={longestRemark}
          rows={2}
          isOptional
        />
      )}
    </>
  );
}
