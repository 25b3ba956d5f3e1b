import type { ReactNode } from 'react';
import styles from './Stack.module.css';

export interface StackProps {
  children: ReactNode;
  gap?: 'small' | 'medium' | 'large' | undefined;
}

/** One thing below another with even space between. */
export const Stack = ({ children, gap = 'medium' }: StackProps) => (
  <div className={`${styles.stack} ${styles[gap]}`}>{children}</div>
);
