import { scaleLinear } from 'd3-scale';
import { formatAmount, formatWhole } from '../i18n/format.ts';
import { Axis, gutterOf } from './Axis.tsx';
import { type BarsProps, colourAt, kindsOf } from './bar.ts';
import styles from './charts.module.css';
import { layOut } from './columnLayout.ts';
import { Marks } from './Marks.tsx';
import { ticksTo } from './ticks.ts';

interface ColumnsProps extends BarsProps {
  width: number;
  height: number;
}

const top = 22;
const bottom = 26;
const figure = 6.9;

const mostOf = (bars: BarsProps['bars']) => Math.max(...bars.map(({ amountIsk }) => amountIsk));
const groupsOf = (bars: BarsProps['bars']) => bars.map(({ group, id }) => group ?? String(id));

/** Whether there is room for columns with their amounts above them. */
export function mayStand(bars: BarsProps['bars'], width: number): boolean {
  const most = mostOf(bars);
  const { width: column } = layOut(groupsOf(bars), width - gutterOf(ticksTo(most, 4)));
  return column >= formatWhole(most).length * figure;
}

/** Amounts over time, the oldest first. */
export function Columns({ label, bars, chosen, onChoose, width, height }: ColumnsProps) {
  const most = mostOf(bars);
  const ticks = ticksTo(most, height < 150 ? 1 : 4);
  const gutter = gutterOf(ticks);
  const y = scaleLinear([0, ticks.at(-1) ?? 1], [height - bottom, top]);
  const { columns, width: wide, groups } = layOut(groupsOf(bars), width - gutter);
  const kinds = kindsOf(bars);
  const isRoomy = wide >= formatAmount(most).length * figure;
  const marks = bars.map((bar, at) => {
    const left = gutter + (columns[at] ?? 0);
    const above = Math.min(y(Math.max(0, bar.amountIsk)), height - bottom - 2);
    return {
      bar,
      left: left - 3,
      top: above - 3,
      width: wide + 6,
      height: height - bottom - above + 5,
      tip: { x: left + wide / 2, y: above - 24 },
    };
  });
  return (
    <div className={styles.plot} role="group" aria-label={label} style={{ height }}>
      <svg width={width} height={height} aria-hidden className={styles.drawing}>
        <Axis ticks={ticks} y={y} width={width} />
        {marks.map(({ bar, left, top: above, height: high }) => (
          <g key={bar.id}>
            <path
              d={rounded(left + 3, above + 3, wide, high - 5)}
              fill={colourAt(kinds.indexOf(bar.kind ?? ''))}
            />
            <text className={styles.amount} x={left + 3 + wide / 2} y={above - 4} textAnchor="middle">
              {isRoomy ? formatAmount(bar.amountIsk) : formatWhole(bar.amountIsk)}
            </text>
          </g>
        ))}
        {groups.map(({ group, from, to }, at) => (
          <text
            key={`${group}-${from}`}
            className={styles.tick}
            x={gutter + (from + to) / 2}
            y={height - 8}
            textAnchor="middle"
          >
            {bars[at]?.group === undefined ? bars[at]?.label : group}
          </text>
        ))}
      </svg>
      <Marks marks={marks} width={width} chosen={chosen} onChoose={onChoose} />
    </div>
  );
}

/** Round above, square on the ground. */
function rounded(x: number, y: number, width: number, height: number): string {
  const r = Math.max(0, Math.min(5, width / 2, height));
  return `M${x},${y + height}v${r - height}q0,${-r} ${r},${-r}h${width - 2 * r}q${r},0 ${r},${r}v${height - r}z`;
}
