import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './IconButton.module.css';
import { Tooltip } from './Tooltip.tsx';

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'children' | 'aria-label'> {
  label: string;
  icon: ReactNode;
  size?: 'small' | 'medium';
  /** A number on the corner, as of unread notices; say it in the label too. */
  count?: number | undefined;
}

export function IconButton({ label, icon, size = 'medium', count = 0, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label} isLabel>
      <button
        type="button"
        {...rest}
        aria-label={label}
        className={classes(styles.button, size === 'small' && styles.small)}
      >
        {icon}
        {count > 0 && (
          <span className={styles.count} aria-hidden>
            {count > 99 ? '99+' : count}
          </span>
        )}
      </button>
    </Tooltip>
  );
}
