import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Read aloud whenever its content changes; it must stand on the page before it has anything to say. */
export function LiveRegion({ children, isUrgent = false }: { children: ReactNode; isUrgent?: boolean }) {
  return (
    <div className={styles.hidden} role={isUrgent ? 'alert' : 'status'}>
      {children}
    </div>
  );
}
