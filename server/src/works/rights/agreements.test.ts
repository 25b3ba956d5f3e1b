import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countriesOf, holdsIn, type Territory, worldWithout } from '@omur/contract/works/rules/territories';
import { aPortal, type Portal } from '../../../test/portal.ts';

let portal: Portal;
let tree: Map<number, Territory>;
beforeAll(async () => {
  portal = await aPortal();
  const rows = await portal.sql(`
    select territory_id as "territoryId", kind, nullif(starts_on, '-infinity')::text as "startsOn", nullif(ends_on, 'infinity')::text as "endsOn",
      (select coalesce(json_agg(json_build_object('territoryId', m.group_id, 'startsOn', nullif(m.starts_on, '-infinity'),
        'endsOn', nullif(m.ends_on, 'infinity'))), '[]') from territory_member m where m.member_id = t.territory_id) as groups
    from territory t`);
  tree = new Map(rows.map((row) => [row['territoryId'] as number, row as Territory]));
}, 60_000);
afterAll(() => portal.close());

const inSql = async (list: number[], day: string) =>
  (await portal.sql('select t from territories($1, $2) t order by 1', [list, day])).map(
    ({ t }) => t as number,
  );
const today = '2026-11-22';

describe('a list of territories', () => {
  it('X41 applies its entries in order', async () => {
    expect(await inSql([2136, -2114, 124], today)).toContain(124);
    expect(await inSql([2136, 124, -2114], today)).not.toContain(124);
  });
  it('X41 knows where Iceland is', async () => {
    for (const group of [2120, 2121, 2127, 2136]) expect(await inSql([group], today)).toContain(352);
    for (const group of [2131, 2122]) expect(await inSql([group], today)).not.toContain(352);
  });
  it('X41 goes by the day: the United Kingdom left the European Union', async () => {
    expect(await inSql([2123], '2019-06-01')).toContain(826);
    expect(await inSql([2123], today)).not.toContain(826);
  });
  it('X41 counts every country as in the world, and none where nothing was said', async () => {
    const [row] = await portal.sql(
      `select territory_holds('{2136}', 99999, $1) as all, territory_holds('{2136,-352}', 352, $1) as home,
        territory_holds('{2136,-352}', 99999, $1) as unknown, territory_holds('{2120}', 99999, $1) as europe`,
      [today],
    );
    expect(row).toEqual({ all: true, home: false, unknown: true, europe: false });
  });
  it('X41 says the same in a form as in the database', async () => {
    const entry = fc.tuple(fc.constantFrom(...tree.keys()), fc.boolean());
    const days = fc.constantFrom('1985-05-05', '1999-12-31', '2012-02-29', today);
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { minLength: 1, maxLength: 8 }), days, async (entries, day) => {
        const list = entries.map(([id, isIncluded]) => (isIncluded ? id : -id));
        const expected = countriesOf(list, day, tree);
        expect(await inSql(list, day)).toEqual(expected);
        const rows = await portal.sql(
          `select territory_id as id from territory where kind = 'country' and $2 between starts_on and ends_on
             and territory_holds($1, territory_id, $2) order by 1`,
          [list, day],
        );
        const held = [...tree.values()].filter(
          (one) =>
            one.kind === 'country' &&
            (one.startsOn ?? '') <= day &&
            day <= (one.endsOn ?? '9999') &&
            holdsIn(list, one.territoryId, day, tree),
        );
        expect(rows.map(({ id }) => id as number)).toEqual(
          held.map(({ territoryId }) => territoryId).toSorted((a, b) => a - b),
        );
      }),
      { numRuns: 60 },
    );
  });
  it('X67 leaves of the world what nobody else holds in, in as few words as that takes', () => {
    expect(worldWithout([[208]], today, tree)).toEqual([2136, -208]);
    expect(worldWithout([[2120, -2131], [208]], today, tree)).toEqual([2136, -2120, 2131, -208]);
    expect(worldWithout([[2136, -352]], today, tree)).toEqual([352]);
    expect(worldWithout([[2136]], today, tree)).toEqual([]);
    const entry = fc.tuple(fc.constantFrom(...tree.keys()), fc.boolean());
    const list = fc
      .array(entry, { minLength: 1, maxLength: 5 })
      .map((entries) => entries.map(([id, isIncluded]) => (isIncluded ? id : -id)));
    const inside = (of: readonly number[]) => countriesOf(of, today, tree);
    fc.assert(
      fc.property(fc.array(list, { minLength: 1, maxLength: 4 }), (lists) => {
        const taken = new Set(lists.flatMap(inside));
        const left = inside([2136]).filter((country) => !taken.has(country));
        expect(inside(worldWithout(lists, today, tree))).toEqual(left);
      }),
      { numRuns: 100 },
    );
  });
});
