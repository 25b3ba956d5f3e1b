import type { Version } from './layouts/index.ts';

/**
 * The version of a file: what HDR says, else the ending of its name, else the version of its first group; 2.1 if nothing says it.
 * @returns undefined for one that is not read: 3.x, or CWR Light (extracts of a society's catalogue, groups of SOC).
 */
export function versionOf(first: string, second: string, fileName = ''): Version | undefined {
  const ending = /\.(\w+)$/u.exec(fileName)?.[1]?.toUpperCase() ?? '';
  const group = second.slice(11, 16);
  const isThree = (/^HDR.{40,}\b3\.[01]\d{3}/u.test(first) && !isTwo(second)) || /^GRH.{8}03\./u.test(second);
  if (isThree || second.startsWith('GRHSOC') || (ending.startsWith('V3') && !isTwo(second))) return undefined;
  const named = first.slice(101, 104);
  if (first.startsWith('HDR') && named.trim() !== '') return named === '2.2' ? '2.2' : undefined;
  if (ending === 'V21') return '2.1';
  if (ending === 'V22') return '2.2';
  return group === '02.20' ? '2.2' : '2.1';
}

const isTwo = (second: string) => /^GRH.{8}02\./u.test(second);
