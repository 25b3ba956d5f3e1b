import { Link } from '@tanstack/react-router';
import type { Column } from '../../platform/ui/columns.ts';
import type { ReactNode } from 'react';
import { toEyrir, wholeInTurn } from '@omur/contract/platform/rules/wholeKronur';
import { listStatementLines, type StatementLine } from '@omur/contract/royalties/statistics';
import { MessagesSquare } from 'lucide-react';
import { messages as caseMessages } from '../../messages/cases/writeMessages.ts';
import { write } from '../../messages/cases/writing.ts';
import { usePages } from '../../platform/api/queries.ts';
import { sortInAddress } from '../../platform/ui/sortInAddress.ts';
import { useMember } from '../../platform/page/member.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { IconButton } from '../../platform/ui/IconButton.tsx';
import { formatAmount } from '../../platform/i18n/format.ts';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import { useStatsAddress } from './address.ts';
import { Explanations } from './Explanations.tsx';
import { messages } from './messages.ts';
import styles from './statistics.module.css';
import { exactAmount, splitBy, subtypeOf, whenUsed, whereUsed } from './words.ts';
import { useCountText } from '../../platform/page/useCountText.ts';

const order = sortInAddress(
  listStatementLines,
  { title: 'title', amount: 'amountIsk' },
  { column: 'amount', direction: 'descending' },
);

interface LinesProps {
  asked: Asked;
  /** What the lines are of, read aloud. */
  label: string;
  /** The eyrir that stand above the first line, so that the lines add up to the amount they were opened from. */
  beforeEyrir: number;
  /** The lines of a pot stand in one distribution and name their works; those of a work name what paid it. */
  of: 'pot' | 'work';
}

interface Asked {
  rightId: number;
  fromDay?: string;
  toDay?: string;
  distributionId?: number;
  periodId?: number;
  potId?: number;
  workId?: number;
  categoryId?: number;
  countryId?: number;
}

/** L3.14: what was paid for, where, when and how much. */
export function Lines({ asked, label, beforeEyrir, of }: LinesProps) {
  const t = useText();
  const countText = useCountText();
  const [language] = useLanguage();
  const { search, change } = useStatsAddress();
  const { person, isStaff, isReading } = useMember();
  const mayAsk = Boolean(person) && !isStaff && !isReading;
  const sort = order.read(search.rod);
  const list = usePages(listStatementLines, { params: {}, query: { ...asked, sort: order.write(sort) } });
  const shown = wholeInTurn(
    list.rows.map(({ amountIsk }) => toEyrir(amountIsk)),
    beforeEyrir,
  );
  const pots = new Map(
    list.rows.flatMap(({ potDescription, potExplanation }) =>
      potExplanation === null ? [] : [[potDescription, potExplanation] as const],
    ),
  );
  const amounts = new Map(list.rows.map((line, at) => [keyOf(line), shown[at] ?? 0]));
  const amount = (line: StatementLine) => <Amount line={line} eyrir={amounts.get(keyOf(line)) ?? 0} />;
  const place = (line: StatementLine) => whereUsed(line);
  const subtype = (line: StatementLine) => subtypeOf(line, language);
  const when = (line: StatementLine) => whenUsed(line, t);
  const share = (line: StatementLine) => splitBy(line, t, language);
  const ask = mayAsk ? (line: StatementLine) => <Ask line={line} rightId={asked.rightId} /> : undefined;
  const small = (words: string | null | undefined) => words && <div className={styles.second}>{words}</div>;

  if (list.error && list.rows.length === 0) return <PageFailed error={list.error} reset={list.retry} />;
  return (
    <div className={styles.lines}>
      <p className={styles.count} role="status">
        {!list.isLoading && countText(messages.lineCount, list.count)}
      </p>
      <VirtualTable
        label={label}
        rows={list.rows}
        rowKey={keyOf}
        count={list.count}
        sort={sort}
        onSort={(next) => change({ rod: order.write(next) })}
        onMore={list.onMore}
        isLoading={list.isLoading}
        isLoadingMore={list.isLoadingMore}
        empty={<EmptyState title={list.emptyText ?? ''} />}
        rowHeight={62}
        columns={lineColumns({ of, t, small, share, subtype, place, when, amount, ask })}
        rowLink={
          of === 'pot'
            ? ({ workId }) => ({ to: '/verk/$workId', params: { workId: String(workId) } })
            : undefined
        }
        phoneRow={(line) => ({
          title: of === 'pot' ? line.title : `${line.distributionName} · ${line.potDescription}`,
          detail: [share(line), subtype(line), place(line), when(line).day, when(line).times]
            .filter(Boolean)
            .join(' · '),
          aside: (
            <>
              {amount(line)} {ask?.(line)}
            </>
          ),
        })}
      />
      {of === 'work' && pots.size > 0 && (
        <Explanations
          title={messages.whyPots}
          of={[...pots].map(([name, words]) => ({ name: same(name), words: same(words) }))}
        />
      )}
    </div>
  );
}

/** R17: leads to how the amount came about, where a run of the society's paid it. */
function Amount({ line, eyrir }: { line: StatementLine; eyrir: number }) {
  const t = useText();
  const words = <span title={exactAmount(line.amountIsk)}>{formatAmount(eyrir)}</span>;
  if (!line.isExplained) return words;
  const params = {
    distributionId: String(line.distributionId),
    statementLineId: String(line.statementLineId),
  };
  return (
    <Link to="/stats/skýring/$distributionId/$statementLineId" params={params} title={t(messages.whyThis)}>
      {words}
    </Link>
  );
}

/** H40: a question to the society about the line. */
function Ask({ line, rightId }: { line: StatementLine; rightId: number }) {
  const t = useText();
  const title = `${line.title} · ${line.distributionName}`;
  const { distributionId, statementLineId } = line;
  return (
    <IconButton
      size="small"
      icon={<MessagesSquare />}
      label={t(caseMessages.writeAboutLine, { title: line.title })}
      onClick={() => write({ about: 'line', aboutId: statementLineId, distributionId, rightId, title })}
    />
  );
}

interface LineColumnsContext {
  of: 'pot' | 'work';
  t: ReturnType<typeof useText>;
  small: (words: string | null | undefined) => ReactNode;
  share: (line: StatementLine) => string | null;
  subtype: (line: StatementLine) => string | null;
  place: (line: StatementLine) => string;
  when: (line: StatementLine) => { day: string | null; times: string | null };
  amount: (line: StatementLine) => ReactNode;
  ask: ((line: StatementLine) => ReactNode) | undefined;
}

function lineColumns({
  of,
  t,
  small,
  share,
  subtype,
  place,
  when,
  amount,
  ask,
}: LineColumnsContext): Column<StatementLine>[] {
  return [
    of === 'pot'
      ? {
          id: 'title',
          header: t(messages.work),
          width: 'minmax(0, 1.7fr)',
          isTitle: true,
          isSortable: true,
          cell: (line) => (
            <>
              {line.title}
              {small(share(line))}
            </>
          ),
        }
      : {
          id: 'distribution',
          header: t(messages.distribution),
          width: 'minmax(0, 1.7fr)',
          isTitle: true,
          cell: (line) => (
            <>
              {line.distributionName}
              {small([line.potDescription, share(line)].filter(Boolean).join(' · '))}
            </>
          ),
        },
    { id: 'subtype', header: t(messages.subtype), width: 'minmax(0, 1.2fr)', cell: subtype },
    { id: 'where', header: t(messages.where), width: 'minmax(0, 1.2fr)', cell: place },
    {
      id: 'when',
      header: t(messages.when),
      width: '150px',
      cell: (line) => (
        <>
          {when(line).day}
          {small(when(line).times)}
        </>
      ),
    },
    {
      id: 'amount',
      header: t(messages.amount),
      width: '130px',
      isNumeric: true,
      isSortable: true,
      cell: amount,
    },
    ...(ask ? [{ id: 'ask', header: t(messages.ask), width: '72px', cell: ask }] : []),
  ];
}

/** The society's own words, already in the reader's language. */
const same = (words: string) => ({ is: words, en: words });
const keyOf = ({ distributionId, statementLineId }: StatementLine) => `${distributionId}-${statementLineId}`;
