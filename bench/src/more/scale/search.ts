import { logIn, member } from '../../cases.ts';
import { patientFetch } from '../../patient.ts';
import { startPortal } from '../../servers.ts';
import { openSociety } from '../../society.ts';
import { fillForSearch, type SearchSize } from './fillSearch.ts';

const works = 2_000;
const persons = 500;
const asked = 40;
const aim = 100;
const administrator = '0101302129';

/** O11 and V8 at the size of a large society: how long one search takes, one after the other. */
export async function measureSearch(size: SearchSize, say: (line: string) => void): Promise<void> {
  const society = await openSociety(works, say, {
    name: `-search-${size.titles}-${size.performances}`,
    persons,
  });
  try {
    await fillForSearch(society, size, say);
    const portal = await startPortal(society);
    try {
      const sampled = async (table: string, column: string) =>
        (
          await society.owner.query<{ name: string }>(
            `select ${column} as name from ${table} where ${table}_id > 10000000 and length(${column}) between 8 and 30
             order by md5(${table}_id::text) limit $1`,
            [asked],
          )
        ).rows.map(({ name }) => name);
      const staff = { url: portal.url, token: await logIn(portal.url, administrator) };
      const someone = { url: portal.url, token: await logIn(portal.url, member.kennitala) };
      const performances = await sampled('live_performance', 'performers');
      const titles = await sampled('work_title', 'title');
      const lines = [
        [`desk search, ${size.performances} live performances`, staff, '/api/desk/search?q=', performances],
        [`title search, ${size.titles} titles, as they are`, someone, '/api/compositions?name=', titles],
        [
          `title search, ${size.titles} titles, misspelt`,
          someone,
          '/api/compositions?name=',
          titles.map(misspelt),
        ],
      ] as const;
      for (const [name, who, path, names] of lines) {
        const milliseconds = await timesOf(who, path, names);
        const middle = milliseconds[Math.floor(milliseconds.length / 2)] ?? 0;
        say(
          `| ${name} | ${middle.toFixed(0)} ms, the slowest of ${names.length} ${(milliseconds.at(-1) ?? 0).toFixed(0)} ms | ≤ ${aim} ms |`,
        );
      }
    } finally {
      await portal.stop();
    }
  } finally {
    await society.close();
  }
}

/** Two letters in the middle of the longest word changed places, and one stands twice. */
function misspelt(title: string): string {
  const [longest = ''] = title.split(' ').toSorted((a, b) => b.length - a.length);
  const at = Math.floor(longest.length / 2);
  const [before, one, other, after] = [
    longest.slice(0, at - 1),
    longest[at - 1],
    longest[at],
    longest.slice(at + 1),
  ];
  return title.replace(longest, `${before}${other}${one}${one}${after}`);
}

/** How long each took, in order; each is asked twice, and the second counts. */
async function timesOf(
  { url, token }: { url: string; token: string },
  path: string,
  names: readonly string[],
): Promise<number[]> {
  const milliseconds: number[] = [];
  for (const name of names)
    for (const isCounted of [false, true]) {
      const began = performance.now();
      const answer = await patientFetch(`${url}${path}${encodeURIComponent(name)}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      await answer.text();
      if (answer.status !== 200 && answer.status !== 404) throw new Error(`${path}${name}: ${answer.status}`);
      if (isCounted) milliseconds.push(performance.now() - began);
    }
  return milliseconds.toSorted((a, b) => a - b);
}
