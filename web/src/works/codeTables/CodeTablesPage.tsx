import { type CodeTable, listCodeTables } from '@omur/contract/works/codeTables';
import { codeListNames, isCodeList } from '@omur/contract/works/rules/codeLists';
import { BookMarked } from 'lucide-react';
import { usePages } from '../../platform/api/queries.ts';
import { formatDay } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { StaffOnly } from '../../platform/page/StaffOnly.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { ListToolbar } from '../../platform/ui/ListToolbar.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import { codeTablesPage } from './deskPages.ts';
import { messages } from './messages.ts';
import { useCountText } from '../../platform/page/useCountText.ts';

/** X40: the code tables. */
export function CodeTablesPage() {
  return (
    <StaffOnly>
      <Tables />
    </StaffOnly>
  );
}

function Tables() {
  const t = useText();
  const countText = useCountText();
  const list = usePages(listCodeTables, { params: {}, query: {} });
  const nameOf = ({ codeList }: CodeTable) => (isCodeList(codeList) ? t(codeListNames[codeList]) : codeList);
  const replaced = ({ replacedAt }: CodeTable) =>
    replacedAt === null ? t(messages.never) : formatDay(replacedAt);
  return (
    <Stack>
      <PageHeader title={t(codeTablesPage.label)} subtitle={t(messages.subtitle)} />
      <div>
        <ListToolbar count={!list.isLoading && countText(messages.count, list.count)} />
        {list.error && <PageFailed error={list.error} reset={list.retry} />}
        {!(list.error && list.rows.length === 0) && (
          <VirtualTable
            label={t(codeTablesPage.label)}
            columns={[
              { id: 'name', header: t(messages.table), width: 'minmax(0, 2fr)', isTitle: true, cell: nameOf },
              {
                id: 'codes',
                header: t(messages.codes),
                width: '96px',
                isNumeric: true,
                cell: ({ codesCount }) => codesCount,
              },
              { id: 'replaced', header: t(messages.replacedAt), width: '200px', cell: replaced },
            ]}
            rows={list.rows}
            rowKey={({ codeList }) => codeList}
            rowLink={({ codeList }) => ({ to: '/kodatoflur/$codeList', params: { codeList } })}
            phoneRow={(row) => ({
              title: nameOf(row),
              detail: `${t(messages.codesCount, { count: row.codesCount })} · ${replaced(row)}`,
            })}
            count={list.count}
            onMore={list.onMore}
            isLoading={list.isLoading}
            isLoadingMore={list.isLoadingMore}
            empty={<EmptyState title={list.emptyText ?? ''} icon={<BookMarked />} />}
          />
        )}
      </div>
    </Stack>
  );
}
