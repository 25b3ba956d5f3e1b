import { type Group, listGroups } from '@omur/contract/works/groups';
import { getRouteApi } from '@tanstack/react-router';
import { Plus, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { usePages } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { useMember } from '../../platform/page/member.ts';
import { SearchedList } from '../../platform/page/SearchedList.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { useTyped } from '../../platform/ui/useTyped.ts';
import { GroupDialog } from './GroupDialog.tsx';
import { GroupState } from './GroupState.tsx';
import { messages } from './messages.ts';
import { groupsPage } from './pages.ts';
import { useCountText } from '../../platform/page/useCountText.ts';

const route = getRouteApi('/portal/hópar');

const namesOf = ({ members }: Group) => members.map(({ displayName }) => displayName).join(', ');

/** H60: the groups that somebody is in or asked to be; for staff all. */
export function GroupsPage() {
  const t = useText();
  const countText = useCountText();
  const { leit = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const { isStaff, mayRegister, authorId } = useMember();
  const [isMaking, setIsMaking] = useState(false);
  const [typed, setTyped] = useTyped(leit, (text) => {
    void navigate({ search: { leit: text || undefined }, replace: true, resetScroll: false });
  });
  const list = usePages(listGroups, { params: {}, query: { ...(leit && { search: leit }) } });
  const columns: Column<Group>[] = [
    {
      id: 'name',
      header: t(messages.name),
      isTitle: true,
      width: 'minmax(0, 1fr)',
      cell: ({ groupName }) => groupName,
    },
    { id: 'members', header: t(messages.members), width: 'minmax(0, 2fr)', cell: namesOf },
    { id: 'state', header: t(messages.state), width: '170px', cell: (row) => <GroupState of={row} /> },
  ];
  const makeButton = mayRegister && authorId !== undefined && (
    <Button look="primary" icon={<Plus size={18} aria-hidden />} onClick={() => setIsMaking(true)}>
      {t(messages.make)}
    </Button>
  );
  return (
    <Stack>
      <PageHeader title={t(groupsPage.label)} subtitle={t(messages.pageMore)} actions={makeButton} />
      <SearchedList
        label={t(groupsPage.label)}
        list={list}
        count={countText(messages.count, list.count)}
        search={{ label: t(messages.search), value: typed, onChange: setTyped }}
        columns={columns}
        rowKey={({ groupId }) => groupId}
        rowLink={({ groupId }) => ({ to: '/hópar/$groupId', params: { groupId: String(groupId) } })}
        phoneRow={(row) => ({
          title: row.groupName,
          detail: namesOf(row),
          aside: <GroupState of={row} />,
        })}
        empty={
          <EmptyState icon={<UsersRound />} title={t(leit ? messages.noneFound : messages.none)}>
            {!leit && !isStaff && t(messages.noneHint)}
          </EmptyState>
        }
      />
      {isMaking && (
        <GroupDialog
          onSaved={({ groupId }) =>
            void navigate({ to: '/hópar/$groupId', params: { groupId: String(groupId) } })
          }
          onClose={() => setIsMaking(false)}
        />
      )}
    </Stack>
  );
}
