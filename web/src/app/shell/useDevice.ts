import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useReadAnew } from '../../platform/api/useChange.ts';
import { useLoggedIn } from '../../platform/api/session.ts';
import { useToast } from '../../platform/ui/Toast.tsx';

/** After the page has what it needs. */
const soon = 3000;

/** What the device does beside the page (H70–H78), for as long as the page stands; its code comes after that of the page. */
export function useDevice(): void {
  const parts = {
    toast: useToast(),
    navigate: useNavigate(),
    readAnew: useReadAnew(),
    session: useLoggedIn(),
  };
  const begin = useEffectEvent(async (signal: AbortSignal) =>
    (await import('./attend.ts')).attend(parts, signal),
  );
  useEffect(() => {
    const ended = new AbortController();
    const waiting = setTimeout(() => void begin(ended.signal).catch(() => undefined), soon);
    return () => {
      clearTimeout(waiting);
      ended.abort();
    };
  }, []);
}
