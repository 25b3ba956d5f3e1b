import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { sheetsOf } from '../../../test/sheets.ts';
import { sweep } from '../../platform/database/sweep.ts';

let portal: Portal;
let member: Someone;
let staff: Someone;
let partner: Someone;
let kennitala: string;

beforeAll(async () => {
  portal = await aPortal();
  partner = await portal.someone({ name: 'Jökull Steinn' });
  const [row] = await portal.sql('select kennitala from person where person_id = $1', [partner.personId]);
  kennitala = row?.['kennitala'];
  staff = await portal.someone({ role: 'editor' });
});
beforeEach(async () => {
  member = await portal.someone({ name: 'Þórdís Æsa' });
});
afterAll(() => portal.close());

const sweepNow = () => sweep(portal.pool, pino({ level: 'silent' }));
const sheets = (kind = 'works') => sheetsOf(portal, kind);
const age = (id: number, days: number) =>
  portal.sql(`update bulk set updated_at = now() - $2 * interval '1 day' where bulk_id = $1`, [id, days]);
const kept = (id: number) =>
  portal.sql<{ lines: Record<string, string>[]; version: number }>(
    'select lines, version from bulk_work where bulk_id = $1 order by place',
    [id],
  );
const isThere = async (id: number) =>
  (await portal.sql('select from bulk where bulk_id = $1', [id])).length === 1;

const entry = (title: string): Record<string, string>[] => [
  { title, length: '3:25', author: String(member.authorId), type: 'C', share: '50' },
  { name: 'Jökull Steinn', ssn: kennitala, email: 'jokull@example.is', type: 'A', share: '50' },
];

describe('people who are named on a sheet', () => {
  it('O222 are on it by name alone once their work is registered', async () => {
    const { id } = await sheets().checked(member, [entry('Brimalda')]);
    const [before] = await kept(id);
    expect(before?.lines[1]).toMatchObject({ ssn: kennitala });
    const [said] = await sheets().sent(member, id);
    expect(said).toMatchObject({ faults: [], made: expect.any(Number) });
    const [after] = await kept(id);
    expect(after?.lines[1]).toEqual({ name: 'Jökull Steinn', type: 'A', share: '50' });
  });

  it('O222 lose national ID and address 30 days after it was last changed, and nothing else', async () => {
    const { id } = await sheets().checked(member, [entry('Fyrra'), [{ title: 'Síðara' }]]);
    const [young, old] = [29, 31];
    await age(id, young);
    await sweepNow();
    expect((await kept(id))[0]?.lines).toEqual(entry('Fyrra'));
    await age(id, old);
    await sweepNow();
    const [first, second] = await kept(id);
    expect(first?.lines).toEqual([entry('Fyrra')[0], { name: 'Jökull Steinn', type: 'A', share: '50' }]);
    // What nothing was taken off is as it was read.
    expect([first?.version, second?.version]).toEqual([2, 1]);
    expect(
      JSON.stringify(await portal.sql('select * from bulk_work where bulk_id = $1', [id])),
    ).not.toContain(kennitala);
    // Whoever has it open reads it anew before they write over it, and types it again if they want to.
    const { status } = await sheets().save(member, id, [entry('Fyrra'), [{ title: 'Síðara' }]], 1);
    expect(status).toBe(412);
    const again = await portal.ask(`PUT /api/bulk/${id}/entries`, {
      as: member,
      body: {
        FAERSLUR_A_BLADI: [{ SAETI: 1, UTGAFA_LINU: 2, LINUR_SKRANINGAR: entry('Fyrra'), ER_ANNAD: 0 }],
      },
    });
    expect(again.status).toBe(200);
    await sweepNow();
    expect((await kept(id))[0]?.lines).toEqual(entry('Fyrra'));
  });

  it('O222 keep theirs while their work is on its way', async () => {
    const { id } = await sheets().checked(member, [entry('Á leiðinni')]);
    await portal.ask(`POST /api/bulk/${id}/send`, { as: member });
    await age(id, 40);
    await sweepNow();
    expect((await kept(id))[0]?.lines).toEqual(entry('Á leiðinni'));
  });

  it('O222, O195 who are to be members are on no sheet after 30 days, while works stay for a year', async () => {
    const { id: ofMembers } = await sheets('members').checked(staff, [[{ name: 'Ný Félagskona' }]]);
    const { id: ofWorks } = await sheets().checked(member, [[{ title: 'Verk' }]]);
    for (const [days, isKept] of [
      [29, true],
      [31, false],
    ] as const) {
      for (const id of [ofMembers, ofWorks]) await age(id, days);
      await sweepNow();
      expect([days, await isThere(ofMembers), await isThere(ofWorks)]).toEqual([days, isKept, true]);
    }
    await age(ofWorks, 366);
    await sweepNow();
    expect(await isThere(ofWorks)).toBe(false);
  });
});
