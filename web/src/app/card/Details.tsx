import type { ReactNode } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { authorMessages as messages } from './authorMessages.ts';
import styles from './AuthorTab.module.css';

export interface Detail {
  label: string;
  /** What is not on file says so. */
  value: ReactNode;
}

/** Facts of one kind, each beside its name. */
export function Details({ details }: { details: readonly Detail[] }) {
  const t = useText();
  return (
    <dl className={styles.details}>
      {details.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value || value === 0 ? value : <span className={styles.none}>{t(messages.notOnFile)}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
