import { Download } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { Column, Sort } from '../../platform/ui/columns.ts';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { Light } from '../../platform/ui/Light.tsx';
import { ListToolbar } from '../../platform/ui/ListToolbar.tsx';
import { SearchField } from '../../platform/ui/SearchField.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import { type SampleWork, works } from './samples.tsx';

const total = 40_126;

export function ListSection() {
  const t = useText();
  const [rows, setRows] = useState(() => works(200));
  const [query, setQuery] = useState('');
  const [author, setAuthor] = useState<'all' | 'one'>('all');
  const [sort, setSort] = useState<Sort>({ column: 'title', direction: 'ascending' });
  const columns: Column<SampleWork>[] = [
    {
      id: 'light',
      header: t({ is: 'Ljós', en: 'Light' }),
      cell: (row) => <Light light={row.light} />,
      width: '124px',
      isSortable: true,
    },
    {
      id: 'id',
      header: t({ is: 'Nr.', en: 'No.' }),
      cell: (row) => <span className="dim tabular">{row.id}</span>,
      width: '120px',
      isSortable: true,
    },
    {
      id: 'title',
      header: t({ is: 'Titill', en: 'Title' }),
      isTitle: true,
      isSortable: true,
      width: 'minmax(0, 4fr)',
      cell: (row) => (
        <>
          {row.title}
          {row.note && (
            <div className="dim small" style={{ fontWeight: 400 }}>
              {row.note}
            </div>
          )}
        </>
      ),
    },
    { id: 'role', header: t({ is: 'Hlutverk', en: 'Role' }), cell: (row) => row.role, width: '130px' },
    {
      id: 'amount',
      header: t({ is: 'Úthlutað', en: 'Distributed' }),
      cell: () => '96.112 kr.',
      width: '140px',
      isNumeric: true,
      isSortable: true,
    },
  ];
  const found = rows.filter(({ title }) => title.toLowerCase().includes(query.toLowerCase()));

  return (
    <>
      <ListToolbar
        count={t(
          {
            is: { one: '{count} verk', other: '{count} verk' },
            en: { one: '{count} work', other: '{count} works' },
          },
          { count: query ? found.length : total },
        )}
        actions={<Button icon={<Download />}>{t({ is: 'Sækja CSV', en: 'Download CSV' })}</Button>}
      >
        <SearchField
          label={t({ is: 'Leita í mínum verkum', en: 'Search my works' })}
          value={query}
          onChange={setQuery}
        />
        <SelectField
          label={t({ is: 'Höfundur', en: 'Author' })}
          isLabelHidden
          value={author}
          onChange={setAuthor}
          options={[
            { value: 'all', label: t({ is: 'Allir höfundar', en: 'All authors' }) },
            { value: 'one', label: 'Ída' },
          ]}
        />
      </ListToolbar>
      <VirtualTable
        label={t({ is: 'Verk', en: 'Works' })}
        columns={columns}
        rows={found}
        rowKey={(row) => row.id}
        rowLink={() => ({ to: '.' })}
        phoneRow={(row) => ({
          title: row.title,
          detail: `${row.id} · ${row.role}${row.note ? ' · í skoðun hjá félaginu' : ''}`,
          aside: <Light light={row.light} />,
        })}
        sort={sort}
        onSort={setSort}
        count={total}
        onMore={
          rows.length < total ? () => setTimeout(() => setRows(works(rows.length + 200)), 300) : undefined
        }
        empty={
          <EmptyState
            title={t({ is: 'Engin verk fundust', en: 'No works found' })}
            action={
              <Button onClick={() => setQuery('')}>{t({ is: 'Sýna öll verk', en: 'Show all works' })}</Button>
            }
          >
            {t({
              is: 'Ekkert verk heitir þetta. Reyndu styttra orð.',
              en: 'No work has that name. Try a shorter word.',
            })}
          </EmptyState>
        }
      />
    </>
  );
}
