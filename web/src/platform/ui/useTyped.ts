import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDebounced } from './useDebounced.ts';

/** What is typed, said onwards once it has stood still; another address empties the field too. */
export function useTyped(said: string, say: (text: string) => void) {
  const router = useRouter();
  const [typed, setTyped] = useState(said);
  const [before, setBefore] = useState(said);
  const settled = useDebounced(typed, 300);

  if (said !== before) {
    setBefore(said);
    if (said !== settled.trim()) setTyped(said);
  }

  const onSettled = useEffectEvent((text: string) => {
    const { location, resolvedLocation = location } = router.state;
    // On the way to another page this one still stands; an address of its own would lead back to it.
    if (location.pathname !== resolvedLocation.pathname) return;
    if (text !== said) say(text);
  });
  useEffect(() => onSettled(settled.trim()), [settled]);

  return [typed, setTyped] as const;
}
