import type { Reading } from '../../platform/rules/reading.ts';

type IsrcProblem = 'isrc.missing' | 'isrc.characters' | 'isrc.length' | 'isrc.prefix' | 'isrc.ending';

/** International Standard Recording Code (ISO 3901). It has no check digit: only its structure can be wrong. */
export function readIsrc(text: string): Reading<IsrcProblem> {
  const code = text
    .toUpperCase()
    .replace(/^\s*ISRC[\s:]+/u, '')
    .replace(/[\s\-\u2010-\u2015]/gu, '');
  if (code === '') return { problem: 'isrc.missing' };
  if (/[^A-Z0-9]/u.test(code)) return { problem: 'isrc.characters' };
  if (code.length !== 12) return { problem: 'isrc.length' };
  if (!/^[A-Z]{2}/u.test(code)) return { problem: 'isrc.prefix' };
  return /\d{7}$/u.test(code) ? { value: code } : { problem: 'isrc.ending' };
}

export function formatIsrc(isrc: string): string {
  return [isrc.slice(0, 2), isrc.slice(2, 5), isrc.slice(5, 7), isrc.slice(7)].join('-');
}
