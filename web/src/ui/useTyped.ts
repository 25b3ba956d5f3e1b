import { useEffect, useEffectEvent, useState } from 'react';
import { useDebounced } from './useDebounced.ts';

/** What is typed, said onwards once it has stood still; another address empties the field too. */
export function useTyped(said: string, say: (text: string) => void) {
  const [typed, setTyped] = useState(said);
  const [before, setBefore] = useState(said);
  const settled = useDebounced(typed, 300);

  if (said !== before) {
    setBefore(said);
    if (said !== settled.trim()) setTyped(said);
  }

  const onSettled = useEffectEvent((text: string) => {
    if (text !== said) say(text);
  });
  useEffect(() => onSettled(settled.trim()), [settled]);

  return [typed, setTyped] as const;
}
