import type { ReactNode } from 'react';
import { Badge } from '../ui/Badge.tsx';
import styles from './ActionRow.module.css';

interface ActionRowProps {
  icon: ReactNode;
  name: string;
  /** A word beside the name. */
  kind?: ReactNode;
  words: ReactNode;
  warning?: string | undefined;
  /** What may be done with it. */
  children: ReactNode;
}

/** A thing of somebody's in a list: what it is, and what may be done with it. */
export const ActionRow = ({ icon, name, kind, words, warning, children }: ActionRowProps) => (
  <li className={styles.row}>
    <span className={styles.icon}>{icon}</span>
    <div className={styles.words}>
      <p className={styles.name}>
        {name} {kind && <Badge>{kind}</Badge>}
      </p>
      <p className="dim small tabular">{words}</p>
      {warning && <p className={styles.warning}>{warning}</p>}
    </div>
    <div className={styles.acts}>{children}</div>
  </li>
);
