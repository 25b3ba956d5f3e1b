import { type KeptDecision, listKeptDecisions } from '@omur/contract/royalties/unclaimed';
import { usePages } from '../../platform/api/queries.ts';
import { formatDay } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { exactAmount } from '../distributions/amount.ts';
import { PagedTable } from '../../platform/page/PagedTable.tsx';
import { deductionWords } from '../money/words.ts';
import { messages, stateWords } from './messages.ts';

const looks = { waiting: 'amber', active: 'green', refused: 'neutral' } as const;

interface DecisionsProps {
  /** Those of a category and a year, on their own page, with the reasons. */
  of?: { categoryId: number; usedYear: number };
}

/** What became of unclaimed money, and what is proposed (R32). */
export function Decisions({ of }: DecisionsProps) {
  const t = useText();
  const list = usePages(listKeptDecisions, { params: {}, query: of ?? {} });
  const state = ({ keptDecisionState: one }: KeptDecision) => (
    <Badge look={looks[one]}>{t(stateWords[one])}</Badge>
  );
  const about = (row: KeptDecision) => (of ? row.purposeReason : `${row.categoryName} · ${row.usedYear}`);
  const disposed = (row: KeptDecision) => `${t(deductionWords[row.purpose])} · ${exactAmount(row.amountIsk)}`;
  const columns: Column<KeptDecision>[] = [
    {
      id: 'about',
      header: t(of ? messages.reason : messages.category),
      width: 'minmax(0, 1.4fr)',
      isTitle: !of,
      cell: about,
    },
    {
      id: 'purpose',
      header: t(messages.purpose),
      width: '150px',
      isTitle: of !== undefined,
      cell: ({ purpose }) => t(deductionWords[purpose]),
    },
    {
      id: 'amount',
      header: t(messages.amount),
      width: '160px',
      isNumeric: true,
      cell: ({ amountIsk }) => exactAmount(amountIsk),
    },
    {
      id: 'day',
      header: t(messages.day),
      width: '120px',
      cell: ({ decidedAt, askedAt }) => formatDay(decidedAt ?? askedAt),
    },
    {
      id: 'by',
      header: t(messages.by),
      cell: ({ askedBy, decidedBy }) => [askedBy, decidedBy].filter(Boolean).join(' · '),
    },
    { id: 'state', header: t(messages.state), width: '160px', cell: state },
  ];
  return (
    <Card title={t(messages.decisions)}>
      <PagedTable
        list={list}
        label={t(messages.decisions)}
        columns={columns}
        rowKey={({ keptDecisionId }) => keptDecisionId}
        {...(!of && {
          rowLink: ({ categoryId, usedYear }: KeptDecision) => ({
            to: '/ósótt-fé/$categoryId/$usedYear' as const,
            params: { categoryId: String(categoryId), usedYear: String(usedYear) },
          }),
        })}
        phoneRow={(row) => ({
          title: of ? disposed(row) : about(row),
          detail: of ? about(row) : disposed(row),
          aside: state(row),
        })}
        countText={messages.decisionCount}
        none={t(messages.noDecisions)}
      />
    </Card>
  );
}
