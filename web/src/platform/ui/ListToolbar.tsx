import type { ReactNode } from 'react';
import styles from './ListToolbar.module.css';

export interface ListToolbarProps {
  /** Search and filters. */
  children?: ReactNode;
  /** How many rows there are, as '126 verk'; read aloud when it changes. */
  count?: ReactNode;
  actions?: ReactNode;
}

export function ListToolbar({ children, count, actions }: ListToolbarProps) {
  return (
    <div className={styles.toolbar}>
      {children && <div className={styles.filters}>{children}</div>}
      <div className={styles.end}>
        <span className={styles.count} role="status">
          {count}
        </span>
        {actions}
      </div>
    </div>
  );
}
