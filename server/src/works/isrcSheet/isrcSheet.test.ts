import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { sendSheet, sheetsOf } from '../../../test/sheets.ts';

let portal: Portal;
let member: Someone;
let rival: Someone;
let staff: Someone;
let sheets: ReturnType<typeof sheetsOf>;
let next = 0;

beforeAll(async () => {
  portal = await aPortal();
  sheets = sheetsOf(portal, 'isrcs');
  member = await portal.someone({ name: 'Þórdís Öndólfsdóttir' });
  rival = await portal.someone({ name: 'Sólrún Vídalín' });
  staff = await portal.someone({ role: 'editor', isPerson: false });
});
afterAll(() => portal.close());

const anIsrc = () => `ISOM026${String(++next).padStart(5, '0')}`;
const codesOf = (workId: number) =>
  portal.sql(
    'select isrc, performer, is_verified, added_by from work_isrc where work_id = $1 order by isrc',
    [workId],
  );

describe('a sheet of ISRCs', () => {
  it('O191 V14 adds codes to works named by number, ISWC or title, as claims that staff confirm', async () => {
    const [one, two, three] = [
      await portal.work({ by: member, title: 'Kynleg lækning' }),
      await portal.work({ by: member, title: 'Brimalda' }),
      await portal.work({ by: member, title: 'Vökunótt', isApproved: false }),
    ];
    await portal.sql(`insert into work_iswc (work_id, iswc, is_verified) values ($1, 'T0702472794', true)`, [
      two,
    ]);
    const [first, second, third] = [anIsrc(), anIsrc(), anIsrc()];
    const { id, said } = await sheets.checked(member, [
      [{ title: 'KYNLEG lækning', isrc: first.toLowerCase(), performer: 'Sveitin' }],
      [{ iswc: 'T-070.247.279-4', isrc: second }],
      [{ work: String(three), title: 'vökunótt', isrc: `${third.slice(0, 2)}-${third.slice(2)}` }],
    ]);
    expect(said).toMatchObject([
      { faults: [], names: ['Kynleg lækning'] },
      { faults: [], names: ['Brimalda'] },
      { faults: [], names: ['Vökunótt'] },
    ]);
    expect((await sheets.sent(member, id)).map(({ made }: { made: number }) => made)).toEqual([
      one,
      two,
      three,
    ]);
    const added_by = member.userId;
    expect(await codesOf(one)).toEqual([{ isrc: first, performer: 'Sveitin', is_verified: false, added_by }]);
    expect(await codesOf(two)).toMatchObject([{ isrc: second, is_verified: false }]);
    // Staff look at the code with the work.
    expect(await codesOf(three)).toMatchObject([{ isrc: third, is_verified: true }]);
    const { body } = await portal.ask('GET /api/codes', { as: staff });
    expect(body.map(({ kodi }: { kodi: string }) => kodi)).toEqual(expect.arrayContaining([first, second]));
    const [record] = await portal.sql(
      `select user_id, person_id from change_record where table_name = 'work_isrc' and new_row ->> 'isrc' = $1`,
      [first],
    );
    expect(record).toMatchObject({ user_id: member.userId });
  });
  it('O191 S6 finds no work that the sender has no part in, whether it is there or not, and staff find all', async () => {
    const theirs = await portal.work({ by: rival, title: 'Annarra manna lag' });
    const named = [
      [{ work: String(theirs), isrc: anIsrc() }],
      [{ work: '999999999', isrc: anIsrc() }],
      [{ title: 'Annarra manna lag', isrc: anIsrc() }],
      [{ isrc: anIsrc() }],
      [{ work: 'x1', isrc: anIsrc() }],
    ];
    const { said } = await sheets.checked(member, named);
    expect(said.map(({ faults }: { faults: string[] }) => faults)).toEqual([
      ['0 work: The work was not found.'],
      ['0 work: The work was not found.'],
      ['0 title: No work that you have a part in is called Annarra manna lag.'],
      ['0 title: Say which work this is: by its number, its ISWC or its title.'],
      ['0 work: The value does not have the right form.'],
    ]);
    const asStaff = await sheets.checked(staff, [named[0] ?? [], named[2] ?? []]);
    expect(asStaff.said.map(({ faults }: { faults: string[] }) => faults)).toEqual([[], []]);
  });
  it('O191 says where a number is of another title, several works have it, or a code has no form', async () => {
    const twice = await portal.work({ by: member, title: 'Tvisvar' });
    await portal.work({ by: member, title: 'Tvisvar' });
    const { said } = await sheets.checked(member, [
      [{ work: String(twice), title: 'Einu sinni', isrc: anIsrc() }],
      [{ title: 'Tvisvar', isrc: anIsrc() }],
      [{ work: String(twice), isrc: 'IS-XXX', performer: 'x'.repeat(201) }],
      [{ work: String(twice) }],
    ]);
    expect(said.map(({ faults }: { faults: string[] }) => faults)).toEqual([
      ['0 work: The work with this number is called Tvisvar.'],
      ['0 title: Several works are called Tvisvar. Write a work number.'],
      [expect.stringMatching(/^0 isrc/u), expect.stringMatching(/^0 performer/u)],
      [expect.stringMatching(/^0 isrc/u)],
    ]);
  });
  it('O192 holds back a recording of another work until its sender, who saw that one, says that it is of both', async () => {
    const [own, others] = [
      await portal.work({ by: member, title: 'Mitt lag' }),
      await portal.work({ by: rival, title: 'Þeirra lag' }),
    ];
    const isrc = anIsrc();
    await portal.sql('insert into work_isrc (work_id, isrc) values ($1, $2)', [others, isrc]);
    const lines = [[{ work: String(own), isrc }]];
    const { id, said } = await sheets.checked(member, lines);
    expect(said).toMatchObject([{ faults: [], alike: [others] }]);
    expect((await portal.ask(`POST /api/bulk/${id}/send`, { as: member })).body.Code).toBe(
      'bulk.nothingReady',
    );
    await sheets.save(member, id, lines, 1);
    expect(await sheets.sent(member, id)).toMatchObject([{ made: own }]);
    // It pays nobody before staff have looked: they see it as a conflict.
    const { body } = await portal.ask('GET /api/codes', { as: staff });
    expect(body).toEqual(
      expect.arrayContaining([expect.objectContaining({ kodi: isrc, tilefni: 'conflict' })]),
    );
  });
  it('O192 adds one code of two lines to the first of their works alone, and says of the work that has it already', async () => {
    const [one, two] = [
      await portal.work({ by: member, title: 'Fyrra' }),
      await portal.work({ by: member, title: 'Seinna' }),
    ];
    const isrc = anIsrc();
    const { id } = await sheets.checked(member, [
      [{ work: String(one), isrc }],
      [{ work: String(two), isrc }],
      [{ work: String(one), isrc }],
    ]);
    const said = await sheets.sent(member, id);
    expect(said).toMatchObject([
      { made: one },
      { made: null, faults: [], alike: [one] },
      { made: null, faults: ['0 isrc: This ISRC is already on the work.'] },
    ]);
    expect([(await codesOf(one)).length, (await codesOf(two)).length]).toEqual([1, 0]);
  });
  it('O190 O113 is sent once by two servers at a time, and nothing of it once its sender has no part in the work', async () => {
    const [kept, lost] = [
      await portal.work({ by: member, title: 'Heldur' }),
      await portal.work({ by: member, title: 'Missir' }),
    ];
    const { id } = await sheets.checked(member, [
      [{ work: String(kept), isrc: anIsrc() }],
      [{ work: String(lost), isrc: anIsrc() }],
    ]);
    await portal.ask(`POST /api/bulk/${id}/send`, { as: member });
    await portal.sql('delete from person_work where work_id = $1', [lost]);
    await Promise.all([sendSheet(portal, id), sendSheet(portal, id)]);
    expect([(await codesOf(kept)).length, (await codesOf(lost)).length]).toEqual([1, 0]);
    const { body } = await portal.ask(`GET /api/bulk/${id}/entries`, { as: member });
    expect(body.map((one: { gallar: unknown[] }) => one.gallar.length)).toEqual([0, 1]);
  });
  it('O190 stays of its kind, with the columns of its kind', async () => {
    const { id, status } = await sheets.checked(member, [[{ isrc: anIsrc(), share: '100' }]]);
    expect(status).toBe(422);
    await expect(portal.sql(`update bulk set kind = 'works' where bulk_id = $1`, [id])).rejects.toThrow(
      'a sheet stays of its kind',
    );
    const columns = { TEGUND_BLADS: 'isrcs', DALKAR: [{ DALKAHEITI: 'Titill', DALKUR: 'share' }] };
    expect((await portal.ask('PUT /api/bulk/columns', { as: member, body: columns })).status).toBe(422);
    const viewer = await portal.someone({ role: 'viewer' });
    expect((await sheets.start(viewer)).status).toBe(403);
    const { body } = await portal.ask('GET /api/bulk?kind=works', { as: member });
    expect(body.Code).toBe('bulk.noneFound');
  });
  it('O190 five hundred lines are checked in a moment', async () => {
    const work = await portal.work({ by: member, title: 'Mörg' });
    const began = performance.now();
    const { said } = await sheets.checked(
      member,
      Array.from({ length: 500 }, () => [{ work: String(work), title: 'Mörg', isrc: anIsrc() }]),
    );
    expect(said).toHaveLength(500);
    expect(performance.now() - began).toBeLessThan(5000);
  });
});
