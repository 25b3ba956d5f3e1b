import { usersPage } from './deskPages.ts';
import { listUsers, type User } from '@omur/contract/accounts/users';
import { getRouteApi } from '@tanstack/react-router';
import { UserPlus, UserSearch } from 'lucide-react';
import { usePages } from '../../platform/api/queries.ts';
import { SearchedList } from '../../platform/page/SearchedList.tsx';
import { sortInAddress } from '../../platform/ui/sortInAddress.ts';
import { roleNames } from '../../platform/page/roles.ts';
import { useLoggedIn } from '../../platform/api/session.ts';
import type { Text } from '../../platform/i18n/text.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button, ButtonLink } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { formatNationalId } from '../../platform/i18n/format.ts';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { useTyped } from '../../platform/ui/useTyped.ts';
import { messages } from './messages.ts';
import { NewMemberDialog } from './NewMemberDialog.tsx';
import { NewUserDialog } from './NewUserDialog.tsx';
import { UserDialog } from './UserDialog.tsx';
import { UserState } from './UserState.tsx';
import { ToNotFound } from '../../platform/page/ToNotFound.tsx';
import { useCountText } from '../../platform/page/useCountText.ts';

const route = getRouteApi('/portal/notendur');

const inAddress = sortInAddress(
  listUsers,
  { name: 'name', role: 'role' },
  { column: 'name', direction: 'ascending' },
);

/** D1: who can log in, for staff. Administrators change it, editors look and make members. */
export function UsersPage() {
  const { role } = useLoggedIn();
  const isStaff = role === 'administrator' || role === 'editor';
  return isStaff ? <Users isAdministrator={role === 'administrator'} /> : <ToNotFound />;
}

function Users({ isAdministrator }: { isAdministrator: boolean }) {
  const t = useText();
  const countText = useCountText();
  const address = route.useSearch();
  const navigate = route.useNavigate();
  const change = (next: Partial<typeof address>) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true, resetScroll: false });
  const [typed, setTyped] = useTyped(address.leit ?? '', (text) => change({ leit: text || undefined }));
  const users = usePages(listUsers, {
    params: {},
    query: {
      ...(address.leit && { search: address.leit }),
      ...(address.rod && { sort: address.rod }),
    },
  });

  const closed = { notandi: undefined, nyr: undefined, hofundur: undefined };
  return (
    <Stack>
      <PageHeader
        title={t(usersPage.label)}
        subtitle={t(messages.subtitle)}
        actions={
          <>
            <ButtonLink look="quiet" to="/notendur/margir">
              {t(messages.manyMembers)}
            </ButtonLink>
            {isAdministrator && (
              <Button onClick={() => change({ nyr: 'notandi' })}>{t(messages.newUser)}</Button>
            )}
            <Button
              look="primary"
              icon={<UserPlus size={18} aria-hidden />}
              onClick={() => change({ nyr: 'felagi' })}
            >
              {t(messages.newMember)}
            </Button>
          </>
        }
      />
      <SearchedList
        label={t(usersPage.label)}
        list={users}
        count={countText(messages.count, users.count)}
        search={{ label: t(messages.search), value: typed, onChange: setTyped }}
        columns={columns(t)}
        rowKey={({ userId }) => userId}
        rowLink={({ userId }) => ({
          to: '/notendur',
          search: { ...address, notandi: userId },
          resetScroll: false,
        })}
        phoneRow={(user) => ({
          title: user.name,
          detail: `${t(roleNames[user.role])} · ${formatNationalId(user.kennitala)}`,
          aside: <UserState user={user} />,
        })}
        sort={inAddress.read(address.rod)}
        onSort={(sort) => change({ rod: inAddress.write(sort) })}
        empty={
          <EmptyState
            title={t(messages.none)}
            icon={<UserSearch />}
            action={<Button onClick={() => setTyped('')}>{t(messages.showAll)}</Button>}
          >
            {t(messages.noneHint)}
          </EmptyState>
        }
      />
      {address.notandi !== undefined && (
        <UserDialog
          key={address.notandi}
          userId={address.notandi}
          isAdministrator={isAdministrator}
          onClose={() => change(closed)}
        />
      )}
      {address.nyr === 'notandi' && isAdministrator && <NewUserDialog onClose={() => change(closed)} />}
      {address.nyr === 'felagi' && (
        <NewMemberDialog
          unknownAuthorId={address.hofundur}
          mayInvite={isAdministrator}
          onClose={() => change(closed)}
        />
      )}
    </Stack>
  );
}

function columns(t: (text: Text) => string): Column<User>[] {
  return [
    {
      id: 'name',
      header: t(messages.name),
      cell: ({ name }) => name,
      isSortable: true,
      isTitle: true,
      width: 'minmax(0, 2fr)',
    },
    {
      id: 'kennitala',
      header: t(messages.kennitala),
      cell: ({ kennitala }) => formatNationalId(kennitala),
      width: '140px',
    },
    {
      id: 'role',
      header: t(messages.role),
      cell: ({ role }) => t(roleNames[role]),
      isSortable: true,
      width: '150px',
    },
    {
      id: 'email',
      header: t(messages.email),
      cell: ({ email }) => email?.split(',')[0] ?? <span className="dim">–</span>,
      width: 'minmax(0, 2fr)',
    },
    { id: 'state', header: t(messages.state), cell: (user) => <UserState user={user} />, width: '120px' },
  ];
}
