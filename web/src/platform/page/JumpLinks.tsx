import type { ReactNode } from 'react';
import styles from './JumpLinks.module.css';
import { showSection } from './showSection.ts';

interface Jump {
  id: string;
  label: string;
}

/** The sections of a long page by their names, for a phone: where there is room for two side by side, they can be seen. */
export function JumpLinks({ label, jumps }: { label: string; jumps: readonly Jump[] }) {
  return (
    <ul className={styles.jumps} aria-label={label} data-print="no">
      {jumps.map((jump) => (
        <li key={jump.id}>
          <a href={`#${jump.id}`} onClick={() => showSection(jump.id)}>
            {jump.label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A section that a link leads to. */
export const JumpGoal = ({ id, children }: { id: string; children: ReactNode }) => (
  <div id={id} tabIndex={-1} className={styles.goal}>
    {children}
  </div>
);
