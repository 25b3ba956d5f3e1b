import { useState } from 'react';

/** What stands in a filter's field. It is said onwards once it is whole, or empty; another address changes the field too. */
export function useFilterText(
  saidValue: string | number | undefined,
  isWhole: (text: string) => boolean,
  say: (text: string | undefined) => void,
) {
  const said = String(saidValue ?? '');
  const [typed, setTyped] = useState(said);
  const [before, setBefore] = useState(said);
  if (said !== before) {
    setBefore(said);
    setTyped(said);
  }
  const type = (text: string) => {
    setTyped(text);
    const trimmed = text.trim();
    if (trimmed !== said && (trimmed === '' || isWhole(trimmed))) say(trimmed || undefined);
  };
  return [typed, type] as const;
}
