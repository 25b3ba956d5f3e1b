import { formatWhole } from '../i18n/format.ts';
import styles from './charts.module.css';

interface AxisProps {
  ticks: readonly number[];
  y: (amountIsk: number) => number;
  width: number;
}

/** How far in the marks start: the amounts of the axis stand before them. */
export const gutterOf = (ticks: readonly number[]) => formatWhole(ticks.at(-1) ?? 0).length * 6.4 + 14;

/** The amounts on the left, each with its line across. */
export function Axis({ ticks, y, width }: AxisProps) {
  const gutter = gutterOf(ticks);
  return ticks.map((tick) => (
    <g key={tick}>
      <line className={styles.grid} x1={gutter} x2={width} y1={y(tick)} y2={y(tick)} />
      <text className={styles.tick} x={gutter - 10} y={y(tick) + 4} textAnchor="end">
        {formatWhole(tick)}
      </text>
    </g>
  ));
}
