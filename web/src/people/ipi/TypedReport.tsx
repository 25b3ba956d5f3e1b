import { type IpiImport, listIpiProblems, type TypedMembership } from '@omur/contract/people/ipi';
import { usePages } from '../../platform/api/queries.ts';
import { formatDay, formatInstant } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { Table } from '../../platform/ui/Table.tsx';
import { rightText, roleText } from './codeTexts.ts';
import { messages } from './messages.ts';
import { typedMessages } from './typedMessages.ts';

/** X150: what somebody typed, and how it stands. */
export function TypedReport({ of }: { of: IpiImport }) {
  return (
    <Stack>
      <Verdict of={of} />
      <WhatWasTyped rows={of.typedMemberships} />
    </Stack>
  );
}

function Verdict({ of }: { of: IpiImport }) {
  const t = useText();
  const [language] = useLanguage();
  const { ipiImportState: state, takenAt, takenByName } = of;
  if (state === 'refused') return <Refused of={of} />;
  if (state === 'cancelled')
    return <Alert title={t(typedMessages.isCancelled)}>{t(messages.isCancelledWhat)}</Alert>;
  if (state === 'taking') return <Alert title={t(typedMessages.taking)}>{t(messages.runningWhat)}</Alert>;
  if (state === 'taken')
    return (
      <Alert look="success" title={t(typedMessages.isTaken)}>
        {t(typedMessages.isTakenWhat, {
          name: takenByName ?? '',
          when: formatInstant(takenAt ?? '', language),
        })}
      </Alert>
    );
  return (
    <Alert look="warning" title={t(typedMessages.isChecked)}>
      {t(typedMessages.isCheckedWhat)}
    </Alert>
  );
}

function Refused({ of: { ipiImportId } }: { of: IpiImport }) {
  const t = useText();
  const { rows } = usePages(listIpiProblems, { params: { ipiImportId } });
  return (
    <Alert look="danger" title={t(typedMessages.isRefused)}>
      {[...rows.map(({ sentence }) => sentence), t(typedMessages.isRefusedWhat)].join(' ')}
    </Alert>
  );
}

function WhatWasTyped({ rows }: { rows: readonly TypedMembership[] }) {
  const t = useText();
  const [language] = useLanguage();
  const kindOf = ({ isRemoval }: TypedMembership) =>
    t(isRemoval ? typedMessages.removes : typedMessages.states);
  const periodOf = ({ memberFrom, memberTo }: TypedMembership) =>
    memberTo === null
      ? t(messages.since, { from: formatDay(memberFrom) })
      : `${formatDay(memberFrom)}–${formatDay(memberTo)}`;
  return (
    <Card title={t(typedMessages.what)}>
      <Table
        isBare
        label={t(typedMessages.what)}
        columns={[
          { id: 'society', header: t(messages.society), isTitle: true, cell: (one) => one.societyName },
          { id: 'right', header: t(messages.right), cell: (one) => rightText(one.rightCode, language) },
          { id: 'role', header: t(messages.role), cell: (one) => roleText(one.roleCode, language) },
          { id: 'period', header: t(messages.period), cell: periodOf },
          { id: 'kind', header: t(typedMessages.kind), cell: kindOf },
        ]}
        rows={[...rows]}
        rowKey={({ rightCode }) => rightCode}
        phoneRow={(one) => ({
          title: one.societyName,
          detail: [
            kindOf(one),
            rightText(one.rightCode, language),
            roleText(one.roleCode, language),
            periodOf(one),
          ].join(' · '),
        })}
      />
    </Card>
  );
}
