import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { sendSheet, sheetsOf } from '../../../test/sheets.ts';
import { dayFromNow, setStage, stage } from '../../../test/stage.ts';

let portal: Portal;
let member: Someone;
let other: Someone;
let work: number;
let second: number;
let sheets: ReturnType<typeof sheetsOf>;
let taken = 0;

beforeAll(async () => {
  portal = await aPortal();
  await setStage(portal);
  await portal.sql(`insert into country (country_id, alpha_code, name_is, name_en) values (752, 'SE', 'Svíþjóð', 'Sweden')
    on conflict do nothing`);
  sheets = sheetsOf(portal, 'tours');
  member = await portal.someone({ name: 'Þórdís Æsa Öndólfsdóttir' });
  other = await portal.someone({ name: 'Jökull Steinn' });
  work = await portal.work({ by: member, title: 'Andvaka' });
  second = await portal.work({ by: other, title: 'Hringnót' });
});
afterAll(() => portal.close());

type Line = Record<string, string>;
const concert = (changes: Line = {}): Line => {
  taken += 1;
  return {
    date: dayFromNow(-taken),
    performers: 'Þórdís Æsa og hljómsveit',
    venue: 'Vonarland',
    promoter: 'Vonarland ehf.',
    title: 'Andvaka',
    length: '3.30',
    ...changes,
  };
};
const faultsOf = async (entries: Line[][], as = member) =>
  (await sheets.checked(as, entries)).said.map(({ faults }: { faults: string[] }) => faults);
const get = async (number: number) => (await portal.ask(`GET /api/pots/${number}`, { as: member })).body;

describe('a sheet of concerts', () => {
  it('O193 P1 P2 registers concerts with their set lists, points and lights as the form does', async () => {
    const { id, said } = await sheets.checked(member, [
      [
        concert({ performers: 'Sveitin', times: '2', length: '3.50' }),
        { title: 'hringnót', authors: 'Jökull Steinn', length: '4' },
        { title: 'Gamla lagið', authors: 'Ókunnur Höfundur', length: '4' },
      ],
      [concert({ country: 'Sweden', city: 'Göteborg', venue: 'Pustervik', promoter: 'Luger' })],
      [concert({ venue: String(stage.platform), promoter: '' })],
      [concert({ venue: 'Hlaðan', address: 'Hlöðuvellir 2' })],
    ]);
    expect(said.map(({ faults }: { faults: string[] }) => faults)).toEqual([[], [], [], []]);
    expect(said[0].names).toEqual([`${work} Andvaka`, `${second} Hringnót`, null]);
    const made: number[] = (await sheets.sent(member, id)).map((one: { made: number }) => one.made);
    expect(await get(made[0] ?? 0)).toMatchObject({
      flytjandi: 'Sveitin',
      flutningsstaduR_NR: stage.venue,
      tegunD_FLUTNINGS: 1,
      punktar: 2 * 4 + 4 + 4,
      fjoldI_VERK: 3,
      fjoldI_ERLENDRA_FLUTNINGA: 1,
      ljos: 1,
      upprunI_POTTS: `Skráð á vef af ${member.kennitala}`,
    });
    const { body: lines } = await portal.ask(`GET /api/pots/${made[0]}/setList`, { as: member });
    expect(lines).toMatchObject([
      { rod: 1, verK_NR: work },
      { rod: 2, verK_NR: second },
      { rod: 3, verK_NR: null, listamenn: 'Ókunnur Höfundur' },
    ]);
    expect(await get(made[1] ?? 0)).toMatchObject({ tegunD_FLUTNINGS: 4, land: 'Svíþjóð', borg: 'Göteborg' });
    expect(await get(made[2] ?? 0)).toMatchObject({ tegunD_FLUTNINGS: 2 });
    expect(await get(made[3] ?? 0)).toMatchObject({
      flutningsstaduR_NR: stage.notInList,
      heimilisfang: 'Hlöðuvellir 2',
      annad: 'Hlaðan',
    });
  });
  it('O193 L5.1 has each fault at its cell: day, place, promoter, and each line of the set list', async () => {
    expect(
      await faultsOf([
        [concert({ date: dayFromNow(3) })],
        [concert({ venue: 'Hvergi' }), { length: '3' }],
        [concert({ venue: String(stage.closedVenue), promoter: '', promoter_email: 'x' })],
        [concert({ venue: String(stage.radio), festival: 'Vorblót' })],
        [concert({ country: 'Atlantis' })],
        [concert({ length: 'langt', times: 'oft' }), { work: '999999', length: '3' }],
        [concert({ work: String(second) })],
        [{ date: 'í fyrra' }],
      ]),
    ).toEqual([
      [expect.stringMatching(/^0 date/u)],
      [
        expect.stringMatching(/^0 venue: No venue is called Hvergi/u),
        '1 title: The title of the work is missing.',
        '1 authors: The authors of the work are missing.',
      ],
      expect.arrayContaining([
        expect.stringMatching(/^0 venue/u),
        expect.stringMatching(/^0 promoter:/u),
        expect.stringMatching(/^0 promoter_email/u),
      ]),
      expect.arrayContaining([
        expect.stringMatching(/^0 venue/u),
        '0 festival: No festival is called Vorblót.',
      ]),
      expect.arrayContaining(['0 country: No country is called Atlantis.']),
      [
        expect.stringMatching(/^0 length/u),
        expect.stringMatching(/^0 times/u),
        expect.stringMatching(/^1 work/u),
      ],
      ['0 work: The work with this number is called Hringnót.'],
      expect.arrayContaining([expect.stringMatching(/^0 date/u), expect.stringMatching(/^0 performers/u)]),
    ]);
  });
  it('O193 gives what was played of another to its author: an ISWC tells works of one title apart, own ones too', async () => {
    const [own, theirs] = [
      await portal.work({ by: member, title: 'Vetrarsól' }),
      await portal.work({ by: other, title: 'Vetrarsól' }),
    ];
    const code = (workId: number, iswc: string, isVerified: boolean) =>
      portal.sql('insert into work_iswc (work_id, iswc, is_verified) values ($1, $2, $3)', [
        workId,
        iswc,
        isVerified,
      ]);
    const [first, second, third] = ['T0702472794', 'T0345246801', 'T9000000011'];
    const played = async (iswc: string, title = 'Vetrarsól') =>
      (await sheets.checked(member, [[concert({ title, iswc })]])).said[0];
    await code(theirs, first, false);
    // A code that nobody confirmed moves nothing.
    expect((await played(first)).names).toEqual([`${own} Vetrarsól`]);
    await portal.sql('update work_iswc set is_verified = true where iswc = $1', [first]);
    expect(await played(first)).toMatchObject({ names: [`${theirs} Vetrarsól`], faults: [] });
    expect((await played(second)).names).toEqual([`${own} Vetrarsól`]);
    await code(own, second, true);
    expect((await played(second)).names).toEqual([`${own} Vetrarsól`]);
    // Neither of the two: it is of a third, whose authors are asked for.
    expect(await played(third)).toMatchObject({
      names: [null],
      faults: ['0 authors: The authors of the work are missing.'],
    });
    expect((await played(first, 'Annað lag')).names).toEqual([null]);
  });
  it('O193 takes no number for a venue that another venue has for its name', async () => {
    await portal.sql('update venue set name = $2 where venue_id = $1', [
      stage.platform,
      String(stage.church),
    ]);
    expect(await faultsOf([[concert({ venue: String(stage.church) })]])).toEqual([
      [expect.stringMatching(/^0 venue: Several venues/u)],
    ]);
    expect(await faultsOf([[concert({ venue: String(stage.platform), promoter: '' })]])).toEqual([[]]);
  });
  it('O194 P4 holds back what was registered before until its member, who saw it, says that it is another', async () => {
    const lines = [[concert()], [concert()]];
    const { id } = await sheets.checked(member, [lines[0] ?? [], lines[0] ?? []]);
    const [first, twin] = await sheets.sent(member, id);
    expect(first.made).toEqual(expect.any(Number));
    // Of two alike the first is registered; the other waits.
    expect(twin).toMatchObject({ made: null, alike: [first.made], faults: [] });
    const again = await sheets.checked(member, [lines[0] ?? []]);
    expect(again.said).toMatchObject([{ faults: [], alike: [first.made] }]);
    expect((await portal.ask(`POST /api/bulk/${again.id}/send`, { as: member })).body.Code).toBe(
      'bulk.nothingReady',
    );
    await sheets.save(member, again.id, [lines[0] ?? []], 1);
    const [made] = await sheets.sent(member, again.id);
    expect(made.made).not.toBe(first.made);
    expect(made.made).toEqual(expect.any(Number));
  });
  it('O194 O113 is registered once by two servers at a time, beside the form that registers the same', async () => {
    const line = concert();
    const { id } = await sheets.checked(member, [[line]]);
    await portal.ask(`POST /api/bulk/${id}/send`, { as: member });
    const body = {
      FLYTJANDI: line['performers'],
      FLUTNINGSSTADUR_NR: stage.venue,
      DAGSETNING_POTTS: line['date'],
      TONLEIKAHALDARI: 'Vonarland ehf.',
      FLUTNINGAR: [{ VERK_NR: work, LENGD: '3.30', FJOLDI_FL: 1 }],
    };
    await Promise.all([
      sendSheet(portal, id),
      sendSheet(portal, id),
      portal.ask('POST /api/pots', { as: member, body }),
    ]);
    const made = await portal.sql(
      'select live_performance_id from live_performance where performed_on = $1',
      [line['date']],
    );
    expect(made).toHaveLength(1);
  });
  it('O193 L7.18 is a person’s: not open to staff who are none, and another’s concerts are no likeness', async () => {
    const staff = await portal.someone({ role: 'editor', isPerson: false });
    expect((await sheets.start(staff)).body.Code).toBe('bulk.notYours');
    const line = concert();
    const { id } = await sheets.checked(member, [[line]]);
    await sheets.sent(member, id);
    const { said } = await sheets.checked(other, [[{ ...line, title: 'Hringnót' }]]);
    expect(said).toMatchObject([{ alike: [], faults: [] }]);
  });
  it('O193 five hundred concerts are checked in a moment', async () => {
    const entries = Array.from({ length: 500 }, (_, i) => [
      concert({ date: dayFromNow(-(i % 300) - 1) }),
      { title: 'Hringnót', authors: 'Jökull Steinn', length: '4' },
    ]);
    const began = performance.now();
    const { said } = await sheets.checked(member, entries);
    expect(said).toHaveLength(500);
    expect(performance.now() - began).toBeLessThan(8000);
  });
  it('O112 has an end: of the text of a concert, and of the lines of a save', async () => {
    const long = (letters: number) => Array.from({ length: 200 }, () => ({ title: 'ö'.repeat(letters) }));
    expect((await sheets.checked(member, [long(310)])).status).toBe(200);
    expect(await sheets.checked(member, [long(330)])).toMatchObject({
      status: 422,
      body: { Errors: [{ Code: 'value.tooLong' }] },
    });
    const full = () => Array.from({ length: 200 }, () => ({ title: 'Andvaka' }));
    expect((await sheets.checked(member, Array.from({ length: 50 }, full))).status).toBe(200);
    expect((await sheets.checked(member, [...Array.from({ length: 50 }, full), [concert()]])).status).toBe(
      422,
    );
  });
});
