import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { type CSSProperties, type PointerEvent, useState } from 'react';
import { formatWhole } from '../i18n/format.ts';
import { Axis, gutterOf } from './Axis.tsx';
import styles from './charts.module.css';
import { ticksTo } from './ticks.ts';
import { useWidth } from './useWidth.ts';

export interface CurvePoint {
  label: string;
  /** As it stands below the curve, where not every point has room. */
  shortLabel: string;
  count: number;
}

interface CurveProps {
  /** What the curve shows, read aloud: its figures stand in a table beside it. */
  label: string;
  points: readonly CurvePoint[];
}

const height = 200;
const top = 16;
const bottom = 26;
const labelWidth = 84;

/** How a number goes over many times; the point under the pointer says its own. */
export function Curve(props: CurveProps) {
  const [frame, width] = useWidth();
  return (
    <div ref={frame} style={{ minHeight: height }}>
      {width > 0 && <Drawn {...props} width={width} />}
    </div>
  );
}

function Drawn({ label, points, width }: CurveProps & { width: number }) {
  const [shown, setShown] = useState<number>();
  const ticks = ticksTo(Math.max(...points.map(({ count }) => count)), 3);
  const gutter = gutterOf(ticks);
  const y = scaleLinear([0, ticks.at(-1) ?? 1], [height - bottom, top]);
  const step = (width - gutter) / points.length;
  const places = points.map(({ count }, at): [number, number] => [gutter + (at + 0.5) * step, y(count)]);
  const every = Math.ceil(labelWidth / step);
  const point = shown === undefined ? undefined : points[shown];
  const [left, above] = places[shown ?? 0] ?? [gutter, top];
  const find = ({ clientX, currentTarget }: PointerEvent) => {
    const at = Math.floor((clientX - currentTarget.getBoundingClientRect().left - gutter) / step);
    setShown(Math.max(0, Math.min(at, points.length - 1)));
  };
  return (
    <div
      className={styles.plot}
      role="img"
      aria-label={label}
      style={{ height }}
      onPointerMove={find}
      onPointerLeave={() => setShown(undefined)}
    >
      <svg width={width} height={height} aria-hidden className={styles.drawing}>
        <Axis ticks={ticks} y={y} width={width} />
        <path className={styles.under} d={area().y0(height - bottom)(places) ?? ''} />
        <path className={styles.line} d={line()(places) ?? ''} />
        {(point || points.length === 1) && <circle className={styles.dot} cx={left} cy={above} r={4.5} />}
        {points.map(
          ({ shortLabel }, at) =>
            at % every === 0 && (
              <text
                key={shortLabel}
                className={styles.tick}
                x={places[at]?.[0]}
                y={height - 8}
                textAnchor={at === 0 && every > 1 ? 'start' : 'middle'}
              >
                {shortLabel}
              </text>
            ),
        )}
      </svg>
      {point && (
        <div
          className={styles.tip}
          style={{ '--x': `${Math.max(84, Math.min(width - 84, left))}px`, top: above - 10 } as CSSProperties}
          aria-hidden
        >
          <span>{point.label}</span>
          <strong>{formatWhole(point.count)}</strong>
        </div>
      )}
    </div>
  );
}
