import type { ReactNode } from 'react';
import styles from './KeyFacts.module.css';

export interface KeyFact {
  label: string;
  value: ReactNode;
}

/** The strip below a page's title: the handful of facts one comes for. */
export function KeyFacts({ facts }: { facts: readonly KeyFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
