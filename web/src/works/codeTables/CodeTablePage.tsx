import { listReplacements, listTableCodes, type TableCode } from '@omur/contract/works/codeTables';
import { type CodeList, codeListNames, isCodeList } from '@omur/contract/works/rules/codeLists';
import { getRouteApi } from '@tanstack/react-router';
import { BookMarked, Upload } from 'lucide-react';
import { useState } from 'react';
import { usePages } from '../../platform/api/queries.ts';
import { useLoggedIn } from '../../platform/api/session.ts';
import { formatDay } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { StaffOnly } from '../../platform/page/StaffOnly.tsx';
import { ToNotFound } from '../../platform/page/ToNotFound.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { ListToolbar } from '../../platform/ui/ListToolbar.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { SearchField } from '../../platform/ui/SearchField.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { useTyped } from '../../platform/ui/useTyped.ts';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import { messages } from './messages.ts';
import { ReplaceDialog } from './ReplaceDialog.tsx';
import { useCountText } from '../../platform/page/useCountText.ts';

const route = getRouteApi('/portal/kodatoflur/$codeList');

/** X40: one table, with the files that took its place. */
export function CodeTablePage() {
  const { codeList } = route.useParams();
  return <StaffOnly>{isCodeList(codeList) ? <OneTable codeList={codeList} /> : <ToNotFound />}</StaffOnly>;
}

function OneTable({ codeList }: { codeList: CodeList }) {
  const t = useText();
  const countText = useCountText();
  const { role } = useLoggedIn();
  const { leit } = route.useSearch();
  const navigate = route.useNavigate();
  const [isReplacing, setIsReplacing] = useState(false);
  const [typed, setTyped] = useTyped(
    leit ?? '',
    (text) => void navigate({ search: { leit: text || undefined }, replace: true, resetScroll: false }),
  );
  const list = usePages(listTableCodes, { params: { codeList }, query: { ...(leit && { search: leit }) } });
  const all = useColumns();
  // A society has one name, in whichever language.
  const columns = codeList === 'society' ? all.filter(({ id }) => id !== 'nameIcelandic') : all;
  const title = t(codeListNames[codeList]);
  return (
    <Stack>
      <PageHeader
        title={title}
        actions={
          role === 'administrator' && (
            <Button icon={<Upload size={18} aria-hidden />} onClick={() => setIsReplacing(true)}>
              {t(messages.replace)}
            </Button>
          )
        }
      />
      <div>
        <ListToolbar count={!list.isLoading && countText(messages.codesCount, list.count)}>
          <SearchField label={t(messages.search)} value={typed} onChange={setTyped} />
        </ListToolbar>
        {list.error && <PageFailed error={list.error} reset={list.retry} />}
        {!(list.error && list.rows.length === 0) && (
          <VirtualTable
            label={title}
            columns={columns}
            rows={list.rows}
            rowKey={({ code }) => code}
            phoneRow={(row) => ({
              title: `${row.code} · ${row.nameIcelandic ?? row.nameEnglish}`,
              detail: [row.nameIcelandic && row.nameEnglish, row.validTo && formatDay(row.validTo)]
                .filter(Boolean)
                .join(' · '),
            })}
            count={list.count}
            onMore={list.onMore}
            isLoading={list.isLoading}
            isLoadingMore={list.isLoadingMore}
            empty={
              <EmptyState
                title={list.emptyText ?? ''}
                icon={<BookMarked />}
                action={leit && <Button onClick={() => setTyped('')}>{t(messages.showAll)}</Button>}
              >
                {t(messages.noneLikeThis)}
              </EmptyState>
            }
          />
        )}
      </div>
      <Files codeList={codeList} />
      {isReplacing && <ReplaceDialog codeList={codeList} onClose={() => setIsReplacing(false)} />}
    </Stack>
  );
}

function useColumns(): Column<TableCode>[] {
  const t = useText();
  const day = (value: string | null) => (value === null ? '' : formatDay(value));
  return [
    {
      id: 'code',
      header: t(messages.code),
      width: '124px',
      cell: ({ code }) => <span className="tabular">{code}</span>,
    },
    {
      id: 'nameIcelandic',
      header: t(messages.nameIcelandic),
      width: 'minmax(0, 1.4fr)',
      isTitle: true,
      cell: ({ nameIcelandic }) => nameIcelandic ?? '–',
    },
    {
      id: 'nameEnglish',
      header: t(messages.nameEnglish),
      width: 'minmax(0, 1.4fr)',
      cell: ({ nameEnglish }) => nameEnglish,
    },
    {
      id: 'from',
      header: t(messages.validFrom),
      width: '120px',
      isNumeric: true,
      cell: ({ validFrom }) => day(validFrom),
    },
    {
      id: 'to',
      header: t(messages.validTo),
      width: '120px',
      isNumeric: true,
      cell: ({ validTo }) => day(validTo),
    },
  ];
}

function Files({ codeList }: { codeList: CodeList }) {
  const t = useText();
  const list = usePages(listReplacements, { params: { codeList } });
  if (list.rows.length === 0) return null;
  return (
    <Card title={t(messages.history)}>
      <ul>
        {list.rows.map((row) => (
          <li key={row.replacedAt}>
            {t(messages.historyLine, {
              file: row.fileName,
              added: row.added,
              changed: row.changed,
              ended: row.ended,
            })}{' '}
            <span className="dim small">
              {formatDay(row.replacedAt)}
              {row.name && ` · ${row.name}`}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
