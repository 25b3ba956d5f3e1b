import { listUnidentifiedUsage, type UnidentifiedUsage } from '@omur/contract/royalties/clocks';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { usePages } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { LetterFrame } from '../../platform/page/LetterFrame.tsx';
import { SearchedList } from '../../platform/page/SearchedList.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { useDebounced } from '../../platform/ui/useDebounced.ts';
import { messages } from './messages.ts';

const route = getRouteApi('/ókunn-notkun');

/** R16, art. 13(3): usage that nobody is known for, for everybody. */
export function UnidentifiedPage() {
  const t = useText();
  return (
    <LetterFrame title={t(messages.unidentified)} language={undefined}>
      <Unidentified />
    </LetterFrame>
  );
}

function Unidentified() {
  const t = useText();
  const { leit } = route.useSearch();
  const [typed, setTyped] = useState(leit ?? '');
  const search = useDebounced(typed.trim(), 300);
  const list = usePages(listUnidentifiedUsage, { params: {}, query: search ? { search } : {} });
  const columns: Column<UnidentifiedUsage & { key: number }>[] = [
    {
      id: 'title',
      header: t(messages.title),
      width: 'minmax(0, 1.4fr)',
      isTitle: true,
      cell: ({ title }) => title ?? '–',
    },
    { id: 'performers', header: t(messages.performers), cell: ({ performers }) => performers ?? '–' },
    { id: 'writers', header: t(messages.writers), cell: ({ authorNames }) => authorNames ?? '–' },
    { id: 'where', header: t(messages.where), cell: ({ station }) => station ?? '–' },
    {
      id: 'year',
      header: t(messages.usedYear),
      width: '110px',
      isNumeric: true,
      cell: (row) => row.usedYear,
    },
  ];
  return (
    <>
      <h1>{t(messages.unidentified)}</h1>
      <p>{t(messages.unidentifiedMore)}</p>
      <SearchedList
        label={t(messages.unidentified)}
        list={{ ...list, rows: list.rows.map((row, key) => ({ ...row, key })) }}
        count={t(messages.rowCount, { count: list.count })}
        search={{ label: t(messages.search), value: typed, onChange: setTyped }}
        columns={columns}
        rowKey={({ key }) => key}
        phoneRow={({ title, performers, authorNames, station, usedYear }) => ({
          title: title ?? '–',
          detail: [performers, authorNames, station].filter(Boolean).join(' · '),
          aside: usedYear,
        })}
        empty={<EmptyState title={t(messages.noClock)} />}
      />
    </>
  );
}
