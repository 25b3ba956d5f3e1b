import { scaleLinear, scalePoint } from 'd3-scale';
import { area, line } from 'd3-shape';
import { Axis, gutterOf } from './Axis.tsx';
import type { BarsProps } from './bar.ts';
import styles from './charts.module.css';
import { Marks } from './Marks.tsx';
import { ticksTo } from './ticks.ts';
import { useWidth } from './useWidth.ts';

const height = 200;
const top = 16;
const bottom = 26;

/** How an amount goes from year to year. */
export function Line(props: BarsProps) {
  const [frame, width] = useWidth();
  return (
    <div ref={frame} style={{ minHeight: height }}>
      {width > 0 && <Drawn {...props} width={width} />}
    </div>
  );
}

function Drawn({ label, bars, chosen, onChoose, width }: BarsProps & { width: number }) {
  const ticks = ticksTo(Math.max(...bars.map(({ amountIsk }) => amountIsk)), 3);
  const gutter = gutterOf(ticks);
  const y = scaleLinear([0, ticks.at(-1) ?? 1], [height - bottom, top]);
  const x = scalePoint(
    bars.map(({ id }) => id),
    [gutter, width],
  ).padding(0.5);
  const points = bars.map((bar): [number, number] => [x(bar.id) ?? gutter, y(Math.max(0, bar.amountIsk))]);
  const half = Math.min(44, (width - gutter) / bars.length / 2);
  // Years that do not fit stand at every second, third …
  const every = Math.ceil((bars.length * 38) / (width - gutter));
  const marks = bars.map((bar, at) => {
    const [left, above] = points[at] ?? [0, 0];
    return {
      bar,
      left: left - half,
      top: top - 10,
      width: 2 * half,
      height: height - bottom - top + 14,
      tip: { x: left, y: above - 10 },
    };
  });
  return (
    <div className={styles.plot} role="group" aria-label={label} style={{ height }}>
      <svg width={width} height={height} aria-hidden className={styles.drawing}>
        <Axis ticks={ticks} y={y} width={width} />
        <path className={styles.under} d={area().y0(height - bottom)(points) ?? ''} />
        <path className={styles.line} d={line()(points) ?? ''} />
        {bars.map((bar, at) => (
          <g key={bar.id}>
            <circle
              className={bar.id === chosen ? styles.chosenDot : styles.dot}
              cx={points[at]?.[0]}
              cy={points[at]?.[1]}
              r={bar.id === chosen ? 6 : 4.5}
            />
            {at % every === 0 && (
              <text className={styles.tick} x={points[at]?.[0]} y={height - 8} textAnchor="middle">
                {bar.label}
              </text>
            )}
          </g>
        ))}
      </svg>
      <Marks marks={marks} width={width} chosen={chosen} onChoose={onChoose} />
    </div>
  );
}
