import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';
import { classes } from './classes.ts';
import { Spinner } from './Spinner.tsx';

interface Look {
  look?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  size?: 'small' | 'medium' | undefined;
  icon?: ReactNode;
  isWide?: boolean | undefined;
}

export interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'className' | 'style'> {
  /** Shows a spinner and takes no presses, yet keeps the focus. */
  isLoading?: boolean | undefined;
}

export function Button({
  look,
  size,
  icon,
  isWide,
  isLoading = false,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={looks({ look, size, isWide })}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || undefined}
      onClick={(event) => (isLoading ? event.preventDefault() : onClick?.(event))}
    >
      {isLoading ? <Spinner /> : icon}
      {children}
    </button>
  );
}

type AnchorProps = Look & Omit<ComponentProps<'a'>, 'className' | 'style'>;

export function AnchorButton({ look, size, icon, isWide, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} data-print="no" className={looks({ look, size, isWide })}>
      {icon}
      {children}
    </a>
  );
}

/** A link to a route of ours that looks like a button: `<ButtonLink to="/verk/stofna">`. */
export const ButtonLink = createLink(AnchorButton);

const looks = ({ look = 'secondary', size = 'medium', isWide }: Look) =>
  classes(styles.button, styles[look], size === 'small' && styles.small, isWide && styles.wide);
