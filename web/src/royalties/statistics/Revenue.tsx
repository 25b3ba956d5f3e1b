import type { PersonRight } from '@omur/contract/people/persons';
import { listYearSummaries } from '@omur/contract/royalties/statistics';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { Bars } from '../../platform/charts/Bars.tsx';
import { lazyComponent } from '../../platform/api/lazyComponent.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { nothingChosen } from './address.ts';
import { wholeYears } from './amounts.ts';
import { Explanations } from './Explanations.tsx';
import { messages, revenueColumns } from './messages.ts';
import { firstSummaryYears } from './range.ts';
import { noteOf, Section } from './Section.tsx';
import styles from './statistics.module.css';
import { useStatisticsQuery } from './useStatisticsQuery.ts';
import { YearMovements } from './YearMovements.tsx';
import { YearTable } from './YearTable.tsx';

const YearButtons = lazyComponent(async () => (await import('../statements/YearButtons.tsx')).YearButtons);

/** L2.28: what a right earned from year to year, and what became of it. */
export function Revenue({ rights }: { rights: readonly PersonRight[] }) {
  const t = useText();
  const asked = useStatisticsQuery('years', rights, firstSummaryYears());
  const { right, canAsk, days, search, step } = asked;
  const rightId = right?.rightId ?? 0;
  const list = useQuery({
    ...listQueryFor(listYearSummaries, { query: { ...days, rightId } }),
    enabled: canAsk,
  });
  const chosen = list.data?.rows.find(({ year }) => year === search.ar);
  const yearFiles = (
    <Suspense>
      <YearButtons />
    </Suspense>
  );
  const choose = (ar: number | undefined) => step({ ...nothingChosen, ar });

  return (
    <Section
      asked={asked}
      path={listYearSummaries.path}
      list={list}
      isMissing={search.ar !== undefined && list.isSuccess && !chosen}
      action={yearFiles}
      rows={(rows) => {
        const whole = wholeYears(rows);
        return (
          <Card title={t(messages.revenue)} note={noteOf(asked)} actions={yearFiles}>
            <div className={styles.below}>
              <Bars
                isOverTime
                label={t(messages.revenue)}
                bars={whole.rows.map(({ year: of, distributedIsk }) => ({
                  id: of,
                  label: String(of),
                  amountIsk: distributedIsk,
                }))}
                chosen={chosen?.year}
                onChoose={(id) => choose(Number(id))}
              />
              <YearTable whole={whole} />
              <Explanations title={messages.whatColumnsMean} of={revenueColumns} />
            </div>
          </Card>
        );
      }}
    >
      {right && chosen && (
        <YearMovements key={`${rightId}-${chosen.year}`} rightId={rightId} summary={chosen} />
      )}
    </Section>
  );
}
