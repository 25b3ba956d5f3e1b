import { noPlainFields } from '../../../test/noPlainFields.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let member: Someone;
let second: Someone;
let stranger: Someone;
let staff: Someone;
let workId: number;

beforeAll(async () => {
  portal = await aPortal();
  [member, second, stranger, staff] = await Promise.all([
    portal.someone({ name: 'Þórdís Æsa' }),
    portal.someone({ name: 'Jökull Steinn' }),
    portal.someone(),
    portal.someone({ role: 'editor' }),
  ]);
  workId = await portal.work({ by: member, others: [second] });
  await portal.sql(`with period as (insert into distribution_period (name) values ('2023') returning period_id)
    insert into distribution (distribution_id, name, period_id, category_id, state, distributed_on)
    select n, 'Útvarp ' || n, period_id, (select min(category_id) from distribution_category),
      case when n < 3 then 'finished' else 'checked' end, '2024-06-15' from period, generate_series(1, 3) n`);
  await portal.sql('insert into distribution_work select n, $1 from generate_series(1, 3) n', [workId]);
  await portal.sql(`insert into cue_sheet (cue_sheet_id, title) values (7, 'Veðrið á föstudag')`);
  await portal.sql(`insert into cue_sheet_line values (7, 1, $1, 'Andvaka', 30), (7, 2, $1, 'Andvaka', 30)`, [
    workId,
  ]);
});
afterAll(() => portal.close());

const tab = (name: string, as: Someone, id = workId) =>
  portal.ask(`GET /api/compositions/${id}${name}`, { as });
const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);

describe('a work', () => {
  it('F7.16, F3.7, W4 has a header, in which only its parties see the origin', async () => {
    const header = {
      verK_NR: workId,
      heitI_VERKS: 'Andvaka',
      listamenn: 'Þórdís Æsa, Jökull Steinn',
      ...noPlainFields,
      lengd: '3.30',
      dagS_FYRST_SKRAD: instant,
      ljos: 1,
      bradabirgdaskraning: 0,
      dregiD_TIL_BAKA: 0,
    };
    const origin = `Skráð á vef af ${member.kennitala}`;
    // S9: six digits, to all but staff and anyone who registered it.
    const masked = origin.slice(0, -4);
    expect((await tab('', second)).body).toEqual({ ...header, upprunI_VERKS: masked, adilI_AD_VERKI: 1 });
    expect((await tab('', member)).body.upprunI_VERKS).toBe(origin);
    expect((await tab('', staff)).body).toEqual({ ...header, upprunI_VERKS: origin, adilI_AD_VERKI: 1 });
    expect((await tab('', stranger)).body).toEqual({ ...header, upprunI_VERKS: null, adilI_AD_VERKI: 0 });
  });
  it('is 404 when there is none', async () => {
    const { status, body } = await tab('', member, 2_000_000_000);
    expect([status, body.Code]).toEqual([404, 'work.notFound']);
  });
  it('F3.8 shows its authors in the order registered', async () => {
    expect((await tab('/authors', member)).body).toEqual([
      {
        hofunduR_NR: member.authorId,
        nafN_BIRTA: 'Þórdís Æsa',
        hofundaR_KODI: 'CA',
        hlutfall: 50,
        ipI_NUMER: null,
        dP_ROFI: 0,
        leyfI_ROFI: 1,
        samthykki: 1,
        dagS_SAMTHYKKIS: instant,
      },
      expect.objectContaining({ hofunduR_NR: second.authorId, samthykki: 0, dagS_SAMTHYKKIS: null }),
    ]);
  });
  it('V7 keeps shares and approvals from those who are no party', async () => {
    const { body } = await tab('/authors', stranger);
    expect(body).toMatchObject([
      {
        nafN_BIRTA: 'Þórdís Æsa',
        hofundaR_KODI: 'CA',
        hlutfall: null,
        samthykki: null,
        dagS_SAMTHYKKIS: null,
      },
      { nafN_BIRTA: 'Jökull Steinn', hlutfall: null },
    ]);
  });
  it.each([
    ['/rights', 'Engin réttindi fundust'],
    ['/beneficiaries', 'Engir rétthafar fundust'],
    ['/distributions', 'Engar úthlutanir fundust'],
    ['/cueSheets', 'Engin notkunarblöð fundust'],
    ['/lights', 'Engar breytingar á ljósi fundust'],
  ])('V7, F8.5 shows %s to its parties and to staff, and to nobody else', async (name, empty) => {
    for (const as of [member, second, staff]) expect((await tab(name, as)).status).toBe(200);
    const { status, body } = await tab(name, stranger);
    expect([status, body.Message]).toEqual([404, empty]);
    expect((await tab(`${name}?limit=5`, stranger)).status).toBe(404);
  });
  it.each(['/searchnames', '/iswcCodes', '/isrcCodes', '/publishers'])(
    'F8.5 answers 404 where there is nothing: %s',
    async (name) => {
      const { status, body } = await tab(name, member);
      expect([status, body.StatusCode]).toEqual([404, 404]);
    },
  );
  it('F3.11 lists finished distributions only, the newest first', async () => {
    const { body } = await tab('/distributions', member);
    expect(body).toEqual([
      {
        uthlutuN_NR: 2,
        heitI_UTHLUTUNAR: 'Útvarp 2',
        timabiL_UTHLUTUNAR: '2023',
        nafN_FLOKKUR_UTHLUTUNAR: expect.any(String),
        uthlutuN_LOKID_ROFI: 1,
      },
      expect.objectContaining({ uthlutuN_NR: 1 }),
    ]);
  });
  it('F3.10 lists a cue sheet once though it uses the work twice', async () => {
    const { body } = await tab('/cueSheets', member);
    expect(body).toEqual([
      {
        quE_SHEET_NR: 7,
        heitI_QUE_SHEETS: 'Veðrið á föstudag',
        dagS_SKRAD: instant,
        dagS_SEIN_BREYTT: instant,
      },
    ]);
  });
  it('F3.8 shows who has been dead for more than seventy years as free', async () => {
    const old = await portal.someone();
    await portal.sql(
      `update person set died_on = make_date(extract(year from now())::integer - 71, 12, 31) where person_id = $1`,
      [old.personId],
    );
    const id = await portal.work({ by: old });
    expect((await tab('/authors', old, id)).body[0].dP_ROFI).toBe(1);
  });
});

describe('adding to a work', () => {
  const add = (path: string, body: unknown, as = member) => portal.ask(`POST /api/${path}`, { as, body });

  it('F7.23 takes another title, by which it is then found', async () => {
    const { status, body } = await add(`compositions/${workId}/searchnames`, { HEITI_VERKS: '  Wakeful  ' });
    expect([status, body]).toEqual([201, { heitI_VERKS: 'Wakeful' }]);
    expect((await tab('/searchnames', stranger)).body).toEqual([{ heitI_VERKS: 'Wakeful' }]);
    const { body: found } = await portal.ask('GET /api/compositions?name=wakeful', { as: stranger });
    expect(found).toMatchObject([{ verK_NR: workId, heitI_VERKS: 'Andvaka' }]);
  });
  it('F5.24 refuses an empty title', async () => {
    const { status, body } = await add(`compositions/${workId}/searchnames`, { HEITI_VERKS: ' ' });
    expect(status).toBe(422);
    expect(body.Errors).toEqual([
      { Field: 'HEITI_VERKS', Code: 'work.otherTitleEmpty', Message: 'Annað heiti má ekki vera tómt.' },
    ]);
  });
  it('refuses a title of more than 200 characters', async () => {
    const { body } = await add(`compositions/${workId}/searchnames`, { HEITI_VERKS: 'x'.repeat(201) });
    expect(body.Errors).toMatchObject([{ Field: 'HEITI_VERKS', Code: 'value.tooLong' }]);
  });
  it('F7.27, V9 takes an ISWC, with its dots or without', async () => {
    const { status, body } = await add('iswcCodes', { ISWC: 'T-034.524.680-1', VERK_NR: workId });
    const added = { iswC_NR: expect.any(Number), iswc: 'T0345246801', stadfestur: 0, mA_FJARLAEGJA: 1 };
    expect([status, body]).toEqual([201, added]);
    expect((await tab('/iswcCodes', stranger)).body).toEqual([{ ...body, mA_FJARLAEGJA: 0 }]);
    const again = await add('iswcCodes', { ISWC: 'T0345246801', VERK_NR: workId });
    expect([again.status, again.body.Code]).toEqual([409, 'work.iswcTaken']);
  });
  it.each([
    ['', 'iswc.missing'],
    ['T0345246802', 'iswc.checkDigit'],
    ['0345246801', 'iswc.prefix'],
    ['T034524680', 'iswc.length'],
    ['T03452468O1', 'iswc.characters'],
  ])('F5.23, V9 refuses the ISWC %j and says why: %s', async (ISWC, Code) => {
    const { status, body } = await add('iswcCodes', { ISWC, VERK_NR: workId });
    expect(status).toBe(422);
    expect(body.Errors).toMatchObject([{ Field: 'ISWC', Code }]);
  });
  it('F7.26, F3.17 takes an ISRC, with a performer or without', async () => {
    const { status, body } = await add('isrcCodes', { ISRC_KODI: 'is-eaa-21-02203', VERK_NR: workId });
    expect([status, body]).toMatchObject([201, { isrC_KODI: 'ISEAA2102203', flytjandi: null }]);
    await add('isrcCodes', { ISRC_KODI: 'ISEAA2102204', VERK_NR: workId, FLYTJANDI: 'Hrím' });
    expect((await tab('/isrcCodes', member)).body[1]).toMatchObject({
      isrC_KODI: 'ISEAA2102204',
      flytjandi: 'Hrím',
    });
    expect((await add('isrcCodes', { ISRC_KODI: 'ISEAA2102204', VERK_NR: workId })).status).toBe(409);
    expect((await add('isrcCodes', { ISRC_KODI: '', VERK_NR: workId })).body.Errors).toMatchObject([
      { Field: 'ISRC_KODI', Code: 'isrc.missing' },
    ]);
  });
  it('S6 is for its parties and staff', async () => {
    const calls = [
      [`compositions/${workId}/searchnames`, { HEITI_VERKS: 'x' }],
      ['iswcCodes', { ISWC: 'T0000000010', VERK_NR: workId }],
      ['isrcCodes', { ISRC_KODI: 'ISEAA2102299', VERK_NR: workId }],
    ] as const;
    for (const [path, body] of calls) {
      expect((await add(path, body, stranger)).status).toBe(404);
      expect((await add(path, body, staff)).status).toBe(201);
    }
  });
});
