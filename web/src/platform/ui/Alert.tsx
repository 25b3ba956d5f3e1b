import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../i18n/texts.tsx';
import styles from './Alert.module.css';
import { classes } from './classes.ts';
import { IconButton } from './IconButton.tsx';
import { messages } from './messages.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type AlertLook = 'info' | 'success' | 'warning' | 'danger';

export interface AlertProps {
  look?: AlertLook | undefined;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons below the words. */
  actions?: ReactNode;
  onClose?: (() => void) | undefined;
  /** Read aloud as soon as it appears, as a refusal must be. */
  isAnnounced?: boolean | undefined;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleX };

export function Alert({ look = 'info', title, children, actions, onClose, isAnnounced }: AlertProps) {
  const t = useText();
  const Icon = icons[look];
  return (
    <div className={classes(styles.alert, styles[look])} role={isAnnounced ? 'alert' : undefined}>
      <Icon className={styles.icon} size={20} aria-hidden />
      <div className={styles.body}>
        <VisuallyHidden>{t(messages[look])} </VisuallyHidden>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {onClose && <IconButton size="small" label={t(messages.close)} icon={<X />} onClick={onClose} />}
    </div>
  );
}
