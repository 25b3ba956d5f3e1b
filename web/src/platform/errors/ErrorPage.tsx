import type { ReactNode } from 'react';
import { Logo } from '../ui/Logo.tsx';
import { useDocumentTitle } from '../ui/useDocumentTitle.ts';
import styles from './ErrorPage.module.css';

interface ErrorPageProps {
  /** The heading that the pages have always had, in either language. */
  code: string;
  title: string;
  children: ReactNode;
  action: ReactNode;
}

export function ErrorPage({ code, title, children, action }: ErrorPageProps) {
  useDocumentTitle(title);
  return (
    <main className={styles.page}>
      <Logo size={40} />
      <h1 className={styles.code} lang="en">
        {code}
      </h1>
      <p className={styles.words}>
        <strong>{title}</strong>
      </p>
      <p className={styles.words}>{children}</p>
      {action}
    </main>
  );
}
