import { scaleLinear } from 'd3-scale';
import { formatAmount, formatWhole } from '../i18n/format.ts';
import { type BarsProps, colourAt, kindsOf } from './bar.ts';
import styles from './charts.module.css';
import { Marks } from './Marks.tsx';
import { ticksTo } from './ticks.ts';

interface RowsProps extends BarsProps {
  width: number;
  height: number;
}

const axis = 22;
const narrow = 560;

/** Amounts one below the other, each with its name. */
export function Rows({ label, bars, chosen, onChoose, width, height }: RowsProps) {
  const isNarrow = width < narrow;
  const step = (height - axis) / bars.length;
  const nameWidth = isNarrow ? width : Math.min(300, width * 0.34);
  const start = isNarrow ? 0 : nameWidth + 14;
  const most = Math.max(...bars.map(({ amountIsk }) => amountIsk));
  const ticks = ticksTo(most, isNarrow ? 2 : 4);
  const amountWidth = formatAmount(most).length * 6.9 + 12;
  // The last tick's words stand centred below it.
  const x = scaleLinear([0, ticks.at(-1) ?? 1], [start, width - (isNarrow ? 34 : amountWidth)]);
  // On a narrow chart the name stands above its bar, and both in the middle of the row.
  const block = isNarrow ? Math.min(44, step) : step;
  const thick = isNarrow ? Math.min(12, block * 0.24) : Math.min(26, step * 0.62);
  // Rows that stand close leave room for the ring around the chosen one.
  const isDense = isNarrow && block < 36;
  const lowest = isDense ? 0.86 : 0.92;
  const rowTop = (at: number) => at * step + (step - block) / 2;
  const kinds = kindsOf(bars);
  const marks = bars.map((bar, at) => {
    const top = at * step;
    return {
      bar,
      left: -6,
      top,
      width: width + 12,
      height: step,
      tip: { x: Math.max(start + 60, x(Math.max(0, bar.amountIsk))), y: top + 2 },
    };
  });
  return (
    <div className={styles.plot} role="group" aria-label={label} style={{ height }}>
      <svg width={width} height={height} aria-hidden className={styles.drawing}>
        {ticks.map((tick) => (
          <g key={tick}>
            <line className={styles.grid} x1={x(tick)} x2={x(tick)} y1={0} y2={height - axis} />
            <text
              className={styles.tick}
              x={x(tick)}
              y={height - 5}
              textAnchor={isNarrow && tick === 0 ? 'start' : 'middle'}
            >
              {formatWhole(tick)}
            </text>
          </g>
        ))}
        {bars.map((bar, at) => {
          const y = isNarrow ? rowTop(at) + block * lowest - thick : at * step + (step - thick) / 2;
          const end = Math.max(start + 2, x(Math.max(0, bar.amountIsk)));
          return (
            <g key={bar.id}>
              <rect
                x={start}
                y={y}
                width={end - start}
                height={thick}
                rx={Math.min(4, thick / 3)}
                fill={colourAt(kinds.indexOf(bar.kind ?? ''))}
              />
              {!isNarrow && (
                <text className={styles.amount} x={end + 8} y={y + thick / 2 + 4}>
                  {formatAmount(bar.amountIsk)}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      {bars.map((bar, at) => (
        <div
          key={bar.id}
          className={isNarrow ? styles.above : styles.beside}
          style={{
            top: rowTop(at),
            ...(isDense && { fontSize: 12, lineHeight: 1.1 }),
            width: nameWidth,
            height: isNarrow ? block * lowest - thick - 1 : step,
          }}
          aria-hidden
        >
          <span className={styles.name}>
            {bar.label}
            {bar.group !== undefined && <span className={styles.group}> · {bar.group}</span>}
          </span>
          {isNarrow && <span className={styles.figure}>{formatAmount(bar.amountIsk)}</span>}
        </div>
      ))}
      <Marks marks={marks} width={width} chosen={chosen} onChoose={onChoose} />
    </div>
  );
}
