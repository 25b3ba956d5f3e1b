import { membershipsPage } from './deskPages.ts';
import { listMembershipApplications, type MembershipApplication } from '@omur/contract/accounts/memberships';
import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { usePages } from '../../platform/api/queries.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { StaffOnly } from '../../platform/page/StaffOnly.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { formatDay } from '../../platform/i18n/format.ts';
import { ListToolbar } from '../../platform/ui/ListToolbar.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import { MembershipDialog } from './MembershipDialog.tsx';
import { deskMessages as messages } from './deskMessages.ts';
import { useCountText } from '../../platform/page/useCountText.ts';

/** J7: staff decide on applications for membership. */
export function MembershipsPage() {
  return (
    <StaffOnly>
      <Memberships />
    </StaffOnly>
  );
}

function Memberships() {
  const t = useText();
  const countText = useCountText();
  const [opened, setOpened] = useState<MembershipApplication>();
  const list = usePages(listMembershipApplications, { params: {}, query: {} }, { isLive: true });
  const action = (row: MembershipApplication) => (
    <Button
      size="small"
      aria-label={t(messages.decideWhich, { name: row.name })}
      onClick={() => setOpened(row)}
    >
      {t(messages.decide)}
    </Button>
  );
  const columns: Column<MembershipApplication>[] = [
    { id: 'applicant', header: t(messages.applicant), isTitle: true, cell: ({ name }) => name },
    { id: 'as', header: t(messages.registeredAs), cell: ({ displayName }) => displayName },
    {
      id: 'works',
      header: t(messages.works),
      width: '80px',
      isNumeric: true,
      cell: ({ worksAsAuthor }) => worksAsAuthor,
    },
    { id: 'sent', header: t(messages.sent), width: '116px', cell: ({ sentAt }) => formatDay(sentAt) },
    { id: 'actions', header: t(messages.actions), width: '116px', cell: action },
  ];
  return (
    <Stack>
      <PageHeader title={t(membershipsPage.label)} subtitle={t(messages.pageMore)} />
      <ListToolbar count={!list.isLoading && countText(messages.count, list.count)} />
      {list.error && <PageFailed error={list.error} reset={list.retry} />}
      <div aria-busy={list.isChanging}>
        <VirtualTable
          label={t(membershipsPage.label)}
          columns={columns}
          rows={list.rows}
          rowKey={({ membershipApplicationId }) => membershipApplicationId}
          phoneRow={(row) => ({
            title: row.name,
            detail: `${row.displayName} · ${formatDay(row.sentAt)}`,
            aside: action(row),
          })}
          count={list.count}
          onMore={list.onMore}
          isLoading={list.isLoading}
          isLoadingMore={list.isLoadingMore}
          empty={
            <EmptyState title={t(messages.none)} icon={<UserRoundPlus />}>
              {t(messages.noneMore)}
            </EmptyState>
          }
        />
      </div>
      {opened && <MembershipDialog application={opened} onClose={() => setOpened(undefined)} />}
    </Stack>
  );
}
