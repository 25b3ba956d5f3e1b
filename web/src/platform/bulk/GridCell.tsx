import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react';
import { useText } from '../i18n/texts.tsx';
import { classes } from '../ui/classes.ts';
import styles from './grid.module.css';
import { useView } from './view.ts';

interface GridCellProps {
  id: string;
  columnNumber: number;
  text: string;
  /** Shown where nothing is typed: the author that a number is of. */
  ghost: string | undefined;
  fault: string | undefined;
  isActive: boolean;
  isChosen: boolean;
  isAlike: boolean;
}

/** A cell as it is read. The grid itself hears the keyboard and the pointer. */
export const GridCell = memo(function GridCell(props: GridCellProps) {
  const { id, columnNumber, text, ghost, fault, isActive, isChosen, isAlike } = props;
  return (
    <div
      id={id}
      role="gridcell"
      data-cell={columnNumber}
      aria-colindex={columnNumber + 2}
      aria-selected={isActive || isChosen}
      aria-invalid={fault ? true : undefined}
      title={fault}
      className={classes(
        styles.cell,
        columnNumber === 0 && styles.titleCell,
        fault !== undefined && styles.faulty,
        isAlike && styles.alike,
        isChosen && styles.chosen,
        isActive && styles.active,
      )}
    >
      {text || (ghost && <span className={styles.ghost}>{ghost}</span>)}
    </div>
  );
});

interface CellInputProps {
  column: string;
  /** What stands in it when it opens, or opens again where it was left. */
  textNow: () => string;
  /** Typed over what was there, rather than going on with it. */
  isReplaced: boolean;
  onType: (text: string) => void;
  options: readonly string[];
  onCommit: (text: string, move?: { row?: number; column?: number }) => void;
  onCancel: () => void;
}

/** A cell that is being typed in. */
export function CellInput(props: CellInputProps) {
  const { column, textNow, isReplaced, options, onType, onCommit, onCancel } = props;
  const t = useText();
  const { form } = useView();
  const input = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const [text] = useState(textNow);
  useEffect(() => {
    input.current?.focus();
    if (!isReplaced) input.current?.select();
  }, [isReplaced]);
  const commit = (move?: { row?: number; column?: number }) => {
    if (isDone.current) return;
    isDone.current = true;
    onCommit(input.current?.value ?? '', move);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    const back = event.shiftKey ? -1 : 1;
    const acts: Record<string, () => void> = {
      Enter: () => commit({ row: back }),
      Tab: () => commit({ column: back }),
      Escape: () => {
        isDone.current = true;
        onCancel();
      },
    };
    if (!acts[event.key]) return;
    event.preventDefault();
    acts[event.key]?.();
  };
  return (
    <>
      <input
        ref={input}
        className={styles.input}
        aria-label={t(form.labelOf(column))}
        defaultValue={text}
        list={options.length > 0 ? `options-${column}` : undefined}
        autoComplete="off"
        maxLength={2000}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => commit()}
      />
      {options.length > 0 && (
        <datalist id={`options-${column}`}>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </datalist>
      )}
    </>
  );
}
