import { type ReactNode, useId } from 'react';
import styles from './Card.module.css';
import { classes } from './classes.ts';

export interface CardProps {
  title?: ReactNode;
  /** Quiet words beside the title. */
  note?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
  /** The content touches the edges, as a list does. */
  isFlush?: boolean | undefined;
  headingLevel?: 2 | 3 | undefined;
}

export function Card({ title, note, actions, children, isFlush, headingLevel = 2 }: CardProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const Frame = title ? 'section' : 'div';
  return (
    <Frame className={classes(styles.card, isFlush && styles.flush)} aria-labelledby={title ? id : undefined}>
      {(title || note || actions) && (
        <div className={styles.head}>
          {title && <Heading id={id}>{title}</Heading>}
          {note && <div className={styles.note}>{note}</div>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      {children}
    </Frame>
  );
}
