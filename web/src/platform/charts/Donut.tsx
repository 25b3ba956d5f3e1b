import { arc, pie } from 'd3-shape';
import { wholeInTurn, wholeKronur } from '@omur/contract/platform/rules/wholeKronur';
import { useText } from '../i18n/texts.tsx';
import { classes } from '../ui/classes.ts';
import { formatAmount } from '../i18n/format.ts';
import { type Bar, type BarsProps, colourAt } from './bar.ts';
import { Swatch } from './Bars.tsx';
import styles from './charts.module.css';
import { messages } from './messages.ts';

const size = 176;
const slices = pie<Bar>()
  .value(({ amountIsk }) => Math.max(0, amountIsk))
  .sort(null)
  .padAngle(0.012);
const ring = arc<{ startAngle: number; endAngle: number; padAngle: number }>()
  .innerRadius(52)
  .outerRadius(size / 2 - 4)
  .cornerRadius(3);

/** How a sum divides. The names beside it are what you choose. */
export function Donut({ label, bars, chosen, onChoose }: BarsProps) {
  const t = useText();
  const total = bars.reduce((sum, { amountIsk }) => sum + amountIsk, 0);
  const percents = wholeInTurn(bars.map(({ amountIsk }) => (total > 0 ? (10_000 * amountIsk) / total : 0)));
  return (
    <div className={styles.donut} role="group" aria-label={label}>
      <svg width={size} height={size} viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`} aria-hidden>
        {slices([...bars]).map((slice, at) => (
          <path
            key={slice.data.id}
            d={ring(slice) ?? ''}
            fill={colourAt(at)}
            className={classes(chosen !== undefined && chosen !== slice.data.id && styles.faded)}
          >
            <title>{`${slice.data.label}: ${formatAmount(slice.data.amountIsk)}`}</title>
          </path>
        ))}
        <text className={styles.whole} textAnchor="middle" y={-2}>
          {formatAmount(wholeKronur(total))}
        </text>
        <text className={styles.tick} textAnchor="middle" y={15}>
          {t(messages.inAll)}
        </text>
      </svg>
      <ul className={styles.parts}>
        {bars.map((bar, at) => (
          <li key={bar.id}>
            <Swatch at={at} />
            <span className={styles.part}>{bar.label}</span>
            <span className={styles.figure}>{formatAmount(bar.amountIsk)}</span>
            <span className={styles.percent}>{percents[at]}%</span>
            <button
              type="button"
              className={styles.cover}
              aria-label={`${bar.label}: ${formatAmount(bar.amountIsk)}`}
              aria-pressed={bar.id === chosen}
              onClick={() => onChoose(bar.id)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
