import type { PersonRight } from '@omur/contract/people/persons';
import { wholeKronur } from '@omur/contract/platform/rules/wholeKronur';
import {
  getRoyaltyText,
  listPeriodStatuses,
  type RightDistribution,
} from '@omur/contract/royalties/statistics';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { listQueryFor, queryIfAny } from '../../platform/api/queries.ts';
import { lazyComponent } from '../../platform/api/lazyComponent.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { formatAmount } from '../../platform/i18n/format.ts';
import { LiveRegion } from '../../platform/ui/LiveRegion.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { useStatsAddress } from './address.ts';
import { potsAndMoves, totalOf } from './amounts.ts';
import { Explanations } from './Explanations.tsx';
import { domesticColumns, messages } from './messages.ts';
import { OpenPot } from './OpenPot.tsx';
import { Pots } from './Pots.tsx';
import styles from './statistics.module.css';
import { Totals } from './Totals.tsx';
import { useScrollTo } from './useScrollTo.ts';
import { dotted } from './words.ts';

const StatementButtons = lazyComponent(
  async () => (await import('../statements/StatementButtons.tsx')).StatementButtons,
);

const Deductions = lazyComponent(async () => (await import('./Deductions.tsx')).Deductions);

interface ChosenDistributionProps {
  right: PersonRight;
  distribution: RightDistribution;
}

/** L2.24: one distribution: its statement, what it brought and what became of it, and its pots down to the lines. */
export function ChosenDistribution({ right, distribution }: ChosenDistributionProps) {
  const t = useText();
  const { distributionId, distributionName, periodId, periodName, distributedOn } = distribution;
  const { search, change } = useStatsAddress();
  const top = useScrollTo<HTMLDivElement>();
  const { rightId } = right;
  const statuses = useQuery(
    listQueryFor(listPeriodStatuses, { params: { periodId, rightId }, query: { distributionId } }),
  );
  const text = useQuery(queryIfAny(getRoyaltyText, { params: { distributionId } }));
  const found = statuses.data && potsAndMoves(statuses.data.rows, 'domestic');
  const open = found?.pots.find(({ potId }) => potId === search.pottur);

  return (
    <div ref={top}>
      <LiveRegion>{`${distributionName}: ${formatAmount(wholeKronur(distribution.amountIsk))}`}</LiveRegion>
      <Card title={distributionName} note={`${periodName} · ${dotted(distributedOn)} · ${right.displayName}`}>
        <div className={styles.below}>
          <Suspense fallback={<Skeleton shape="text" count={1} />}>
            <StatementButtons of={{ right, distribution }} />
          </Suspense>
          {text.data && <p className={styles.royalty}>{text.data.royaltyText}</p>}
          {statuses.error && <PageFailed error={statuses.error} reset={() => void statuses.refetch()} />}
          {statuses.isPending && <Skeleton shape="rows" count={5} />}
          {found && (
            <>
              <Totals found={found} />
              <Pots
                label={t(messages.pots)}
                columns={[t(messages.pot), t(messages.distributed)]}
                pots={found.pots.map(({ potId, potDescription, lineCount, shownIsk }) => ({
                  id: potId,
                  name: potDescription,
                  detail: t(messages.lineCount, { count: lineCount }),
                  amounts: [shownIsk],
                  opens: `${potDescription}: ${formatAmount(shownIsk)}`,
                }))}
                totals={{ label: t(messages.total), amounts: [totalOf(found.pots)] }}
                open={open?.potId}
                onOpen={(id) => change({ pottur: id === undefined ? undefined : Number(id) })}
              >
                {open && (
                  <OpenPot
                    pot={open}
                    beforeEyrir={open.beforeEyrir}
                    asked={{ rightId, distributionId, potId: open.potId }}
                  />
                )}
              </Pots>
              <Suspense>
                <Deductions asked={{ rightId, distributionId }} />
              </Suspense>
              <Explanations title={messages.whatColumnsMean} of={domesticColumns} />
            </>
          )}
        </div>
      </Card>
    </div>
  );
}
