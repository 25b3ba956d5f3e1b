import type { ReactNode } from 'react';
import { Badge } from '../../platform/ui/Badge.tsx';
import styles from './secondFactors.module.css';

interface FactorRowProps {
  icon: ReactNode;
  name: string;
  kind?: string;
  words: string;
  warning?: string | undefined;
  /** What may be done with it. */
  children: ReactNode;
}

export const FactorRow = ({ icon, name, kind, words, warning, children }: FactorRowProps) => (
  <li className={styles.factor}>
    <span className={styles.icon}>{icon}</span>
    <div className={styles.words}>
      <p className={styles.name}>
        {name} {kind && <Badge>{kind}</Badge>}
      </p>
      <p className="dim small tabular">{words}</p>
      {warning && <p className={styles.warning}>{warning}</p>}
    </div>
    <div className={styles.factorActs}>{children}</div>
  </li>
);
