import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aParty,
  checkedIpiFile,
  takeIpi,
  takenIpiFile,
  type Typed,
  typeMembership,
} from '../../../test/ipi.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { takeFile } from './take.ts';

const [stim, gema, koda] = [79, 35, 40];
let careful: Portal;
let one: Someone;
let other: Someone;
let lone: Portal;
beforeAll(async () => {
  careful = await aPortal({ fourEyes: new Set(['joins']) });
  lone = await aPortal();
  one = await careful.someone({ role: 'editor' });
  other = await careful.someone({ role: 'administrator' });
});
afterAll(async () => {
  await careful.close();
  await lone.close();
});

const memberships = (portal: Portal, partyId: number) =>
  portal.sql(
    `select society_code as society, right_code as right, starts_on::text as from, ends_on::text as to from ipi_membership
     where party_id = $1 order by starts_on, right_code desc`,
    [partyId],
  );
/** Typed by one and taken by the other. */
async function typed(partyId: number, what: Typed) {
  const { status, body, text } = await typeMembership(careful, one, partyId, what);
  if (status !== 201) throw new Error(text);
  return takeIpi(careful, other, body.ipI_INNLESTUR_NR);
}

describe('a membership that staff type', () => {
  it('X150 is written down first, and is taken by another, for every right that was said', async () => {
    const { partyId, name } = await aParty(careful, one);
    const made = await typeMembership(careful, one, partyId, { society: stim, rights: ['MR', 'PR', 'MR'] });
    expect([made.status, made.body]).toEqual([
      201,
      expect.objectContaining({
        heitI_SKRAR: name,
        eR_HANDFAERT: 1,
        ipI_ADILI_NR: partyId,
        stadA_INNLESTRAR: 'checked',
        nyjaR_ADILDIR: 2,
        nY_NOFN: 0,
        breytT_NOFN: 0,
      }),
    ]);
    expect(made.body.handfaerdaR_ADILDIR).toHaveLength(2);
    const id = made.body.ipI_INNLESTUR_NR as number;
    expect(await memberships(careful, partyId)).toEqual([]);
    const { body: party } = await careful.ask(`GET /api/ipi/parties/${partyId}`, { as: other });
    expect(party.adildiR_BIDA).toEqual([
      { ipI_INNLESTUR_NR: id, senT_AF: one.name, dagS_SENDUR: expect.any(String) },
    ]);
    expect((await takeIpi(careful, one, id)).body.Code).toBe('ipi.typedOwn');
    const taken = await takeIpi(careful, other, id);
    expect(taken.body).toMatchObject({ stadA_INNLESTRAR: 'taken', tekinN_INN_AF: other.name });
    expect(taken.body.handfaerdaR_ADILDIR).toHaveLength(2);
    expect(await memberships(careful, partyId)).toEqual([
      { society: stim, right: 'PR', from: '2001-01-01', to: null },
      { society: stim, right: 'MR', from: '2001-01-01', to: null },
    ]);
    expect((await careful.ask(`GET /api/ipi/parties/${partyId}`, { as: one })).body.adildiR_BIDA).toEqual([]);
  });

  it('X150 ends one, and takes one off that never was; the history says how it came and who took it off', async () => {
    const { partyId, number, name } = await aParty(careful, one);
    await typed(partyId, { society: stim });
    await typed(partyId, { society: stim, to: '2020-12-31' });
    await typed(partyId, { society: gema, from: '2021-01-01' });
    await typed(partyId, { society: gema, from: '2021-01-01', isRemoval: true });
    expect(await memberships(careful, partyId)).toEqual([
      { society: stim, right: 'PR', from: '2001-01-01', to: '2020-12-31' },
    ]);
    const { body: history } = await careful.ask(`GET /api/ipi/parties/${partyId}/changes`, { as: one });
    expect(
      history.map((change: Record<string, unknown>) => [
        change['tegunD_IPI_BREYTINGAR'],
        change['uM_HVAD'],
        change['ipI_FYRIR'],
        change['ipI_EFTIR'],
        change['eR_HANDFAERT'],
        change['tekinN_INN_AF'],
      ]),
    ).toEqual([
      ['removedMembership', 'PR CA GEMA', '2021-01-01–', null, 1, other.name],
      ['newMembership', 'PR CA GEMA', null, '2021-01-01–', 1, other.name],
      ['membership', 'PR CA STIM', '2001-01-01–', '2001-01-01–2020-12-31', 1, other.name],
      ['newMembership', 'PR CA STIM', null, '2001-01-01–2020-12-31', 1, other.name],
      ['newName', number, null, `PA ${name}`, 0, null],
    ]);
  });

  it('X150 is refused if it overlaps, changes nothing, takes off what is not there, or its days or society are none', async () => {
    const { partyId } = await aParty(careful, one);
    await typed(partyId, { society: stim });
    const refused = async (what: Typed) => {
      const { status, body } = await typeMembership(careful, one, partyId, what);
      return [status, body.Code];
    };
    const before = await careful.sql('select count(*)::integer as n from ipi_import');
    expect(await refused({ society: gema, from: '2010-01-01' })).toEqual([409, 'ipi.overlap']);
    expect(await refused({ society: stim })).toEqual([409, 'ipi.changesNothing']);
    expect(await refused({ society: gema, isRemoval: true })).toEqual([409, 'ipi.membershipNotFound']);
    expect(await refused({ society: gema, rights: ['MR'], to: '2000-12-31' })).toEqual([
      422,
      'ipi.daysWrong',
    ]);
    expect(await refused({ society: gema, rights: ['MR'], from: '1799-12-31' })).toEqual([
      422,
      'ipi.daysWrong',
    ]);
    for (const society of [0, 998])
      expect(await refused({ society, rights: ['MR'] })).toEqual([422, 'request.invalid']);
    expect(await refused({ society: gema, rights: [] })).toEqual([422, 'request.invalid']);
    expect((await typeMembership(careful, one, 999_999, { society: gema })).status).toBe(404);
    expect(await careful.sql('select count(*)::integer as n from ipi_import')).toEqual(before);
  });

  it('X150 is looked at again when it is taken, and undoes no name that a file has changed since', async () => {
    const { partyId, number, base, name } = await aParty(careful, one);
    const waiting = await typeMembership(careful, one, partyId, { society: gema });
    const overtaken = await typeMembership(careful, one, partyId, { society: koda, rights: ['MR'] });
    const file = await checkedIpiFile(careful, one, [
      [number, base, `${name} Ný`, '', 'PA', stim, 'PR', 'CA', '2005-01-01', ''].join(';'),
    ]);
    expect((await takeIpi(careful, other, file.body.ipI_INNLESTUR_NR)).body.stadA_INNLESTRAR).toBe('taken');
    const id = waiting.body.ipI_INNLESTUR_NR as number;
    expect((await takeIpi(careful, other, id)).body).toMatchObject({
      stadA_INNLESTRAR: 'refused',
      fjoldI_HAFNAD: 1,
    });
    const { body: problems } = await careful.ask(`GET /api/ipi/imports/${id}/problems`, {
      as: one,
      language: 'en',
    });
    expect(problems[0].abending).toMatch(
      /^The party belongs to another society .* society no\. 79 from 2005-01-01/u,
    );
    expect((await takeIpi(careful, other, overtaken.body.ipI_INNLESTUR_NR)).body.stadA_INNLESTRAR).toBe(
      'taken',
    );
    expect(await memberships(careful, partyId)).toEqual([
      { society: koda, right: 'MR', from: '2001-01-01', to: null },
      { society: stim, right: 'PR', from: '2005-01-01', to: null },
    ]);
    const [named] = await careful.sql('select name from ipi_name where name_number = $1', [number]);
    expect(named).toEqual({ name: `${name} Ný` });
  });

  it('X150 is taken once by a job that runs twice, given up before it is taken, and needs nobody else where joining takes one', async () => {
    const alone = await lone.someone({ role: 'editor' });
    const { partyId } = await aParty(lone, alone);
    const made = await typeMembership(lone, alone, partyId, { society: stim });
    expect(made.body.stadA_INNLESTRAR).toBe('taking');
    await takeFile(lone.pool, made.body.ipI_INNLESTUR_NR);
    await takeFile(lone.pool, made.body.ipI_INNLESTUR_NR);
    expect(await memberships(lone, partyId)).toHaveLength(1);
    const { partyId: another } = await aParty(careful, one);
    const given = (await typeMembership(careful, one, another, { society: stim })).body
      .ipI_INNLESTUR_NR as number;
    expect((await careful.ask(`POST /api/ipi/imports/${given}/check`, { as: one })).status).toBe(409);
    expect((await careful.ask(`POST /api/ipi/imports/${given}/cancel`, { as: one })).body).toMatchObject({
      stadA_INNLESTRAR: 'cancelled',
      handfaerdaR_ADILDIR: [{ felaG_KODI: stim }],
    });
    expect((await takeIpi(careful, other, given)).status).toBe(409);
    expect(await memberships(careful, another)).toEqual([]);
  });

  it('X150 is for staff', async () => {
    const member = await careful.someone();
    const { partyId } = await aParty(careful, one);
    for (const [as, status] of [
      [undefined, 401],
      [member, 403],
    ] as const) {
      const body = { FELAG_KODI: stim, IPI_RETTIR: ['PR'], IPI_HLUTVERK: 'CA', FELAGI_FRA: '2001-01-01' };
      expect((await careful.ask(`POST /api/ipi/parties/${partyId}/memberships`, { as, body })).status).toBe(
        status,
      );
      expect((await careful.ask('GET /api/ipi/societies', { as })).status).toBe(status);
    }
    const { body: societies } = await careful.ask('GET /api/ipi/societies', { as: one });
    const codes = societies.map((society: Record<string, unknown>) => society['felaG_KODI']);
    expect(codes).toEqual(expect.arrayContaining([stim, gema, koda, 77]));
    expect(codes).not.toContain(0);
  });
});

it('X150 what is typed goes on with a file that is taken later', async () => {
  const alone = await lone.someone({ role: 'editor' });
  const { partyId, number, base, name } = await aParty(lone, alone);
  const made = await typeMembership(lone, alone, partyId, { society: stim });
  await takeFile(lone.pool, made.body.ipI_INNLESTUR_NR);
  await takenIpiFile(lone, alone, [
    [number, base, name, '', 'PA', stim, 'PR', 'CA', '2001-01-01', '2019-12-31'].join(';'),
  ]);
  expect(await memberships(lone, partyId)).toEqual([
    { society: stim, right: 'PR', from: '2001-01-01', to: '2019-12-31' },
  ]);
});
