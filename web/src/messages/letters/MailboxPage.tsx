import { mailboxPage } from './deskPages.ts';
import { textOf } from '@omur/contract/messages/notificationTexts';
import { type Letter, letterStates, listLetters } from '@omur/contract/messages/letters';
import { getRouteApi } from '@tanstack/react-router';
import { Mail } from 'lucide-react';
import { useEffect, useState } from 'react';
import { usePages } from '../../platform/api/queries.ts';
import { SearchedList } from '../../platform/page/SearchedList.tsx';
import type { MailboxSearch } from './deskPages.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { formatDay, formatTime } from '../../platform/i18n/format.ts';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { useDebounced } from '../../platform/ui/useDebounced.ts';
import { useIsLeaving } from '../../platform/ui/useIsLeaving.ts';
import { LetterDialog } from './LetterDialog.tsx';
import { messages, stateNames } from './messages.ts';
import { StateBadge } from './StateBadge.tsx';
import { useCountText } from '../../platform/page/useCountText.ts';

const route = getRouteApi('/portal/pósthólf');

/** J2: every letter that was written, and what became of it. */
export function MailboxPage() {
  const t = useText();
  const countText = useCountText();
  const { leit, stada, bref } = route.useSearch();
  const navigate = route.useNavigate();
  const isLeaving = useIsLeaving();
  const change = (next: MailboxSearch) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true, resetScroll: false });
  const [typed, setTyped] = useState(leit ?? '');
  const search = useDebounced(typed.trim(), 300);
  const state = letterStates.find((one) => one === stada);
  const letters = usePages(
    listLetters,
    { params: {}, query: { ...(search && { search }), ...(state && { state }) } },
    { isLive: true },
  );
  const columns = useColumns();

  useEffect(() => {
    if (!isLeaving())
      void navigate({
        search: (before) => ({ ...before, leit: search || undefined }),
        replace: true,
        resetScroll: false,
      });
  }, [search, isLeaving, navigate]);

  const showAll = () => {
    setTyped('');
    change({ stada: undefined });
  };
  return (
    <Stack>
      <PageHeader title={t(mailboxPage.label)} subtitle={t(messages.about)} />
      <SearchedList
        label={t(mailboxPage.label)}
        list={letters}
        count={countText(messages.count, letters.count)}
        search={{ label: t(messages.search), value: typed, onChange: setTyped }}
        filters={
          <SelectField
            label={t(messages.state)}
            isLabelHidden
            value={state ?? 'all'}
            onChange={(value) => change({ stada: value === 'all' ? undefined : value })}
            options={[
              { value: 'all', label: t(messages.all) },
              ...letterStates.map((one) => ({ value: one, label: t(stateNames[one]) })),
            ]}
          />
        }
        columns={columns}
        rowKey={({ letterId }) => letterId}
        rowLink={({ letterId }) => ({
          to: '/pósthólf',
          search: (before: MailboxSearch) => ({ ...before, bref: letterId }),
          resetScroll: false,
          replace: true,
        })}
        phoneRow={(letter) => ({
          title: letter.subject,
          detail: `${letter.recipient} · ${formatDay(letter.createdAt)}`,
          aside: <StateBadge state={letter.state} />,
        })}
        empty={
          search || state ? (
            <EmptyState
              title={t(messages.none)}
              action={<Button onClick={showAll}>{t(messages.showAll)}</Button>}
            >
              {t(messages.noneLikeThis)}
            </EmptyState>
          ) : (
            <EmptyState title={letters.emptyText ?? t(messages.none)} icon={<Mail />}>
              {t(messages.noneHint)}
            </EmptyState>
          )
        }
      />
      {bref !== undefined && (
        <LetterDialog key={bref} letterId={bref} onClose={() => change({ bref: undefined })} />
      )}
    </Stack>
  );
}

function useColumns(): Column<Letter>[] {
  const t = useText();
  const [language] = useLanguage();
  return [
    {
      id: 'state',
      header: t(messages.state),
      width: '116px',
      cell: ({ state }) => <StateBadge state={state} />,
    },
    {
      id: 'subject',
      header: t(messages.subject),
      width: 'minmax(0, 3fr)',
      isTitle: true,
      cell: ({ subject }) => subject,
    },
    {
      id: 'recipient',
      header: t(messages.recipient),
      width: 'minmax(0, 2fr)',
      cell: (letter) => letter.recipient,
    },
    {
      id: 'kind',
      header: t(messages.kind),
      width: 'minmax(0, 1.4fr)',
      cell: ({ kind }) => <span className="dim">{t(textOf(kind).label)}</span>,
    },
    {
      id: 'createdAt',
      header: t(messages.createdAt),
      width: '204px',
      cell: ({ createdAt }) => (
        <span className="dim tabular">
          {formatDay(createdAt)} {formatTime(createdAt, language)}
        </span>
      ),
    },
  ];
}
