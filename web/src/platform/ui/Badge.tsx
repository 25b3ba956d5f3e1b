import type { ReactNode } from 'react';
import styles from './Badge.module.css';

export interface BadgeProps {
  children: ReactNode;
  look?: 'neutral' | 'accent' | 'green' | 'amber' | 'red' | 'teal' | undefined;
}

export const Badge = ({ children, look = 'neutral' }: BadgeProps) => (
  <span className={`${styles.badge} ${styles[look]}`}>{children}</span>
);
