import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useText } from '../i18n/texts.tsx';
import { Alert, type AlertLook } from './Alert.tsx';
import { Button } from './Button.tsx';
import { messages } from './messages.ts';
import styles from './Toast.module.css';

export interface Toast {
  text: string;
  look?: AlertLook;
  action?: { label: string; onSelect: () => void };
  /** How long it stays, when not as long as others of its kind. */
  seconds?: number;
}

type Shown = Toast & { id: number };

const ToastContext = createContext<(toast: Toast) => void>(() => {});

/** Says that something is done. What must be read or answered belongs in an `Alert` on the page. */
export const useToast = () => use(ToastContext);

const lasts = 6_000;
const lastsWithAction = 12_000;

export function ToastProvider({ children }: { children: ReactNode }) {
  const t = useText();
  const [toasts, setToasts] = useState<readonly Shown[]>([]);
  const region = useRef<HTMLElement>(null);
  const lastId = useRef(0);

  const show = useCallback((toast: Toast) => {
    lastId.current += 1;
    const id = lastId.current;
    // One at a time, but for what can still be taken back.
    setToasts((before) =>
      [...before.filter(({ text, action }) => action && text !== toast.text), { ...toast, id }].slice(-3),
    );
  }, []);
  const remove = useCallback(
    (id: number) => setToasts((before) => before.filter((toast) => toast.id !== id)),
    [],
  );

  // Shown anew each time, so that it lies above a dialog opened since.
  useEffect(() => {
    region.current?.hidePopover();
    if (toasts.length > 0) region.current?.showPopover();
  }, [toasts]);

  const value = useMemo(() => show, [show]);
  return (
    <ToastContext value={value}>
      {children}
      <section
        ref={region}
        popover="manual"
        className={styles.region}
        data-print="no"
        aria-label={t(messages.noticeRegion)}
      >
        <div className={styles.stack} aria-live="polite" aria-relevant="additions">
          {toasts.map((toast) => (
            <OneToast key={toast.id} toast={toast} onClose={() => remove(toast.id)} />
          ))}
        </div>
      </section>
    </ToastContext>
  );
}

function OneToast({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const [isHeld, setIsHeld] = useState(false);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (isHeld) return undefined;
    const usual = toast.action ? lastsWithAction : lasts;
    const timer = setTimeout(() => close(), toast.seconds ? toast.seconds * 1000 : usual);
    return () => clearTimeout(timer);
  }, [isHeld, toast.action, toast.seconds]);

  const act = () => {
    toast.action?.onSelect();
    onClose();
  };

  return (
    <div
      className={styles.toast}
      role="presentation"
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Alert
        look={toast.look ?? 'success'}
        onClose={onClose}
        actions={
          toast.action && (
            <Button size="small" onClick={act}>
              {toast.action.label}
            </Button>
          )
        }
      >
        {toast.text}
      </Alert>
    </div>
  );
}
