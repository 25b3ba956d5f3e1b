import type { ReactNode } from 'react';
import styles from './KeyFacts.module.css';

export interface KeyFact {
  /** Tells apart those that have one label. */
  id?: number | string;
  label: string;
  value: ReactNode;
}

/** The strip below a page's title: the handful of facts that people come for. */
export function KeyFacts({ facts }: { facts: readonly KeyFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ id, label, value }) => (
        <div key={id ?? label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
