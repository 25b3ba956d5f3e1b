import { positionHeader } from '@omur/contract/platform/positionHeader';

const key = 'omur.position';
/** No replica that is read from is further behind. */
const goodFor = 60_000;

/** Keeps how far the database was when something was changed, for all tabs, also after one is loaded anew (O26). */
export function keepPosition(position: string | null | undefined): void {
  if (!position) return;
  try {
    localStorage.setItem(key, `${position} ${Date.now()}`);
  } catch {
    // No room left: what was changed stands all the same.
  }
}

/** What a read sends along to find what was changed. */
export function positionToSend(): Record<string, string> {
  const [position, at] = localStorage.getItem(key)?.split(' ') ?? [];
  return position && Date.now() - Number(at) < goodFor ? { [positionHeader]: position } : {};
}
