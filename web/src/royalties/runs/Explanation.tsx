import type { ExplainedLine } from '@omur/contract/royalties/explanations';
import type { ReactNode } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { exactAmount } from '../distributions/amount.ts';
import { decimalText, rateText } from '../money/decimals.ts';
import { factorsOf, stepsOf, unitsText, wholeEyrir } from './explanation.ts';
import { keptWords, lineMessages as messages, measureWords, stepWords } from './lineMessages.ts';
import styles from './runs.module.css';

const factorLabels = {
  usage: messages.factorUsage,
  daypart: messages.factorDaypart,
  estimate: messages.factorEstimate,
  weight: messages.factorWeight,
};

interface StepsProps {
  rows: readonly { label: string; value: ReactNode; isSum?: boolean }[];
}

function Steps({ rows }: StepsProps) {
  return (
    <dl className={styles.steps}>
      {rows.map(({ label, value, isSum }) => (
        <div key={label} className={isSum ? styles.sum : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** R17: income → deductions → pool → points → factors → share → amount. Every number recomputes to the next. */
export function Explanation({ line }: { line: ExplainedLine }) {
  const t = useText();
  const isNamed = line.ownIsk !== null;
  const isByAmounts = line.namedIsk > line.poolsIsk;
  const shared = isByAmounts ? 0 : line.poolsIsk - line.namedIsk;
  const { numbered } = stepsOf(line);
  return (
    <>
      <Card title={numbered('pool', t(messages.pool))} note={t(messages.poolMore, { pool: line.poolName })}>
        <Steps
          rows={[
            ...line.steps.map(({ poolStep, stepIsk }) => ({
              label: t(stepWords[poolStep]),
              value: unitsText(stepIsk),
            })),
            { label: t(messages.inPool), value: unitsText(line.poolsIsk), isSum: true },
            ...(isByAmounts ? [{ label: t(messages.namedAll), value: unitsText(line.namedIsk) }] : []),
            ...(line.namedIsk > 0 && !isByAmounts
              ? [
                  { label: t(messages.named), value: unitsText(-line.namedIsk) },
                  { label: t(messages.shared), value: unitsText(shared), isSum: true },
                ]
              : []),
          ]}
        />
      </Card>
      {!isNamed && (
        <Card title={numbered('points', t(messages.points))} note={t(messages.pointsMore)}>
          <Steps
            rows={[
              { label: t(measureWords[line.runUsageKind]), value: decimalText(line.measure) },
              ...factorsOf(line).map(([name, factor]) => ({
                label: t(factorLabels[name]),
                value: `× ${decimalText(factor)}`,
              })),
              ...(line.protectedShare === 10_000
                ? []
                : [
                    {
                      label: t(messages.protectedShare),
                      value: `× ${decimalText(line.protectedShare / 100)}%`,
                    },
                  ]),
              { label: t(messages.ownPoints), value: decimalText(line.points), isSum: true },
              { label: t(messages.allPoints), value: decimalText(line.poolPoints) },
            ]}
          />
        </Card>
      )}
      <Card title={numbered('line', t(messages.line))}>
        {isNamed ? (
          <NamedLine line={line} own={line.ownIsk ?? 0} isByAmounts={isByAmounts} />
        ) : (
          <p className={styles.reckoned}>
            {t(messages.lineByPoints, {
              pool: unitsText(shared),
              own: decimalText(line.points),
              all: decimalText(line.poolPoints),
              amount: unitsText(line.lineIsk),
            })}
          </p>
        )}
      </Card>
      <KeptAndShares line={line} />
    </>
  );
}

interface NamedLineProps {
  line: ExplainedLine;
  own: number;
  isByAmounts: boolean;
}

/** A line that names an amount: what the report took back of it (R181), and what it gets of a pool that has less than its lines name (R179). */
function NamedLine({ line, own, isByAmounts }: NamedLineProps) {
  const t = useText();
  const back = line.takenBackIsk ?? 0;
  return (
    <>
      <p className={styles.reckoned}>
        {isByAmounts
          ? t(messages.lineByAmounts, {
              pool: unitsText(wholeEyrir(line.poolsIsk)),
              own: unitsText(own),
              all: unitsText(line.namedIsk),
              amount: unitsText(line.lineIsk),
            })
          : t(messages.lineNamed)}
      </p>
      <Steps
        rows={[
          ...(line.namedAmount !== null && line.currency !== null && line.exchangeRate !== null
            ? [
                {
                  label: t(messages.inCurrency),
                  value: `${decimalText(line.namedAmount)}\u00A0${line.currency}`,
                },
                { label: t(messages.rate), value: rateText(line.currency, line.exchangeRate) },
              ]
            : []),
          ...(back > 0
            ? [
                { label: t(messages.reported), value: unitsText(own + back) },
                { label: t(messages.takenBack), value: unitsText(-back) },
              ]
            : []),
          ...(isByAmounts ? [{ label: t(messages.own), value: unitsText(own) }] : []),
          { label: t(messages.amount), value: unitsText(line.lineIsk), isSum: true },
        ]}
      />
    </>
  );
}

/** What was kept of the line by an earlier run, where it was (R31), and who shares the amount. */
function KeptAndShares({ line }: { line: ExplainedLine }) {
  const t = useText();
  const { numbered } = stepsOf(line);
  return (
    <>
      {line.keptReason !== null && line.keptLineIsk !== null && (
        <Card
          title={numbered('kept', t(messages.kept))}
          note={`${t(keptWords[line.keptReason], { name: line.keptByName ?? '' })} ${t(messages.keptMore)}`}
        >
          <Steps
            rows={[{ label: t(messages.keptAmount), value: unitsText(line.keptLineIsk), isSum: true }]}
          />
        </Card>
      )}
      <Card
        title={numbered('shares', t(messages.shares))}
        note={
          line.correctedName === null
            ? t(messages.sharesMore)
            : t(messages.correctedMore, { name: line.correctedName })
        }
      >
        {line.shares.map((share) => (
          <Steps
            key={share.shareNumber}
            rows={[
              {
                label: share.holderName ?? t(line.lineFinding ? messages.keptWhole : messages.nobody),
                value:
                  share.sharePart === null
                    ? '100%'
                    : partText(share.sharePart, line.keptShare ?? line.protectedShare),
              },
              { label: t(messages.before), value: unitsText(share.exactIsk) },
              ...(share.hadIsk === null
                ? [{ label: t(messages.paid), value: exactAmount(share.roundedIsk), isSum: true }]
                : [
                    { label: t(messages.due), value: exactAmount(share.roundedIsk) },
                    { label: t(messages.had), value: exactAmount(-share.hadIsk) },
                    {
                      label: t(messages.difference),
                      value: exactAmount(share.roundedIsk - share.hadIsk),
                      isSum: true,
                    },
                  ]),
            ]}
          />
        ))}
      </Card>
    </>
  );
}

/** A share of the whole work, and of what is protected of it where that is less. */
const partText = (part: number, whole: number) =>
  whole === 10_000
    ? `${decimalText(part / 100)}%`
    : `${decimalText(part / 100)}% ÷ ${decimalText(whole / 100)}%`;
