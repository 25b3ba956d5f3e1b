import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { Button } from './Button.tsx';
import { classes } from './classes.ts';
import styles from './FilterFold.module.css';

interface FilterFoldProps {
  label: string;
  /** How many of the filters are set; stands on the button. */
  count?: number;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** What narrows a page down: as it is where there is room; on a phone behind one button, so that what it is about stands on the first screen. */
export function FilterFold({ label, count = 0, isOpen, onToggle, ref, children }: FilterFoldProps) {
  const id = useId();
  return (
    <>
      <div className={styles.toggle} data-fold="toggle" data-print="no">
        <Button
          ref={ref}
          icon={<SlidersHorizontal size={18} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onToggle(!isOpen)}
        >
          {count > 0 ? `${label} (${count})` : label}
        </Button>
      </div>
      <div
        id={id}
        className={classes(styles.fields, isOpen && styles.open)}
        data-fold="fields"
        data-print="no"
      >
        {children}
      </div>
    </>
  );
}
