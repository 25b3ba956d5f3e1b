import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { anApplication, aPeriod, problems } from '../../../test/funds.ts';

let portal: Portal;
let member: Someone;
let other: Someone;
let stranger: Someone;
let staff: Someone;
const open: Record<number, number> = {};

beforeAll(async () => {
  portal = await aPortal();
  [member, other, stranger, staff] = await Promise.all([
    portal.someone({ name: 'Þórdís Æsa Öndólfsdóttir' }),
    portal.someone({ name: 'Jökull Steinn Ármannsson' }),
    portal.someone(),
    portal.someone({ role: 'editor', isPerson: false }),
  ]);
  for (const fundId of [1, 2, 3, 4]) open[fundId] = await aPeriod(portal, { fundId });
});
afterAll(() => portal.close());

let bodies = 0;
/** Of a project of its own, since there is one application for a project in a period (A6). */
const body = (fundId = 1, changes: object = {}, by = member) => ({
  ...anApplication(by, fundId, open[fundId] ?? 0),
  VERKHEITI: `Brimsorfið ${++bodies}`,
  ...changes,
});
const send = (payload: unknown, as: Someone | undefined = member, headers = {}) =>
  portal.ask('POST /api/funds/applications', { as, body: payload, headers });
const read = (applicationId: number, as = member) =>
  portal.ask(`GET /api/funds/applications/${applicationId}`, { as });

describe('an application', () => {
  it.each([1, 2, 3, 4])('L7.31, L2.30 is sent to fund %i, and answered with its number', async (fundId) => {
    const { status, body: applicationId } = await send(body(fundId));
    expect([status, typeof applicationId]).toEqual([201, 'number']);
    const { body: kept } = await read(applicationId);
    expect(kept).toMatchObject({
      sjoduR_NR: fundId,
      verkheiti: expect.stringContaining('Brimsorfið'),
      upphad: 850_000,
      bankaupplysingar: '0133-26-004711',
      nylidastyrkur: fundId === 3 ? null : false,
      komandI_STYRKIR_ROFI: fundId === 3 ? null : false,
      stadA_UMSOKNAR: null,
      afgreitT_AF: null,
    });
    const written = [kept.upplysingaR_UM_VERKEFNI, kept.upplysingaR_UM_FERDALAG];
    expect(written).toEqual(fundId === 4 ? [null, 'Strengjakvartett.'] : ['Strengjakvartett.', null]);
  });
  it('L3.21 takes name and national ID of anyone who applies from what is on file', async () => {
    const [main] = body().UMSAKJENDUR;
    const { body: applicationId } = await send(
      body(1, { UMSAKJENDUR: [{ ...main, NAFN: 'Önnur', KENNITALA: '9999999999' }] }),
    );
    expect((await read(applicationId)).body.umsakjendur).toEqual([
      {
        umsakjandi: 1,
        nafN_NR: member.personId,
        hofunduR_NR: member.authorId,
        nafn: member.name,
        kennitala: member.kennitala,
        heimilisfang: 'Barmahlíð 14',
        simanumer: '000 0101',
        netfang: 'thordis@demo.example',
      },
    ]);
  });
  it('L2.32, L3.21 has further applicants, known and typed in, of whom nothing more is kept', async () => {
    const { body: applicationId } = await send(
      body(1, {
        UMSAKJENDUR: [
          ...body().UMSAKJENDUR,
          {
            UMSAKJANDI: 0,
            HOFUNDUR_NR: other.authorId,
            NAFN: 'x',
            KENNITALA: other.kennitala,
            NETFANG: 'a@b.is',
          },
          { UMSAKJANDI: 0, HOFUNDUR_NR: null, NAFN: ' Gestur Gestsson ' },
        ],
      }),
    );
    const kept = (await read(applicationId)).body.umsakjendur;
    const nothing = { kennitala: null, heimilisfang: null, simanumer: null, netfang: null, umsakjandi: 0 };
    expect(kept.slice(1)).toEqual([
      { ...nothing, nafN_NR: other.personId, hofunduR_NR: other.authorId, nafn: other.name },
      { ...nothing, nafN_NR: null, hofunduR_NR: null, nafn: 'Gestur Gestsson' },
    ]);
  });
  it('L4.6 keeps no text under a question that was answered with no', async () => {
    const { body: applicationId } = await send(
      body(1, { FYRRI_STYRKUR: '2019', KOMANDI_STYRKIR: 'Tónlistarsjóður', KOMANDI_STYRKIR_ROFI: true }),
    );
    expect((await read(applicationId)).body).toMatchObject({
      fyrrI_STYRKUR: null,
      komandI_STYRKIR: 'Tónlistarsjóður',
    });
  });
  it('W5, A1 is one, however often it is sent with the same key', async () => {
    const headers = { 'idempotency-key': 'umsokn-1' };
    const sent = body();
    const [first, second] = await Promise.all([send(sent, member, headers), send(sent, member, headers)]);
    expect([first.status, second.status, first.body]).toEqual([201, 201, second.body]);
  });
  it('J4 is recorded, with its applicants', async () => {
    const { body: applicationId } = await send(body());
    const rows = await portal.sql(
      `select table_name, person_id, user_id from change_record where (new_row ->> 'application_id')::integer = $1 order by 1`,
      [applicationId],
    );
    const whose = { person_id: member.personId, user_id: member.userId };
    expect(rows).toEqual([
      { table_name: 'fund_applicant', ...whose },
      { table_name: 'fund_application', ...whose },
    ]);
  });
});

describe('an application is refused', () => {
  const main = () => body().UMSAKJENDUR[0];
  it.each<[string, object, string, string]>([
    ['without a period', { TIMABIL_UMSOKNAR_NR: 0 }, 'TIMABIL_UMSOKNAR_NR', 'fund.periodMissing'],
    [
      'in a period that is not there',
      { TIMABIL_UMSOKNAR_NR: 999_999 },
      'TIMABIL_UMSOKNAR_NR',
      'fund.periodNotFound',
    ],
    ['to a fund that is not there', { SJODUR_NR: 7 }, 'SJODUR_NR', 'fund.fundMissing'],
    ['without a title', { VERKHEITI: ' ' }, 'VERKHEITI', 'fund.titleMissing'],
    ['with a title of 71 characters', { VERKHEITI: 'x'.repeat(71) }, 'VERKHEITI', 'fund.titleTooLong'],
    ['without an amount', { UPPHAD: 0 }, 'UPPHAD', 'fund.amountMissing'],
    ['for half a króna', { UPPHAD: 0.5 }, 'UPPHAD', 'fund.amountForm'],
    ['for less than nothing', { UPPHAD: '-850.000' }, 'UPPHAD', 'fund.amountForm'],
    ['for too much', { UPPHAD: 1e9 }, 'UPPHAD', 'fund.amountTooLarge'],
    [
      'with a CV of 301 words',
      { UPPLYSINGAR_UM_UMSAEKJENDUR: 'x '.repeat(301) },
      'UPPLYSINGAR_UM_UMSAEKJENDUR',
      'fund.cvTooLong',
    ],
    ['without a CV', { UPPLYSINGAR_UM_UMSAEKJENDUR: '' }, 'UPPLYSINGAR_UM_UMSAEKJENDUR', 'fund.cvMissing'],
    [
      'with a text of 501 words',
      { UPPLYSINGAR_UM_VERKEFNI: 'x '.repeat(501) },
      'UPPLYSINGAR_UM_VERKEFNI',
      'fund.descriptionTooLong',
    ],
    [
      'without a description',
      { UPPLYSINGAR_UM_VERKEFNI: null },
      'UPPLYSINGAR_UM_VERKEFNI',
      'fund.descriptionMissing',
    ],
    [
      'with a travel description elsewhere',
      { UPPLYSINGAR_UM_FERDALAG: 'Til Færeyja' },
      'UPPLYSINGAR_UM_FERDALAG',
      'fund.notAsked',
    ],
    ['with a bank of two digits', { BANKAUPPLYSINGAR: '01-26-004711' }, 'BANKAUPPLYSINGAR', 'fund.bank'],
    ['with a ledger of one digit', { BANKAUPPLYSINGAR: '0133-2-004711' }, 'BANKAUPPLYSINGAR', 'fund.ledger'],
    [
      'with an account of three digits',
      { BANKAUPPLYSINGAR: '0133-26-471' },
      'BANKAUPPLYSINGAR',
      'fund.account',
    ],
    ['with a text that is no text', { TIMAPLAN: 7 }, 'TIMAPLAN', 'value.wrongType'],
    ['with a text without end', { KOSTNADARPLAN: 'x'.repeat(10_001) }, 'KOSTNADARPLAN', 'value.tooLong'],
    ['without a yes or no', { FYRRI_STYRKUR_ROFI: undefined }, 'FYRRI_STYRKUR_ROFI', 'value.missing'],
    ['with a field nobody asked for', { STADA_UMSOKNAR: 'granted' }, 'STADA_UMSOKNAR', 'value.unknownField'],
  ])('L5.7, L5.8, L9.7 %s', async (_, changes, field, code) => {
    const answer = await send(body(1, changes));
    expect([answer.status, problems(answer)]).toEqual([422, [[field, code]]]);
  });
  it.each([
    ['HEIMILISFANG', 'fund.addressMissing'],
    ['SIMANUMER', 'fund.phoneMissing'],
    ['NETFANG', 'fund.emailMissing'],
  ])('L5.7 without %s of the applicant', async (wire, code) => {
    const answer = await send(body(1, { UMSAKJENDUR: [{ ...main(), [wire]: '' }] }));
    expect([answer.status, problems(answer)]).toEqual([422, [[`UMSAKJENDUR.0.${wire}`, code]]]);
  });
  it('L2.37 when large works answer what they are not asked', async () => {
    const answer = await send(body(3, { NYLIDASTYRKUR: true, KOMANDI_STYRKIR_ROFI: true }));
    expect(problems(answer)).toEqual([
      ['NYLIDASTYRKUR', 'fund.notAsked'],
      ['KOMANDI_STYRKIR_ROFI', 'fund.notAsked'],
    ]);
  });
  it('L5.9, L8.8 with the same author twice, themselves, a nobody, or no name', async () => {
    const further = (authorId: number | null, name = 'x') => ({
      UMSAKJANDI: 0,
      HOFUNDUR_NR: authorId,
      NAFN: name,
    });
    const answer = await send(
      body(1, {
        UMSAKJENDUR: [
          main(),
          further(other.authorId),
          further(other.authorId),
          further(member.authorId),
          further(null, ' '),
          further(3492),
          further(2_000_000_000),
        ],
      }),
    );
    expect(problems(answer)).toEqual([
      ['UMSAKJENDUR.2.HOFUNDUR_NR', 'fund.applicantAlreadyAdded'],
      ['UMSAKJENDUR.3.HOFUNDUR_NR', 'fund.applicantIsYou'],
      ['UMSAKJENDUR.4.NAFN', 'fund.applicantNameMissing'],
      ['UMSAKJENDUR.5.HOFUNDUR_NR', 'fund.authorUnknown'],
      ['UMSAKJENDUR.6.HOFUNDUR_NR', 'fund.authorUnknown'],
    ]);
  });
  it('L3.21 unless it has exactly one main applicant', async () => {
    for (const UMSAKJENDUR of [[{ ...main(), UMSAKJANDI: 0 }], [main(), main()]])
      expect(problems(await send(body(1, { UMSAKJENDUR })))).toEqual([
        ['UMSAKJENDUR', 'fund.oneMainApplicant'],
      ]);
    expect((await send(body(1, { UMSAKJENDUR: [] }))).status).toBe(422);
  });
  it('S6 for somebody else, by staff too, and as an author that you are not', async () => {
    expect((await send(body(), stranger)).body.Code).toBe('person.notFound');
    const editor = await portal.someone({ role: 'editor' });
    expect((await send(body(), editor)).body.Code).toBe('person.notFound');
    const asOther = { ...main(), HOFUNDUR_NR: other.authorId };
    expect(problems(await send(body(1, { UMSAKJENDUR: [asOther] })))).toEqual([
      ['UMSAKJENDUR.0.HOFUNDUR_NR', 'fund.authorUnknown'],
    ]);
  });
  it('S6 signed out, by a viewer, and by staff who are no person', async () => {
    const viewer = await portal.someone({ role: 'viewer' });
    expect((await portal.ask('POST /api/funds/applications', { body: body() })).status).toBe(401);
    expect((await send(body(1, {}, viewer), viewer)).status).toBe(403);
    expect((await send(body(), staff)).body.Code).toBe('fund.noPerson');
  });
  it('L5.7 in a period of another fund', async () => {
    const answer = await send(body(1, { TIMABIL_UMSOKNAR_NR: open[2] }));
    expect(problems(answer)).toEqual([['TIMABIL_UMSOKNAR_NR', 'fund.periodOfOtherFund']]);
  });
  it('L4.6 in a period that is over, is ahead, or that staff have closed', async () => {
    const over = await aPeriod(portal, { fundId: 1, year: 2024, opensIn: -30, closesIn: -1 });
    const ahead = await aPeriod(portal, { fundId: 1, year: 2028, opensIn: 1, closesIn: 5 });
    const closed = await aPeriod(portal, { fundId: 1, year: 2025 });
    await portal.sql('update fund_period set closed_at = now() where fund_period_id = $1', [closed]);
    for (const fundPeriodId of [over, ahead, closed]) {
      const answer = await send(body(1, { TIMABIL_UMSOKNAR_NR: fundPeriodId }));
      expect([answer.status, answer.body.Code]).toEqual([409, 'fund.periodNotOpen']);
    }
    const lastDay = await aPeriod(portal, { fundId: 1, year: 2023, opensIn: 0, closesIn: 0 });
    expect((await send(body(1, { TIMABIL_UMSOKNAR_NR: lastDay }))).status).toBe(201);
  });
});

describe('the applications of a person', () => {
  it('S6 are there for the person and for staff, and for nobody else', async () => {
    const { body: applicationId } = await send(body());
    for (const as of [stranger, other]) {
      expect((await read(applicationId, as)).body.Code).toBe('fund.applicationNotFound');
      const { body: list } = await portal.ask(`GET /api/persons/${member.personId}/fundApplications`, { as });
      expect(list.Code).toBe('person.notFound');
    }
    expect((await read(applicationId, staff)).body).toMatchObject({ stadA_UMSOKNAR: 'received' });
    expect((await read(2_000_000_000, staff)).status).toBe(404);
  });
  it('F7.10, L3.24 are listed, the latest first, in pages', async () => {
    const as = await portal.someone();
    const list = (query = '') =>
      portal.ask(`GET /api/persons/${as.personId}/fundApplications${query}`, { as });
    expect((await list()).body.Message).toBe('Engar umsóknir fundust');
    const numbers: number[] = [];
    for (const fundId of [1, 4]) numbers.unshift((await send(body(fundId, {}, as), as)).body);
    const { body: rows } = await list();
    expect(rows.map((row: Record<string, unknown>) => row['umsokN_NR'])).toEqual(numbers);
    expect(rows[0]).toEqual({
      umsokN_NR: numbers[0],
      sjodur: 'Ferðasjóður',
      timabiL_UMSOKNAR: '2026',
      verkheiti: expect.stringContaining('Brimsorfið'),
      upphad: 850_000,
      dagsetning: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      timabilI_LOKID: 0,
      stadA_UMSOKNAR: null,
      upphaeD_STYRKS: null,
    });
    const first = await list('?limit=1');
    const next = await list(`?limit=1&cursor=${String(first.headers['x-next-cursor'])}`);
    expect([...first.body, ...next.body]).toEqual(rows);
  });
});
