import type { Case } from './cases.ts';
import { sameSql } from './sameSql.ts';
import type { Running } from './servers.ts';
import type { Society } from './society.ts';

/** The public search, without a session, against the very statements that it runs. */
export async function repertoryCases(
  society: Society,
  bare: Running,
  token: string,
  words: Readonly<Record<'common' | 'prefix', string>>,
): Promise<Case[]> {
  const asked = Object.entries(words).map(([name, word]) => ({
    name: `public search, ${name} (${word})`,
    path: `/api/repertory?limit=50&q=${encodeURIComponent(word)}`,
  }));
  const same = await sameSql(
    society,
    bare,
    token,
    asked.map(({ path }) => path),
  );
  return asked.map(({ name, path }, at) => ({
    name,
    portal: [{ method: 'GET', path }],
    bare: [{ path: same[at] ?? '' }],
    aim: 0.9,
  }));
}
