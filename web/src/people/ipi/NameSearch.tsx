import { type IpiName, searchIpiNames } from '@omur/contract/people/ipi';
import { Globe2 } from 'lucide-react';
import { usePages } from '../../platform/api/queries.ts';
import type { Language } from '../../platform/i18n/text.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { Card } from '../../platform/ui/Card.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { ListToolbar } from '../../platform/ui/ListToolbar.tsx';
import { SearchField } from '../../platform/ui/SearchField.tsx';
import { useTyped } from '../../platform/ui/useTyped.ts';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import { kindText, societiesText } from './codeTexts.ts';
import { messages } from './messages.ts';
import { useCountText } from '../../platform/page/useCountText.ts';

interface NameSearchProps {
  search: string;
  onSearch: (text: string) => void;
}

/** Names by name or number; a number has nothing but digits, dots and the I of a base number. */
export function NameSearch({ search, onSearch }: NameSearchProps) {
  const t = useText();
  const [typed, setTyped] = useTyped(search, onSearch);
  const field = <SearchField label={t(messages.search)} value={typed} onChange={setTyped} />;
  if (search.trim() === '')
    return (
      <div>
        <ListToolbar count={false}>{field}</ListToolbar>
        <Card>
          <EmptyState title={t(messages.searchFirst)} icon={<Globe2 />}>
            {t(messages.searchFirstMore)}
          </EmptyState>
        </Card>
      </div>
    );
  return <Found search={search}>{field}</Found>;
}

const isNumber = (text: string) => /^i?[\d\s.-]+$/iu.test(text);

function Found({ search, children }: { search: string; children: React.ReactNode }) {
  const t = useText();
  const countText = useCountText();
  const [language] = useLanguage();
  const query = isNumber(search) ? { number: search } : { name: search };
  const list = usePages(searchIpiNames, { params: {}, query });
  return (
    <div>
      <ListToolbar count={!list.isLoading && countText(messages.count, list.count)}>{children}</ListToolbar>
      {list.error && <PageFailed error={list.error} reset={list.retry} />}
      {!(list.error && list.rows.length === 0) && (
        <VirtualTable
          label={t(messages.names)}
          columns={columnsOf(t, language)}
          rows={list.rows}
          rowKey={({ ipiNameNumber }) => ipiNameNumber}
          rowLink={({ partyId }) => ({ to: '/ipi/$partyId', params: { partyId: String(partyId) } })}
          phoneRow={(row) => ({
            title: row.name,
            detail: [
              row.ipiNameNumber,
              kindText(row.nameKind, language),
              societiesText(row.societies, language),
            ]
              .filter(Boolean)
              .join(' · '),
          })}
          count={list.count}
          onMore={list.onMore}
          isLoading={list.isLoading}
          isLoadingMore={list.isLoadingMore}
          empty={<EmptyState title={list.emptyText ?? ''} icon={<Globe2 />} />}
        />
      )}
    </div>
  );
}

const columnsOf = (t: ReturnType<typeof useText>, language: Language): Column<IpiName>[] => [
  {
    id: 'name',
    header: t(messages.name),
    width: 'minmax(0, 2fr)',
    isTitle: true,
    cell: ({ name }) => name,
  },
  {
    id: 'number',
    header: t(messages.nameNumber),
    width: '140px',
    cell: ({ ipiNameNumber }) => <span className="tabular">{ipiNameNumber}</span>,
  },
  {
    id: 'kind',
    header: t(messages.kind),
    width: '150px',
    cell: ({ nameKind }) => kindText(nameKind, language),
  },
  {
    id: 'societies',
    header: t(messages.societies),
    width: 'minmax(0, 2fr)',
    cell: ({ societies }) =>
      societiesText(societies, language) || <span className="dim">{t(messages.noSociety)}</span>,
  },
  {
    id: 'base',
    header: t(messages.baseNumber),
    width: '170px',
    cell: ({ baseNumber }) => <span className="tabular">{baseNumber}</span>,
  },
];
