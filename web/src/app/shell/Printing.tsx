import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../platform/i18n/texts.tsx';
import { LiveRegion } from '../../platform/ui/LiveRegion.tsx';
import { printAll, stopPrinting, useIsGathering } from '../../platform/ui/printing.ts';
import { useToast } from '../../platform/ui/Toast.tsx';
import { formatDay } from '../../platform/i18n/format.ts';
import { messages } from '../../platform/page/messages.ts';
import styles from './Printing.module.css';

/** On paper stands of whom it is and of which day; the keys for printing fetch all of a long list first. */
export function Printing() {
  const t = useText();
  const toast = useToast();
  const isGathering = useIsGathering();
  const [day, setDay] = useState('');
  const router = useRouter();
  useEffect(
    () => router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && stopPrinting()),
    [router],
  );
  useEffect(() => {
    const dated = () => flushSync(() => setDay(formatDay(new Date().toISOString())));
    addEventListener('beforeprint', dated);
    return () => removeEventListener('beforeprint', dated);
  }, []);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (
        !(event.ctrlKey || event.metaKey) ||
        event.shiftKey ||
        event.altKey ||
        event.key.toLowerCase() !== 'p'
      )
        return;
      event.preventDefault();
      printAll();
    };
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
  useEffect(() => {
    if (!isGathering) return undefined;
    const timer = setTimeout(() => toast({ look: 'info', text: t(messages.gathering) }), 400);
    return () => clearTimeout(timer);
  }, [isGathering, toast, t]);
  return (
    <>
      <LiveRegion>{isGathering && t(messages.gathering)}</LiveRegion>
      <p className={styles.paper} aria-hidden>
        Ómur · {day}
      </p>
    </>
  );
}
