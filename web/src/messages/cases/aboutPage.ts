import type { About } from './writing.ts';

const subjects = [
  [/^\/verk\/(\d+)/, 'work'],
  [/^\/samningar\/(\d+)/, 'contract'],
  [/^\/lifandi-flutningar\/(\d+)/, 'livePerformance'],
] as const;

/** What the page with a path shows: a work, a contract or a live performance; undefined of all others. */
export function aboutPage(path: string): About | undefined {
  for (const [pattern, about] of subjects) {
    const number = Number(pattern.exec(path)?.[1] ?? 0);
    if (number > 0) return { about, aboutId: number };
  }
  return undefined;
}
