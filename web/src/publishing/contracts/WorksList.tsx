import { listContractWorks } from '@omur/contract/publishing/contracts';
import { sortInAddress } from '../../platform/ui/sortInAddress.ts';
import type { ContractWork } from '@omur/contract/publishing/contracts';
import type { Endpoint } from '@omur/contract/platform/endpoint';
import { Music } from 'lucide-react';
import { useState } from 'react';
import { usePages } from '../../platform/api/queries.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import type { Text } from '../../platform/i18n/text.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { Sort } from '../../platform/ui/columns.ts';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { ListToolbar } from '../../platform/ui/ListToolbar.tsx';
import { SearchField } from '../../platform/ui/SearchField.tsx';
import { useDebounced } from '../../platform/ui/useDebounced.ts';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import { plainFacts } from '../../works/plainWork.ts';
import { messages } from './messages.ts';
import { columnsOf, ToolButton, type WorkTool } from './worksColumns.tsx';
import { useCountText } from '../../platform/page/useCountText.ts';

interface WorksListProps<P> {
  works: Endpoint<
    P,
    { sort?: string; search?: string; limit?: number; cursor?: string },
    undefined,
    ContractWork[]
  >;
  params: P;
  label: string;
  /** What is said when there are none at all. */
  none: Text;
  /** What staff do with a work of the list. */
  tool?: WorkTool | undefined;
}

const byTitle = { column: 'title', direction: 'ascending' } as const;
const inAddress = sortInAddress(listContractWorks, { title: 'title' }, byTitle);

/** Works in a contract or outside it, as many as there are: read in pages, searched by the server (C3.2). */
export function WorksList<P>({ works, params, label, none, tool }: WorksListProps<P>) {
  const t = useText();
  const countText = useCountText();
  const [language] = useLanguage();
  const [typed, setTyped] = useState('');
  const [sort, setSort] = useState<Sort>(byTitle);
  const search = useDebounced(typed.trim(), 300);
  const list = usePages(works, { params, query: { sort: inAddress.write(sort), ...(search && { search }) } });

  if (list.error && list.rows.length === 0) return <PageFailed error={list.error} reset={list.retry} />;
  return (
    <div>
      <ListToolbar count={!list.isLoading && countText(messages.worksCount, list.count)}>
        <SearchField label={t(messages.searchWorks)} value={typed} onChange={setTyped} />
      </ListToolbar>
      <VirtualTable
        label={label}
        columns={columnsOf(t, language, tool)}
        rows={list.rows}
        rowKey={({ workId }) => workId}
        rowLink={({ workId }) => ({ to: '/verk/$workId', params: { workId: String(workId) } })}
        phoneRow={(work) => ({
          title: work.title,
          detail: [work.workId, plainFacts(work, language)[0]?.value ?? work.artists]
            .filter(Boolean)
            .join(' · '),
          aside: tool && <ToolButton tool={tool} work={work} />,
        })}
        sort={sort}
        onSort={setSort}
        count={list.count}
        onMore={list.onMore}
        isLoading={list.isLoading}
        isLoadingMore={list.isLoadingMore}
        empty={
          <EmptyState
            title={list.emptyText ?? ''}
            icon={<Music />}
            action={search && <Button onClick={() => setTyped('')}>{t(messages.showAll)}</Button>}
          >
            {t(search ? messages.noWorkLikeThis : none)}
          </EmptyState>
        }
      />
      {list.error && <PageFailed error={list.error} reset={list.retry} />}
    </div>
  );
}
