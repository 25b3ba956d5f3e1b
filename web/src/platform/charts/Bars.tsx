import { type BarsProps, colourAt, kindsOf } from './bar.ts';
import styles from './charts.module.css';
import { Columns, mayStand } from './Columns.tsx';
import { chartHeight } from './height.ts';
import { Rows } from './Rows.tsx';
import { useWidth } from './useWidth.ts';

/** Amounts over time as columns, or as rows where columns would be too narrow; what has no time is always rows. */
export function Bars({ isOverTime, ...props }: BarsProps & { isOverTime?: boolean }) {
  const [frame, width] = useWidth();
  const height = chartHeight(props.bars.length);
  const kinds = kindsOf(props.bars).filter((kind) => kind !== '');
  const Drawing = isOverTime && mayStand(props.bars, width) ? Columns : Rows;
  // As the bars stand; the colours go by size.
  const legend = [...new Set(props.bars.map(({ kind = '' }) => kind))].filter((kind) => kind !== '');
  return (
    <div>
      {kinds.length > 1 && (
        <ul className={styles.legend}>
          {legend.map((kind) => (
            <li key={kind}>
              <Swatch at={kinds.indexOf(kind)} /> {kind}
            </li>
          ))}
        </ul>
      )}
      <div ref={frame} style={{ minHeight: height }}>
        {width > 0 && <Drawing {...props} width={width} height={height} />}
      </div>
    </div>
  );
}

export const Swatch = ({ at }: { at: number }) => (
  <svg width={11} height={11} aria-hidden className={styles.swatch}>
    <rect width={11} height={11} rx={3} fill={colourAt(at)} />
  </svg>
);
