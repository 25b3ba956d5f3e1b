import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeContract, paidFor, rightOf } from '../../../test/agreements.ts';
import { aContract, daysFromNow, publishes, today } from '../../../test/contracts.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { watchContracts } from './deadlines.ts';

let portal: Portal;
let publisher: Someone;
let second: Someone;
let staff: Someone;
const iceland = 352;
const denmark = 208;
const usa = 840;

beforeAll(async () => {
  portal = await aPortal();
  [publisher, second, staff] = await Promise.all([
    portal.someone({ name: 'Ómblíða útgáfa ehf.', withoutAuthor: true }),
    portal.someone({ name: 'Second Wave Music', withoutAuthor: true }),
    portal.someone({ role: 'administrator', isPerson: false, name: 'Katla' }),
  ]);
  await publishes(portal, publisher);
  await publishes(portal, second);
}, 60_000);
afterAll(() => portal.close());

/** A work of a new author, under a contract of 40 % at home and 50 % abroad. */
async function underContract(changes: Record<string, unknown> = {}) {
  const own = await portal.someone();
  const workId = await portal.work({ by: own });
  const contractId = await aContract(portal, { publisher, author: own, staff, ...changes });
  return { own, workId, contractId };
}
const shareOf = async (
  who: Someone,
  { workId }: { workId: number },
  { day = today(), countryId = denmark, paidOn = today() } = {},
) => (await paidFor(portal, { workId, day, countryId }, paidOn)).get(await rightOf(portal, who)) ?? 0;

describe('a contract with territories', () => {
  it('X42 is paid where it holds and nowhere else', async () => {
    const made = await underContract({ SVAEDI: [2136, -2127, 352] });
    expect(await shareOf(publisher, made, { countryId: iceland })).toBe(4000);
    expect(await shareOf(publisher, made, { countryId: denmark })).toBe(0);
    expect(await shareOf(publisher, made, { countryId: usa })).toBe(5000);
    const parts = await paidFor(portal, { workId: made.workId, day: today(), countryId: denmark });
    expect([...parts.values()]).toEqual([10_000]);
  });
  it('X42 changes from the day of the change, with a row of its history', async () => {
    const made = await underContract({ UPPHAF_SAMNINGS: daysFromNow(-30) });
    const { contractId } = made;
    expect((await changeContract(portal, { contractId, as: staff, SVAEDI: [2127] })).status).toBe(200);
    expect(await shareOf(publisher, made, { day: daysFromNow(-1), countryId: usa })).toBe(5000);
    expect(await shareOf(publisher, made, { countryId: usa })).toBe(0);
    expect(await shareOf(publisher, made)).toBe(5000);
    const history = await portal.ask(`GET /api/persons/publishers/contracts/${contractId}/histories`, {
      as: publisher,
    });
    expect(history.body[0]).toMatchObject({
      hverjU_BREYTT: 'Svæði',
      tegunD_GILDIS: 'territories',
      gildI_VAR: '2136',
      gildI_VERDUR: '2127',
    });
    await changeContract(portal, { contractId, as: staff, SVAEDI: [2136] });
    expect(
      await portal.sql('select from agreement_right where work_id = $1 and ends_before > current_date', [
        made.workId,
      ]),
    ).toEqual([]);
    expect(await shareOf(publisher, made, { countryId: usa })).toBe(5000);
  });
  it('X42 leaves a country to another publisher, who does not overlap', async () => {
    const made = await underContract({ SVAEDI: [2136, -840] });
    const submitted = await portal.ask('POST /api/persons/publishers/contractsSubmissions', {
      as: staff,
      body: {
        PUBLISHER_NR: second.personId,
        HOFUNDUR_NR: made.own.authorId,
        UPPHAF_SAMNINGS: today(),
        LOK_SAMNINGS: daysFromNow(100),
        PERFORMANCE_SHARE: 80,
        MECHANICAL_SHARE: 80,
        SVAEDI: [840],
        OLL_VERK: 1,
      },
    });
    const path = `/api/persons/publishers/contractsSubmissions/${submitted.body.publisheR_SAMNINGUR_I_BID_NR}`;
    expect((await portal.ask(`GET ${path}/overlaps`, { as: staff })).status).toBe(404);
    expect((await portal.ask(`PATCH ${path}`, { as: staff, body: { SAMTHYKKT: 1 } })).status).toBe(200);
    expect(await shareOf(publisher, made, { countryId: denmark })).toBe(5000);
    expect(await shareOf(second, made, { countryId: denmark })).toBe(0);
    expect(await shareOf(second, made, { countryId: usa })).toBe(8000);
    expect(await shareOf(publisher, made, { countryId: usa })).toBe(0);
    expect(await shareOf(publisher, made, { countryId: iceland })).toBe(4000);
  });
  it.each([
    [[], 'value.tooShort'],
    [[-2136], 'agreement.firstExcludes'],
    [[352, -2127], 'agreement.nowhere'],
    [[1e12], 'value.tooLong'],
    [[2136, 7], 'agreement.territoryUnknown'],
  ])('X42, X174 refuses %j', async (SVAEDI, Code) => {
    const { contractId } = await underContract();
    const { status, body } = await changeContract(portal, { contractId, as: staff, SVAEDI });
    expect(status).toBe(422);
    expect(body.Errors).toMatchObject([{ Code }]);
    await expect(
      portal.sql('update publishing_contract set territories = $2 where contract_id = $1', [
        contractId,
        [-1],
      ]),
    ).rejects.toThrow('contract_territories');
  });
  it('X42, M7 pays as ever where contracts hold everywhere: the function says what the lines say', async () => {
    const made = await underContract({ UPPHAF_SAMNINGS: daysFromNow(-90) });
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: -200, max: 0 }),
        fc.integer({ min: 1, max: 900 }),
        async (ago, countryId) => {
          const [row] = await portal.sql(
            `select a.contract_id, a.is_by_contract, (select max(r.contract_id) from work_right r where r.work_id = $1
             and r.starts_on <= $2 and $2 < r.ends_before) as of_lines from agreements_on($1, $2, $3) a`,
            [made.workId, daysFromNow(ago), countryId],
          );
          expect(row?.['is_by_contract']).toBe(false);
          expect(row?.['contract_id']).toBe(row?.['of_lines']);
          expect(row?.['contract_id']).toBe(ago >= -90 ? made.contractId : null);
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('what counts after the end', () => {
  it('X43 is kept until the last day of retention, and no new work is taken', async () => {
    const made = await underContract({ UPPHAF_SAMNINGS: daysFromNow(-60), LOK_SAMNINGS: daysFromNow(-20) });
    const { contractId } = made;
    await watchContracts(portal.pool);
    expect(await shareOf(publisher, made, { day: daysFromNow(-20) })).toBe(5000);
    expect(await shareOf(publisher, made, { day: daysFromNow(-19) })).toBe(0);
    const kept = await changeContract(portal, { contractId, as: staff, VARSLA_TIL: daysFromNow(-5) });
    expect(kept.status).toBe(200);
    await watchContracts(portal.pool);
    for (const [ago, share] of [
      [-20, 5000],
      [-19, 5000],
      [-5, 5000],
      [-4, 0],
    ] as const)
      expect(await shareOf(publisher, made, { day: daysFromNow(ago) })).toBe(share);
    await changeContract(portal, { contractId, as: staff, VARSLA_TIL: daysFromNow(5) });
    await watchContracts(portal.pool);
    expect(await shareOf(publisher, made)).toBe(5000);
    const workId = await portal.work({ by: made.own });
    const put = await portal.ask(`POST /api/compositions/publishingContracts/${contractId}/works`, {
      as: staff,
      body: { VERK: [workId] },
    });
    expect([put.status, put.body.Message]).toEqual([
      409,
      'Samningurinn er á enda og tekur ekki við nýjum verkum.',
    ]);
  });
  it('X43 is collected until a day, and then goes to who would have it without the contract', async () => {
    const made = await underContract({ UPPHAF_SAMNINGS: daysFromNow(-60), LOK_SAMNINGS: daysFromNow(-20) });
    await watchContracts(portal.pool);
    const use = { day: daysFromNow(-30) };
    expect(await shareOf(publisher, made, { ...use, paidOn: daysFromNow(900) })).toBe(5000);
    await changeContract(portal, { contractId: made.contractId, as: staff, INNHEIMTA_TIL: daysFromNow(10) });
    expect(await shareOf(publisher, made, { ...use, paidOn: daysFromNow(10) })).toBe(5000);
    expect(await shareOf(publisher, made, { ...use, paidOn: daysFromNow(11) })).toBe(0);
    expect([
      ...(
        await paidFor(portal, { workId: made.workId, countryId: denmark, ...use }, daysFromNow(11))
      ).values(),
    ]).toEqual([10_000]);
  });
  it.each([
    [{ VARSLA_TIL: daysFromNow(1) }],
    [{ INNHEIMTA_TIL: daysFromNow(1) }],
    [{ VARSLA_TIL: daysFromNow(4000), INNHEIMTA_TIL: daysFromNow(3999) }],
    [{ SYNCHRONISATION_SHARE: 0 }],
    [{ SYNCHRONISATION_SHARE: 100.5 }],
    [{ TEGUND_SAMNINGS: 'PG' }],
  ])('X43 refuses %j', async (changes) => {
    const { contractId } = await underContract();
    expect(await changeContract(portal, { contractId, as: staff, ...changes })).toMatchObject({
      status: 422,
    });
  });
});
