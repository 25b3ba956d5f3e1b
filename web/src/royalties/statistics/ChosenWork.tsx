import { wholeKronur } from '@omur/contract/platform/rules/wholeKronur';
import type { TopWork } from '@omur/contract/royalties/statistics';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { Bars } from '../../platform/charts/Bars.tsx';
import { Donut } from '../../platform/charts/Donut.tsx';
import { Line } from '../../platform/charts/Line.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { formatAmount } from '../../platform/i18n/format.ts';
import { LiveRegion } from '../../platform/ui/LiveRegion.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { nothingChosen, useStatsAddress } from './address.ts';
import { AudienceCurve } from './AudienceCurve.tsx';
import { Lines } from './Lines.tsx';
import { messages } from './messages.ts';
import styles from './statistics.module.css';
import { useScrollTo } from './useScrollTo.ts';
import { useWorkParts } from './useWorkParts.ts';
import { WorkChart } from './WorkChart.tsx';

interface ChosenWorkProps {
  rightId: number;
  work: TopWork;
  days: { fromDay: string; toDay: string };
}

/** L2.26: what a work brought by kind of distribution, year and country, each down to its lines. */
export function ChosenWork({ rightId, work, days }: ChosenWorkProps) {
  const t = useText();
  const { change } = useStatsAddress();
  const top = useScrollTo<HTMLDivElement>();
  const { workId, title } = work;
  const { byCategory, byYear, byCountry, open, limits } = useWorkParts({ ...days, rightId, workId });
  const amount = formatAmount(wholeKronur(work.amountIsk));
  const hasCountries = !byCountry.list.isSuccess || byCountry.parts.length > 0;

  return (
    <div ref={top}>
      <LiveRegion>{`${title}: ${amount}`}</LiveRegion>
      <Card
        title={`${title} · ${amount}`}
        actions={
          <Link to="/verk/$workId" params={{ workId: String(workId) }}>
            {t(messages.toWork)}
          </Link>
        }
      >
        <Stack>
          <div className={styles.charts}>
            <WorkChart title={messages.byCategory} of={byCategory} workId={workId} name="flokkur">
              {(drawn) => <Donut {...drawn} />}
            </WorkChart>
            <WorkChart title={messages.perYear} of={byYear} workId={workId} name="ar">
              {(drawn) => <Line {...drawn} />}
            </WorkChart>
          </div>
          {hasCountries && (
            <WorkChart title={messages.byCountry} of={byCountry} workId={workId} name="land">
              {(drawn) => <Bars {...drawn} />}
            </WorkChart>
          )}
          <AudienceCurve workId={workId} rightId={rightId} />
          <section aria-label={t(messages.statementLines)}>
            <div className={styles.linesHead}>
              <h3>{t(messages.statementLines)}</h3>
              {open && (
                <Button
                  size="small"
                  icon={<X size={15} aria-hidden />}
                  onClick={() => change({ ...nothingChosen, verk: workId })}
                >
                  {t(messages.only, { what: open.label })}
                </Button>
              )}
            </div>
            <Lines
              of="work"
              label={t(messages.linesOf, { name: title })}
              beforeEyrir={open?.beforeEyrir ?? 0}
              asked={{ ...days, rightId, workId, ...limits }}
            />
          </section>
        </Stack>
      </Card>
    </div>
  );
}
