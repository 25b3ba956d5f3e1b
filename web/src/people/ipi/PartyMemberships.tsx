import type { IpiMembership, IpiParty } from '@omur/contract/people/ipi';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { formatDay, formatInstant } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button, ButtonLink } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { Table } from '../../platform/ui/Table.tsx';
import { rightText, roleText } from './codeTexts.ts';
import { ChangeMembershipDialog, NewMembershipDialog } from './MembershipDialog.tsx';
import { messages } from './messages.ts';
import { typedMessages } from './typedMessages.ts';

/** X36, X150: which society a party belongs to for what and when, and what somebody has typed of it that waits. */
export function PartyMemberships({ party }: { party: IpiParty }) {
  const t = useText();
  const navigate = useNavigate();
  const { partyId, names, memberships } = party;
  const [dialog, setDialog] = useState<IpiMembership | 'new'>();
  const asked = {
    partyId,
    onTyped: (ipiImportId: number) =>
      void navigate({ to: '/ipi/innlestur/$ipiImportId', params: { ipiImportId: String(ipiImportId) } }),
    onClose: () => setDialog(undefined),
  };
  return (
    <>
      <Waiting party={party} />
      <Card
        title={t(messages.memberships)}
        actions={
          names.length > 0 && (
            <Button size="small" onClick={() => setDialog('new')}>
              {t(typedMessages.add)}
            </Button>
          )
        }
      >
        {memberships.length === 0 ? (
          <EmptyState title={t(messages.noMemberships)} />
        ) : (
          <MembershipTable memberships={memberships} onChange={names.length > 0 ? setDialog : undefined} />
        )}
      </Card>
      {dialog === 'new' && <NewMembershipDialog {...asked} />}
      {dialog && dialog !== 'new' && <ChangeMembershipDialog {...asked} membership={dialog} />}
    </>
  );
}

function Waiting({ party: { waiting } }: { party: IpiParty }) {
  const t = useText();
  const [language] = useLanguage();
  return waiting.map(({ ipiImportId, announcedAt, announcedByName }) => (
    <Alert
      key={ipiImportId}
      look="warning"
      title={t(typedMessages.waits)}
      actions={
        <ButtonLink
          size="small"
          to="/ipi/innlestur/$ipiImportId"
          params={{ ipiImportId: String(ipiImportId) }}
        >
          {t(typedMessages.open)}
        </ButtonLink>
      }
    >
      {t(typedMessages.waitsWhat, { name: announcedByName, when: formatInstant(announcedAt, language) })}
    </Alert>
  ));
}

interface MembershipTableProps {
  memberships: readonly IpiMembership[];
  onChange: ((membership: IpiMembership) => void) | undefined;
}

function MembershipTable({ memberships, onChange }: MembershipTableProps) {
  const t = useText();
  const [language] = useLanguage();
  const periodOf = ({ memberFrom, memberTo }: IpiMembership) =>
    memberTo === null
      ? t(messages.since, { from: formatDay(memberFrom) })
      : `${formatDay(memberFrom)}–${formatDay(memberTo)}`;
  const change = (one: IpiMembership) =>
    onChange && (
      <Button
        size="small"
        look="quiet"
        aria-label={`${t(typedMessages.change)}: ${one.societyName}, ${rightText(one.rightCode, language)}, ${periodOf(one)}`}
        onClick={() => onChange(one)}
      >
        {t(typedMessages.change)}
      </Button>
    );
  return (
    <Table
      isBare
      label={t(messages.memberships)}
      columns={[
        { id: 'society', header: t(messages.society), isTitle: true, cell: (one) => one.societyName },
        { id: 'right', header: t(messages.right), cell: (one) => rightText(one.rightCode, language) },
        { id: 'role', header: t(messages.role), cell: (one) => roleText(one.roleCode, language) },
        { id: 'period', header: t(messages.period), cell: periodOf },
        { id: 'change', header: t(typedMessages.actions), cell: change },
      ]}
      rows={[...memberships]}
      rowKey={(one) => [one.societyCode, one.rightCode, one.roleCode, one.memberFrom].join(' ')}
      phoneRow={(one) => ({
        title: one.societyName,
        detail: [rightText(one.rightCode, language), roleText(one.roleCode, language), periodOf(one)].join(
          ' · ',
        ),
        aside: change(one),
      })}
    />
  );
}
