import type { ReactNode } from 'react';
import styles from './authorMerge.module.css';

interface FactsProps {
  /** What is not known is left out by a dash. */
  facts: readonly (readonly [label: string, value: ReactNode])[];
}

/** The same facts in the same order for both, so that the eye can compare. */
export const Facts = ({ facts }: FactsProps) => (
  <dl className={styles.facts}>
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd className="tabular">{value || <span className="dim">–</span>}</dd>
      </div>
    ))}
  </dl>
);
