import type { PersonRight } from '@omur/contract/people/persons';
import { wholeKronur } from '@omur/contract/platform/rules/wholeKronur';
import { listStreamPots, type StreamPeriod } from '@omur/contract/royalties/statistics';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
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
import { messages, moveNames, streamColumns } from './messages.ts';
import { OpenPot } from './OpenPot.tsx';
import { Pots } from './Pots.tsx';
import styles from './statistics.module.css';
import { useScrollTo } from './useScrollTo.ts';
import { dotted } from './words.ts';

const StatementButtons = lazyComponent(
  async () => (await import('../statements/StatementButtons.tsx')).StatementButtons,
);

const Deductions = lazyComponent(async () => (await import('./Deductions.tsx')).Deductions);

interface ChosenPeriodProps {
  right: PersonRight;
  period: StreamPeriod;
  fromDay?: string;
  toDay?: string;
}

/** L2.25, L9.5: what each pot of a period brought, and in the other column what went out of it. */
export function ChosenPeriod({ right, period, ...days }: ChosenPeriodProps) {
  const t = useText();
  const { periodId, periodName, distributedOn } = period;
  const { search, change } = useStatsAddress();
  const top = useScrollTo<HTMLDivElement>();
  const { rightId } = right;
  const pots = useQuery(listQueryFor(listStreamPots, { query: { ...days, rightId, periodId } }));
  const found = pots.data && potsAndMoves(pots.data.rows, 'streams');
  const open = found?.pots.find(({ potId }) => potId === search.pottur);

  return (
    <div ref={top}>
      <LiveRegion>{`${periodName}: ${formatAmount(wholeKronur(period.amountIsk))}`}</LiveRegion>
      <Card title={periodName} note={`${dotted(distributedOn)} · ${right.displayName}`}>
        <div className={styles.below}>
          <Suspense fallback={<Skeleton shape="text" count={1} />}>
            <StatementButtons of={{ right, period, fromDay: days.fromDay, toDay: days.toDay }} />
          </Suspense>
          {pots.error && <PageFailed error={pots.error} reset={() => void pots.refetch()} />}
          {pots.isPending && <Skeleton shape="rows" count={5} />}
          {found && (
            <>
              <Pots
                label={t(messages.pots)}
                columns={[t(messages.pot), t(messages.amount), t(messages.distributed)]}
                pots={[
                  ...found.pots.map(({ potId, potDescription, lineCount, shownIsk }) => ({
                    id: potId,
                    name: potDescription,
                    detail: t(messages.lineCount, { count: lineCount }),
                    amounts: [shownIsk, undefined],
                    opens: `${potDescription}: ${formatAmount(shownIsk)}`,
                  })),
                  ...found.moves.map((move) => ({
                    id: `${move.movementType}-${move.potId}`,
                    name: move.potDescription,
                    detail: move.potExplanation ?? t(moveNames[move.movementType]),
                    amounts: [undefined, move.shownIsk],
                  })),
                ]}
                totals={{ label: t(messages.total), amounts: [totalOf(found.pots), totalOf(found.moves)] }}
                open={open?.potId}
                onOpen={(id) => change({ pottur: id === undefined ? undefined : Number(id) })}
              >
                {open && (
                  <OpenPot
                    pot={open}
                    beforeEyrir={open.beforeEyrir}
                    asked={{ ...days, rightId, periodId, potId: open.potId }}
                  />
                )}
              </Pots>
              <Suspense>
                <Deductions asked={{ ...days, rightId, periodId }} />
              </Suspense>
              {found.heldIsk !== 0 && (
                <p className={styles.held}>
                  {t(found.heldIsk > 0 ? messages.held : messages.paidFromHeld, {
                    amount: formatAmount(Math.abs(found.heldIsk)),
                  })}
                </p>
              )}
              <Explanations title={messages.whatColumnsMean} of={streamColumns} />
            </>
          )}
        </div>
      </Card>
    </div>
  );
}
