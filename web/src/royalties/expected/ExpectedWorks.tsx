import { type Expected, listExpected } from '@omur/contract/royalties/expected';
import { Link } from '@tanstack/react-router';
import { usePages } from '../../platform/api/queries.ts';
import { formatDay, formatInstant } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { PagedTable } from '../../platform/page/PagedTable.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { messages } from './messages.ts';
import { rangeText } from './range.ts';

/** What may come of usage that no run has paid, and what that is made of (R28); nothing where there is none. */
export function ExpectedWorks({ personId }: { personId: number }) {
  const t = useText();
  const [language] = useLanguage();
  const list = usePages(listExpected, { params: { personId } });
  const [first] = list.rows;
  if (!first) return null;
  const days = ({ expectedFrom, expectedUntil }: Expected) =>
    [...new Set([formatDay(expectedFrom), formatDay(expectedUntil)])].join('–');
  const uses = ({ expectedUses }: Expected) => t(messages.uses, { count: expectedUses });
  const basis = ({ expectedRuns }: Expected) =>
    expectedRuns === 0 ? t(messages.named) : t(messages.runs, { count: expectedRuns });
  const range = (row: Expected) => rangeText(row.expectedLeastIsk, row.expectedMostIsk);
  const columns: Column<Expected>[] = [
    {
      id: 'work',
      header: t(messages.work),
      width: 'minmax(0, 1.5fr)',
      isTitle: true,
      cell: ({ workId, title }) => (
        <Link to="/verk/$workId" params={{ workId: String(workId) }}>
          {title}
        </Link>
      ),
    },
    { id: 'pool', header: t(messages.pool), cell: ({ poolName }) => poolName },
    {
      id: 'usage',
      header: t(messages.usage),
      cell: (row) => (
        <>
          <div>{uses(row)}</div>
          <div className="small dim">{days(row)}</div>
        </>
      ),
    },
    { id: 'basis', header: t(messages.basis), width: '150px', cell: basis },
    { id: 'range', header: t(messages.range), width: '190px', isNumeric: true, cell: range },
  ];
  return (
    <Card title={t(messages.title)}>
      <p className="dim">
        {t(messages.more)} {t(messages.reckoned, { at: formatInstant(first.expectedAt, language) })}
      </p>
      <PagedTable
        list={list}
        label={t(messages.title)}
        columns={columns}
        rowKey={({ workId, poolName }) => `${workId}-${poolName}`}
        phoneRow={(row) => ({
          title: row.title,
          detail: `${row.poolName} · ${uses(row)} · ${days(row)}`,
          aside: range(row),
        })}
        countText={messages.count}
        none={t(messages.none)}
      />
    </Card>
  );
}
