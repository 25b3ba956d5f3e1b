import { formatDuration, readDuration } from '@omur/contract/platform/rules/duration';
import { GripVertical, Pencil, Trash2 } from 'lucide-react';
import { type KeyboardEvent, memo, type PointerEvent } from 'react';
import { useText } from '../../../platform/i18n/texts.tsx';
import { classes } from '../../../platform/ui/classes.ts';
import { IconButton } from '../../../platform/ui/IconButton.tsx';
import { Light } from '../../../platform/ui/Light.tsx';
import type { SetListRow } from '../form.ts';
import { lineId } from '../refusedFields.ts';
import { messages } from './messages.ts';
import styles from './setList.module.css';

/** What the rows of a list call; the same for all of them, however often the list is drawn. */
export interface LineActs {
  take: (at: number, event: PointerEvent) => void;
  move: (from: number, to: number) => void;
  edit: (row: SetListRow) => void;
  remove: (row: SetListRow) => void;
}

interface SetListLineProps {
  row: SetListRow;
  at: number;
  count: number;
  error: string | undefined;
  shift: number;
  isDragged: boolean;
  howId: string;
  acts: LineActs;
}

export const gripId = (key: string) => `grip-${key}`;

/** One work of the set list: what was played, how often and how long. */
export const SetListLine = memo(function SetListLine(props: SetListLineProps) {
  const { row, at, count, error, shift, isDragged, howId, acts } = props;
  const t = useText();
  const { key, title, duration, quantity } = row;
  const goals: Record<string, number> = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: count - 1 };

  const onKeyDown = (event: KeyboardEvent) => {
    const to = goals[event.key];
    if (to === undefined) return;
    event.preventDefault();
    acts.move(at, Math.max(0, Math.min(count - 1, to)));
  };

  return (
    <li
      className={classes(styles.line, isDragged && styles.dragged)}
      style={shift === 0 ? undefined : { transform: `translateY(${shift}px)` }}
    >
      <button
        type="button"
        id={gripId(key)}
        className={styles.grip}
        aria-label={t(messages.move, { title, place: at + 1, count })}
        aria-describedby={howId}
        onPointerDown={(event) => acts.take(at, event)}
        onKeyDown={onKeyDown}
      >
        <GripVertical size={18} aria-hidden />
      </button>
      <span className={styles.place}>{at + 1}</span>
      <div className={styles.words}>
        <div className={styles.title}>{title}</div>
        <div className={styles.by}>{by(row)}</div>
        {row.kind === 'foreign' && <Light light="yellow" text={t(messages.notInSystem)} />}
        {row.kind === 'known' && row.light !== undefined && row.light !== 'green' && (
          <Light light={row.light} />
        )}
      </div>
      <div className={styles.played}>
        {quantity !== '1' && <span className={styles.quantity}>{quantity} ×</span>}
        {readable(duration)}
      </div>
      <div className={styles.buttons}>
        <IconButton
          id={lineId(key)}
          size="small"
          label={t(messages.edit, { title })}
          icon={<Pencil size={17} />}
          onClick={() => acts.edit(row)}
        />
        <IconButton
          size="small"
          label={t(messages.remove, { title })}
          icon={<Trash2 size={17} />}
          onClick={() => acts.remove(row)}
        />
      </div>
      {error && <p className={styles.refused}>{error}</p>}
    </li>
  );
});

/** `3` is written `3.00`, as lengths from the system are. */
function readable(duration: string): string {
  const durationSeconds = readDuration(duration);
  return durationSeconds === undefined ? '–' : formatDuration(durationSeconds);
}

const by = (row: SetListRow) => (row.kind === 'known' ? row.by : row.authors);
