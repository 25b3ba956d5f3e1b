import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useText } from '../i18n/texts.tsx';
import { classes } from './classes.ts';
import styles from './Dialog.module.css';
import { focusNear } from './focusNear.ts';
import { IconButton } from './IconButton.tsx';
import { messages } from './messages.ts';
import { measureScrollBar } from './scrollBar.ts';

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** One sentence below the title. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the most important one last. */
  footer?: ReactNode;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** For what loses nothing by it; a form stays until it is closed on purpose. */
  closesOnOutsidePress?: boolean | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
}

/** The browser's own modal dialog: it holds the focus, closes on Escape and gives the focus back. */
export function Dialog({ isOpen, ...rest }: DialogProps) {
  return isOpen ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  onClose,
  title,
  description,
  children,
  footer,
  size = 'medium',
  ...rest
}: Omit<DialogProps, 'isOpen'>) {
  const { closesOnOutsidePress = false, role } = rest;
  const t = useText();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const opened = dialog.current;
    const keepFocus = focusNear(document.activeElement);
    measureScrollBar();
    opened?.showModal();
    if (opened) firstStop(opened).focus();
    return () => {
      opened?.close();
      keepFocus();
    };
  }, []);

  const isOutside = (event: MouseEvent) => event.target === dialog.current;

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the press outside is a shortcut for the close button
    <dialog
      ref={dialog}
      className={classes(styles.dialog, styles[size])}
      role={role}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => closesOnOutsidePress && isOutside(event) && onClose()}
    >
      <div className={styles.frame}>
        <header className={styles.head}>
          <div>
            <h2 id={`${id}-title`}>{title}</h2>
            {description && (
              <div id={`${id}-description`} className={styles.description}>
                {description}
              </div>
            )}
          </div>
          <IconButton label={t(messages.close)} icon={<X />} onClick={onClose} />
        </header>
        {children && <div className={styles.body}>{children}</div>}
        {footer && <footer className={styles.foot}>{footer}</footer>}
      </div>
    </dialog>
  );
}

/** The first field, or the way back in a question; on a touch screen a field would call up the keyboard unasked. */
function firstStop(dialog: HTMLDialogElement) {
  const stop = dialog.role === 'alertdialog' ? 'footer button' : '[autofocus], input, select, textarea';
  const isTouched = matchMedia('(pointer: coarse)').matches;
  return (!isTouched && dialog.querySelector<HTMLElement>(stop)) || dialog;
}
