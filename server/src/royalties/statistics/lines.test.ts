import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finishedDistribution, rightOf } from '../../../test/distribution.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { sharedWork } from '../../../test/shares.ts';

let portal: Portal;
let member: Someone;
let rights: number[];
let works: number[];
let pots: number[];
let streams: number;
let all: Line[];

interface Line extends Record<string, unknown> {
  id: string;
  right: number;
  distribution: number;
  work: number;
  pot: number;
  country: number;
  title: string;
  amount: number;
}

beforeAll(async () => {
  portal = await aPortal();
  member = await portal.someone();
  const other = await portal.someone();
  const staff = await portal.someone({ role: 'administrator' });
  const [heir] = await portal.sql(
    'insert into author_right (person_id, author_id, share) values ($1, $2, 60) returning right_id',
    [member.personId, other.authorId],
  );
  rights = [await rightOf(portal, member), heir?.right_id];
  works = [];
  // Two of them have one title.
  for (const title of ['Þoka', 'Andvaka', 'Ölduslóð', 'Andvaka'])
    works.push(await sharedWork(portal, [member, other], title));
  for (const id of [1, 2, 3]) {
    const lines = Array.from({ length: 30 }, (_, i) => {
      const at = i * 7 + id * 5;
      const [right, work] = [rights[i % 5 === 0 ? 1 : 0], works[at % 4]];
      return `${i + 1};${right};${work};Pottur ${at % 3};${['IS', 'DK', 'SE'][at % 7] ?? 'IS'};${(at * 3) % 8}.5`;
    });
    await finishedDistribution(portal, {
      as: staff,
      id,
      file: ['line;right;work;pot;country;amount', ...lines].join('\n'),
      head: {
        FLOKKUR_UTHLUTUNAR_NR: id,
        DAGS_UTHLUTUNAR: `202${id}-06-15`,
        HEITI_UTHLUTUNAR: `Úthlutun ${id}`,
      },
    });
  }
  all = (await portal.sql(
    `select l.distribution_id || '/' || l.statement_line_id as id, l.right_id as right, l.distribution_id as distribution,
       l.work_id as work, l.pot_id as pot, l.country_id as country, l.amount::float as amount, w.title
     from statement_line l join work w using (work_id)`,
  )) as Line[];
  streams = (await portal.sql('select period_id from distribution where distribution_id = 3'))[0]?.period_id;
  pots = [...new Set(all.map(({ pot }) => pot))];
});
afterAll(() => portal.close());

/** All pages, one after another; and how many rows the first says there are. */
async function paged(query: string) {
  const rows: Record<string, unknown>[] = [];
  let [cursor, total] = ['', Number.NaN];
  do {
    const page = await portal.ask(`GET /api/persons/statistics/distributions?limit=7${query}${cursor}`, {
      as: member,
    });
    expect(page.status).toBe(200);
    rows.push(...(page.body as Record<string, unknown>[]));
    total = Number(page.headers['x-total-count']);
    const next = page.headers['x-next-cursor'];
    cursor = typeof next === 'string' ? `&cursor=${next}` : '';
  } while (cursor);
  return { total, rows };
}
const idOf = (row: Record<string, unknown>) => `${String(row['uthlutuN_NR'])}/${String(row['skilalinA_NR'])}`;

const asked: [string, () => string, (line: Line) => boolean][] = [
  ['of all rights', () => '', () => true],
  ['of a right', () => `&rights=${rights[0]}`, ({ right }) => right === rights[0]],
  ['of a distribution', () => '&Did=2', ({ distribution }) => distribution === 2],
  [
    'of a period of streaming',
    () => `&rights=${rights[0]}&TIMABIL_UTHLUTUNAR_NR=${streams}`,
    (line) => line.right === rights[0] && line.distribution === 3,
  ],
  ['of a work', () => `&compId=${works[1]}`, ({ work }) => work === works[1]],
  ['of a pot', () => `&LYSING_NR=${pots[0]}`, ({ pot }) => pot === pots[0]],
  ['of a country', () => '&LAND_NR=208', ({ country }) => country === 208],
  ['of a category', () => '&FLOKKUR_UTHLUTUNAR_NR=3', ({ distribution }) => distribution === 3],
  ['of a year', () => '&dateFrom=2022-01-01&dateTo=2022-12-31', ({ distribution }) => distribution === 2],
  [
    'of a pot and a country',
    () => `&LYSING_NR=${pots[0]}&LAND_NR=352`,
    (line) => line.pot === pots[0] && line.country === 352,
  ],
  [
    'of a work, a pot and a country',
    () => `&compId=${works[1]}&LYSING_NR=${pots[0]}&LAND_NR=352`,
    (line) => line.work === works[1] && line.pot === pots[0] && line.country === 352,
  ],
];
const sorts = ['', '&sort=UPPHAD', '&sort=HEITI_VERKS', '&sort=LYSING_STUTT'];

describe('pages of statement lines', () => {
  it.each(asked)('W3, L7.21 have each line once, and as many as they say: %s', async (_, query, isAsked) => {
    const expected = all.filter(isAsked).map(({ id }) => id);
    expect(expected.length).toBeGreaterThan(0);
    for (const sort of sorts) {
      const { total, rows } = await paged(query() + sort);
      expect(rows.map(idOf).toSorted()).toEqual(expected.toSorted());
      expect(total).toBe(expected.length);
      const last = await portal.ask(
        `GET /api/persons/statistics/distributions?limit=5&cursor=end${query()}${sort}`,
        { as: member },
      );
      expect(last.body.map(idOf)).toEqual(rows.slice(-5).map(idOf));
      if (!sort) continue;
      const back = await paged(query() + sort.replace('=', '=-'));
      expect(back.rows.map(idOf)).toEqual(rows.map(idOf).toReversed());
      const words = rows.map(
        (row) => row[{ U: 'upphad', H: 'heitI_VERKS', L: 'lysinG_STUTT' }[sort[6] ?? ''] ?? ''],
      );
      const { compare } = new Intl.Collator('is');
      expect(words).toEqual(
        words.toSorted((a, b) => (typeof a === 'number' ? a - Number(b) : compare(String(a), String(b)))),
      );
    }
  });
});
