import type { ReactNode } from 'react';
import { Avatar } from './Avatar.tsx';
import styles from './PageHeader.module.css';
import { useDocumentTitle } from './useDocumentTitle.ts';

export interface PageHeaderProps {
  title: string;
  subtitle?: ReactNode;
  /** Whose page it is: shows their initials. */
  person?: string | undefined;
  /** A word beside the title, as when the draft was kept. */
  note?: ReactNode;
  /** At most one primary button; quieter ones before it. */
  actions?: ReactNode;
  /** Whether the actions are no next step: they stay small on a phone. */
  isAside?: boolean;
}

export function PageHeader({ title, subtitle, person, note, actions, isAside = false }: PageHeaderProps) {
  useDocumentTitle(title);
  return (
    <header className={styles.header}>
      {person && <Avatar name={person} size={56} />}
      <div className={styles.words}>
        <div className={styles.line}>
          <h1 tabIndex={-1}>{title}</h1>
          {note && <span className={styles.note}>{note}</span>}
        </div>
        {subtitle && <div className={styles.subtitle}>{subtitle}</div>}
      </div>
      {actions && (
        <div className={isAside ? styles.aside : styles.actions} data-print="no">
          {actions}
        </div>
      )}
    </header>
  );
}
