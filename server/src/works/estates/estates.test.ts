import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paidFor } from '../../../test/agreements.ts';
import { daysFromNow, today } from '../../../test/contracts.ts';
import { rightOf } from '../../../test/distribution.ts';
import { estatesOf, type Heirs } from '../../../test/estates.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { transaction } from '../../platform/database/pool.ts';
import { rewriteRights } from '../rights/rewrite.ts';

let portal: Portal;
let editor: Someone;
let administrator: Someone;
beforeAll(async () => {
  portal = await aPortal();
  editor = await portal.someone({ role: 'editor', isPerson: false, name: 'Ragnar' });
  administrator = await portal.someone({ role: 'administrator', isPerson: false, name: 'Katla' });
}, 60_000);
afterAll(() => portal.close());

const { report, document, propose, decide, confirmAndPass, anEstate } = estatesOf(() => ({
  portal,
  editor,
  administrator,
}));
/** Some time ago, so that uses of before can be asked about. */
const longAgo = (workId: number) =>
  portal.sql(`update work_right set starts_on = '2020-01-01' where work_id = $1`, [workId]);
const paid = async (workId: number, day: string) =>
  Object.fromEntries(await paidFor(portal, { workId, day, countryId: 352 }));

describe('heirs', () => {
  it('H114, H115 are paid from their day on, as the parts of that day say whatever is written anew later', async () => {
    const [dead, other] = [await portal.someone(), await portal.someone()];
    const [first, second] = [await portal.someone(), await portal.someone()];
    const workId = await portal.work({ by: dead, others: [other] });
    await longAgo(workId);
    const { estateId } = await anEstate(dead, [
      [first, 66.67],
      [second, 33.33],
    ]);
    expect((await confirmAndPass(estateId)).status).toBe(204);
    await expect(
      portal.sql('update person set died_on = null where person_id = $1', [dead.personId]),
    ).rejects.toThrow('have passed to heirs');
    const parts = await portal.sql(
      `select right_id, share::float from author_right where author_id = $1 order by array_position($2::integer[], person_id)`,
      [dead.authorId, [dead.personId, first.personId, second.personId]],
    );
    expect(parts.map(({ share }) => share)).toEqual([0, 66.67, 33.33]);
    const [was, a, b] = parts.map(({ right_id: right }) => String(right));
    const others = { [String(await rightOf(portal, other))]: 5000 };
    const before = { ...others, [String(was)]: 5000 };
    const after = { ...others, [String(a)]: 3334, [String(b)]: 1666 };
    const look = async () => {
      expect(await paid(workId, daysFromNow(-31))).toEqual(before);
      for (const day of [-30, 0]) expect(await paid(workId, daysFromNow(day))).toEqual(after);
    };
    await look();
    const share = { workId, authorId: dead.authorId };
    for (const from of ['2020-01-01', daysFromNow(-35)])
      await transaction(portal.pool, (db) => rewriteRights(db, [share], { from }));
    await transaction(portal.pool, (db) => rewriteRights(db, [share], { isOfHolders: true }));
    await look();
    const works = await portal.ask(`GET /api/persons/${first.personId}/compositions`, { as: first });
    expect(works.body).toMatchObject([{ verK_NR: workId, retthafI_AD_VERKI: 1 }]);
  });
  it('H114 have together what the deceased had, whatever the shares', async () => {
    const heirs = await Promise.all([1, 2, 3].map(() => portal.someone()));
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 9997 }),
        fc.integer({ min: 1, max: 9998 }),
        fc.integer({ min: 1, max: 10_000 }),
        async (one, two, held) => {
          const dead = await portal.someone();
          const rest = 10_000 - one;
          const shares = [one, Math.max(1, two % rest)];
          shares.push(10_000 - one - (shares[1] ?? 0));
          await portal.sql('update author_right set share = $2 where author_id = $1', [
            dead.authorId,
            held / 100,
          ]);
          const given = heirs
            .map((heir, i): [Someone, number] => [heir, (shares[i] ?? 0) / 100])
            .filter(([, share]) => share > 0);
          const { estateId, proposed } = await anEstate(dead, given);
          expect(proposed.status).toBe(204);
          expect((await confirmAndPass(estateId)).status).toBe(204);
          const [sum] = await portal.sql(
            'select (sum(share) * 100)::integer as all from author_right where author_id = $1',
            [dead.authorId],
          );
          expect(sum?.all).toBe(held);
        },
      ),
      { numRuns: 8 },
    );
  });
  it('H116 take two who are neither heirs nor the deceased, and a document', async () => {
    const [dead, heir] = [await portal.someone(), await portal.someone()];
    const relative = await portal.someone({ role: 'administrator' });
    const { body } = await report(editor);
    const estateId = body.danarbU_NR as number;
    expect((await decide(estateId)).body.Code).toBe('estate.notProposed');
    expect((await propose(estateId, dead, [[relative, 100]], { as: relative })).body.Code).toBe('estate.own');
    const own = (await report(administrator)).body.danarbU_NR;
    expect((await propose(own, heir, [[dead, 100]], { as: administrator })).status).toBe(204);
    expect((await decide(own)).body.Code).toBe('estate.ownProposal');
    expect((await propose(estateId, dead, [[relative, 100]])).status).toBe(204);
    expect((await propose(estateId, dead, [[heir, 100]])).body.Code).toBe('estate.enteredAlready');
    expect((await decide(estateId)).body.Code).toBe('estate.noDocument');
    await document(estateId);
    expect((await decide(estateId, relative)).body.Code).toBe('estate.own');
    for (const as of [editor, heir]) expect((await decide(estateId, as)).status).toBe(403);
    const done = `update estate set state = 'confirmed', decided_at = now(), decided_by = $2, passes_from = now() + interval '3 days'
      where estate_id = $1`;
    await expect(portal.sql(done, [estateId, editor.userId])).rejects.toThrow('estate_by_another');
    await expect(portal.sql(done, [estateId, relative.userId])).rejects.toThrow('decided on by who gains');
    await expect(
      portal.sql('update estate_heir set share = 99 where estate_id = $1', [estateId]),
    ).rejects.toThrow('has been decided on');
    await expect(
      portal.sql('update estate set counts_from = died_on where estate_id = $1', [estateId]),
    ).rejects.toThrow('has been decided on');
    expect((await confirmAndPass(estateId)).status).toBe(204);
    expect((await decide(estateId)).body.Code).toBe('estate.notProposed');
    await expect(portal.sql('delete from estate_heir where estate_id = $1', [estateId])).rejects.toThrow(
      'has been decided on',
    );
  });
  it('H113 are living persons of the register with all of it, from a day after the death and before the next', async () => {
    const [dead, heir] = [await portal.someone(), await portal.someone()];
    const { body } = await report(editor);
    const at = (heirs: Heirs, from = -30) => propose(body.danarbU_NR, dead, heirs, { from });
    const code = async (asked: ReturnType<typeof at>) => (await asked).body.Errors?.[0]?.Code;
    expect(await code(at([[heir, 99.99]]))).toBe('estate.sharesNotWhole');
    expect(
      await code(
        at([
          [heir, 50],
          [heir, 50],
        ]),
      ),
    ).toBe('estate.heirTwice');
    expect(await code(at([[dead, 100]]))).toBe('estate.heirUnknown');
    expect(await code(at([[heir, 100]], -41))).toBe('estate.beforeDeath');
    expect(await code(at([[heir, 100]], 1))).toBe('estate.dayAhead');
    const { estateId } = await anEstate(dead, [[heir, 100]], -10);
    await confirmAndPass(estateId);
    const next = await portal.someone();
    const second = await anEstate(heir, [[next, 100]], -20);
    expect(second.proposed.body.Code).toBe('estate.laterDay');
    expect((await anEstate(heir, [[dead, 100]], -5)).proposed.body.Errors[0].Code).toBe('estate.heirUnknown');
  });
  it('H117 ends the login of the deceased, and tells heirs neither names nor shares', async () => {
    const [dead, heir] = [await portal.someone({ name: 'Sólrún Harpa' }), await portal.someone()];
    const { estateId } = await anEstate(dead, [[heir, 100]]);
    await confirmAndPass(estateId);
    expect((await portal.ask('GET /api/home', { as: dead })).status).toBe(401);
    const [told] = await portal.sql('select to_jsonb(n) as news from notification n where person_id = $1', [
      heir.personId,
    ]);
    expect(JSON.stringify(told)).toContain('erfingja');
    expect(JSON.stringify(told)).not.toContain('Sólrún');
  });
});

describe('the report of a death', () => {
  it('H112 is read by who sent it and by staff, with nothing of the register or of heirs for the former', async () => {
    const [member, stranger, dead, heir] = await Promise.all([1, 2, 3, 4].map(() => portal.someone()));
    if (!member || !stranger || !dead || !heir) throw new Error('There are four.');
    const known = await report(member, { KENNITALA_LATINS: dead.kennitala });
    const unknown = await report(member, { KENNITALA_LATINS: '120160-3379' });
    expect([known.status, unknown.status]).toEqual([201, 201]);
    const read = (as?: Someone) => portal.ask(`GET /api/estates/${known.body.danarbU_NR}`, { as });
    // A true report of one death does not take the rights of somebody else.
    const other = await propose(known.body.danarbU_NR, stranger, [[heir, 100]]);
    expect(other.body.Errors).toMatchObject([{ Field: 'NAFN_NR_LATINS', Code: 'estate.deceasedDiffers' }]);
    await propose(known.body.danarbU_NR, dead, [[heir, 100]]);
    expect((await read(member)).body).toMatchObject({ nafN_NR_LATINS: null, erfingjar: [] });
    expect((await read(editor)).body).toMatchObject({
      nafN_I_SKRA: dead.name,
      kennitalA_I_SKRA: dead.kennitala,
      erfingjar: [{ nafN_NR_ERFINGJA: heir.personId }],
    });
    const told = await portal.ask(`GET /api/persons/${dead.personId}/notifications`, { as: dead });
    expect(told.body[0].header).toBe('Skráð hefur verið dánarbú í þínu nafni');
    expect([(await read(stranger)).status, (await read()).status]).toEqual([404, 401]);
    expect((await decide(known.body.danarbU_NR, administrator, { SAMTHYKKT: 0 })).status).toBe(422);
    const refused = { SAMTHYKKT: 0, ATHUGASEMD_SKIPTA: 'Vottorðið er af öðrum.' };
    expect((await decide(known.body.danarbU_NR, administrator, refused)).status).toBe(204);
    expect((await read(member)).body).toMatchObject({ athugasemD_SKIPTA: 'Vottorðið er af öðrum.' });
    for (const wrong of [{ NAFN_LATINS: ' ' }, { KENNITALA_LATINS: '12' }, { DANARDAGUR: daysFromNow(2) }])
      expect((await report(member, wrong)).status).toBe(422);
    expect((await report()).status).toBe(401);
    const sent = await Promise.all([1, 2, 3, 4, 5].map(() => report(member)));
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(4);
    expect(sent.find(({ status }) => status !== 201)?.body.Code).toBe('estate.tooManyReports');
  });
  it('H111 finds whom the member named, which nobody else reads and which moves nothing', async () => {
    const [member, heir] = [await portal.someone(), await portal.someone()];
    const name = (heirs: object[], as = member) =>
      portal.ask('PUT /api/heirs', { as, body: { TILNEFNDIR_ERFINGJAR: heirs } });
    const named = { NAFN_ERFINGJA: 'Dagur Nói', KENNITALA_ERFINGJA: '120160-3379', HLUTUR_ERFINGJA: 60 };
    expect((await name([named, { NAFN_ERFINGJA: 'Annar' }])).status).toBe(204);
    expect((await name([named, { NAFN_ERFINGJA: 'Annar', HLUTUR_ERFINGJA: 40.01 }])).status).toBe(422);
    expect((await portal.ask('GET /api/heirs', { as: heir })).body).toEqual({
      tilnefndiR_ERFINGJAR: [],
      danarbU_I_EIGIN_NAFNI: null,
      rettindI_FAERAST: null,
    });
    const { estateId } = await anEstate(member, [[heir, 100]]);
    const { body } = await portal.ask(`GET /api/estates/${estateId}`, { as: editor });
    expect(body.tilnefndiR_ERFINGJAR).toMatchObject([
      { kennitalA_ERFINGJA: '1201603379' },
      { hlutuR_ERFINGJA: null },
    ]);
    expect(body.erfingjaR_FRA < today()).toBe(true);
  });
  it('H153 are hinted at before the division by whom the member named, but not by a report of the staff’s own', async () => {
    const [member, reporter] = [await portal.someone(), await portal.someone()];
    await portal.ask('PUT /api/heirs', {
      as: member,
      body: { TILNEFNDIR_ERFINGJAR: [{ NAFN_ERFINGJA: 'Dagur Nói' }] },
    });
    const reportedBy = async (as: Someone, kennitala: string | null) => {
      const { body } = await report(as, { KENNITALA_LATINS: kennitala });
      return body.danarbU_NR as number;
    };
    const hinted = async (estateId: number, as = editor) =>
      (await portal.ask(`GET /api/estates/${estateId}`, { as })).body.tilnefndiR_ERFINGJAR.length;
    const [byStaff, nameless, told] = [
      await reportedBy(editor, member.kennitala),
      await reportedBy(reporter, null),
      await reportedBy(reporter, member.kennitala),
    ];
    for (const estateId of [byStaff, nameless]) await document(estateId);
    for (const estateId of [byStaff, nameless, told]) expect(await hinted(estateId)).toBe(0);
    await document(told);
    expect([await hinted(told), await hinted(told, reporter)]).toEqual([1, 0]);
    await decide(told, administrator, { SAMTHYKKT: 0, ATHUGASEMD_SKIPTA: 'Rangt.' });
    expect(await hinted(told)).toBe(0);
  });
});

it('H118 stands in the copy of an heir’s data with the heir’s own share and nobody else’s, and in the records', async () => {
  const [dead, first, second] = [await portal.someone(), await portal.someone(), await portal.someone()];
  await portal.work({ by: dead });
  const { estateId } = await anEstate(dead, [
    [first, 66.67],
    [second, 33.33],
  ]);
  expect((await confirmAndPass(estateId)).status).toBe(204);
  const { text } = await portal.ask(`GET /api/persons/${first.personId}/held.json`, { as: first });
  expect(JSON.parse(text).held['estate_heir']).toMatchObject([
    { estate_id: estateId, person_id: first.personId, share: 66.67 },
  ]);
  const records = await portal.sql(
    `select distinct table_name from change_record where table_name in ('estate', 'estate_heir') order by 1`,
  );
  expect(records).toEqual([{ table_name: 'estate' }, { table_name: 'estate_heir' }]);
});
