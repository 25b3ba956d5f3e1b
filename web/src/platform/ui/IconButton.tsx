import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './IconButton.module.css';
import { Tooltip } from './Tooltip.tsx';

interface Look {
  label: string;
  icon: ReactNode;
  size?: 'small' | 'medium';
  /** A number on the corner, as of unread notices; say it in the label too, as it is shown. */
  count?: number | undefined;
}
type Own = 'className' | 'style' | 'children' | 'aria-label';

export interface IconButtonProps extends Look, Omit<ComponentProps<'button'>, Own> {}

export function IconButton({ label, icon, size = 'medium', count = 0, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label} isLabel>
      <button
        type="button"
        {...rest}
        aria-label={label}
        className={classes(styles.button, size === 'small' && styles.small)}
      >
        <Inside icon={icon} count={count} />
      </button>
    </Tooltip>
  );
}

interface AnchorProps extends Look, Omit<ComponentProps<'a'>, Own> {}

function AnchorIcon({ label, icon, size = 'medium', count = 0, ...rest }: AnchorProps) {
  return (
    <Tooltip text={label} isLabel>
      <a {...rest} aria-label={label} className={classes(styles.button, size === 'small' && styles.small)}>
        <Inside icon={icon} count={count} />
      </a>
    </Tooltip>
  );
}

/** A link to a route of ours that looks like an icon button. */
export const IconLink = createLink(AnchorIcon);

/** A number as it stands on a corner, which has room for two digits. */
export const shownCount = (count: number): string => (count > 99 ? '99+' : String(count));

const Inside = ({ icon, count }: { icon: ReactNode; count: number }) => (
  <>
    {icon}
    {count > 0 && (
      <span className={styles.count} aria-hidden>
        {shownCount(count)}
      </span>
    )}
  </>
);
