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
  footer?: ReactNode;
  /** Whether the bar and the menu stand around it. */
  isFramed?: boolean | undefined;
}

export function ErrorPage({ code, title, children, action, footer, isFramed = false }: ErrorPageProps) {
  useDocumentTitle(title);
  const Page = isFramed ? 'div' : 'main';
  return (
    <Page className={isFramed ? styles.framed : styles.page}>
      {!isFramed && <Logo size={40} />}
      <p className={styles.title}>{title}</p>
      <p className={styles.words}>{children}</p>
      {action}
      {footer}
      <h1 className={styles.code} lang="en">
        {code}
      </h1>
    </Page>
  );
}
