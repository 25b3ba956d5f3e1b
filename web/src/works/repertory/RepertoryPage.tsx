import { fold } from '@omur/contract/platform/rules/folding';
import { type FoundRepertoryWork, mostFound, searchRepertory } from '@omur/contract/works/repertory';
import { formatIswc } from '@omur/contract/works/rules/iswc';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { usePages } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { PublicFrame } from '../../platform/page/PublicFrame.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { ListToolbar } from '../../platform/ui/ListToolbar.tsx';
import { SearchField } from '../../platform/ui/SearchField.tsx';
import { useDebounced } from '../../platform/ui/useDebounced.ts';
import { useIsLeaving } from '../../platform/ui/useIsLeaving.ts';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import { messages } from './messages.ts';
import { RepertoryFiles } from './RepertoryFiles.tsx';
import styles from './Repertory.module.css';

const route = getRouteApi('/verkaleit');
const shortest = 2;

/** O97: what the society administers, searched by anybody. */
export function RepertoryPage() {
  const t = useText();
  return (
    <PublicFrame title={t(messages.repertory)}>
      <Search />
    </PublicFrame>
  );
}

function Search() {
  const t = useText();
  const { leit } = route.useSearch();
  const navigate = route.useNavigate();
  const isLeaving = useIsLeaving();
  const [typed, setTyped] = useState(leit ?? '');
  const search = useDebounced(typed.trim(), 300);
  // The address names what is looked for, so that it can be sent and come back to.
  useEffect(() => {
    if (search !== (leit ?? '') && !isLeaving())
      void navigate({ search: { leit: search || undefined }, replace: true });
  }, [search, leit, isLeaving, navigate]);
  return (
    <>
      <header className={styles.head}>
        <h1>{t(messages.repertory)}</h1>
        <p className="dim">{t(messages.repertoryMore)}</p>
        <div className={styles.search}>
          <SearchField label={t(messages.search)} value={typed} onChange={setTyped} />
        </div>
      </header>
      {fold(search).replaceAll(' ', '').length >= shortest ? <Found search={search} /> : <RepertoryFiles />}
    </>
  );
}

const performersOf = ({ artists, performers }: FoundRepertoryWork) => performers ?? artists;
const codeOf = ({ iswc }: FoundRepertoryWork) => (iswc === null ? undefined : formatIswc(iswc));

function Found({ search }: { search: string }) {
  const t = useText();
  const list = usePages(searchRepertory, { params: {}, query: { search } });
  const columns: Column<FoundRepertoryWork>[] = [
    {
      id: 'title',
      header: t(messages.title),
      width: 'minmax(0, 1.3fr)',
      isTitle: true,
      cell: ({ title }) => title,
    },
    {
      id: 'otherTitles',
      header: t(messages.otherTitles),
      width: 'minmax(0, 0.9fr)',
      cell: ({ otherTitles }) => otherTitles.join(' · '),
    },
    { id: 'writers', header: t(messages.writers), width: 'minmax(0, 1.3fr)', cell: (row) => row.authorNames },
    { id: 'performers', header: t(messages.performers), cell: (row) => performersOf(row) ?? '–' },
    { id: 'iswc', header: 'ISWC', width: '170px', cell: (row) => codeOf(row) ?? '–' },
  ];
  const { count, rows, error, retry } = list;
  const said = count >= mostFound ? messages.foundMany : count === 1 ? messages.foundOne : messages.found;
  return (
    <div>
      <ListToolbar count={!list.isLoading && !error && t(said, { count })} />
      {error && <PageFailed error={error} reset={retry} />}
      {!(error && rows.length === 0) && (
        <VirtualTable
          {...list}
          label={t(messages.repertory)}
          columns={columns}
          rowKey={({ workId }) => workId}
          rowLink={({ workId }) => ({
            to: '/verkaleit/$workNumber',
            params: { workNumber: String(workId) },
          })}
          phoneRow={(row) => ({
            title: row.title,
            detail: [...row.otherTitles, row.authorNames, performersOf(row)].filter(Boolean).join(' · '),
          })}
          empty={<EmptyState title={t(messages.nothing)}>{t(messages.nothingMore)}</EmptyState>}
        />
      )}
    </div>
  );
}
