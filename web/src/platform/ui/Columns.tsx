import type { ReactNode } from 'react';
import styles from './Stack.module.css';

export interface ColumnsProps {
  children: ReactNode;
  /** A panel that stays beside the content while it scrolls, and stands below it in the reduced layout. */
  aside: ReactNode;
}

export const Columns = ({ children, aside }: ColumnsProps) => (
  <div className={styles.columns}>
    <div className={`${styles.stack} ${styles.medium}`}>{children}</div>
    <aside className={styles.aside}>{aside}</aside>
  </div>
);
