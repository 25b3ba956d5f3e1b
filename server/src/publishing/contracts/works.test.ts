import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aContract, daysFromNow } from '../../../test/contracts.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let publisher: Someone;
let rival: Someone;
let staff: Someone;
let author: Someone;
let inside: number;
let outside: number;
let contractId: number;

beforeAll(async () => {
  portal = await aPortal();
  [publisher, rival, staff] = await Promise.all([
    portal.someone({ name: 'Ómblíða', withoutAuthor: true }),
    portal.someone({ name: 'Bergmál', withoutAuthor: true }),
    portal.someone({ name: 'Katla', role: 'editor', isPerson: false }),
  ]);
});
beforeEach(async () => {
  author = await portal.someone({ name: 'Ída' });
  inside = await portal.work({ by: author });
  contractId = await contractOf(publisher, [inside]);
  outside = await portal.work({ by: author, title: 'Brimalda' });
});
afterAll(() => portal.close());

const contractOf = (by: Someone, VERK: number[], changes: object = {}) =>
  aContract(portal, { publisher: by, author, staff, OLL_VERK: 0, VERK, ...changes });
const base = (of = contractId) => `/api/compositions/publishingContracts/${of}`;
const add = (VERK: unknown, { as = staff, of = contractId, SKORUN_LEYFD = 0 } = {}) =>
  portal.ask(`POST ${base(of)}/works`, { as, body: { VERK, SKORUN_LEYFD } });
const remove = (workId: number, as = staff) => portal.ask(`DELETE ${base()}/works/${workId}`, { as });
const worksIn = async (of = contractId, list = '') => {
  const { body } = await portal.ask(`GET ${base(of)}${list}`, { as: staff });
  return Array.isArray(body) ? body.map(({ verK_NR }: { verK_NR: number }) => verK_NR) : [];
};
const rights = async (of: number) =>
  (await portal.ask(`GET /api/compositions/${of}/rights`, { as: author })).body.map(
    (row: Record<string, unknown>) => [row['retthafi'], row['hlutfall'], row['publisheR_SAMNINGUR_NR']],
  );
const history = async () =>
  (await portal.ask(`GET /api/persons/publishers/contracts/${contractId}/histories`, { as: author })).body;

describe('the works of a contract, by staff', () => {
  it('A2, C2.21 puts a work in, with a row of the history, and its rights follow (V6)', async () => {
    expect((await add([outside, inside])).status).toBe(204);
    expect(new Set(await worksIn())).toEqual(new Set([inside, outside]));
    expect(await worksIn(contractId, '/outside')).toEqual([]);
    expect(await rights(outside)).toEqual([
      ['Ída', 60, contractId],
      ['Ómblíða', 40, contractId],
    ]);
    expect(await history()).toMatchObject([
      { hverjU_BREYTT: 'Verk', gildI_VAR: null, gildI_VERDUR: `Brimalda (${outside})`, nafn: 'Félagið' },
    ]);
    // Once more is nothing new.
    expect((await add([outside])).status).toBe(204);
    expect(await history()).toHaveLength(1);
  });
  it('A2, C2.21 takes a work out, with a row of the history, and the author has it back (V6)', async () => {
    expect((await remove(inside)).status).toBe(204);
    expect(await worksIn()).toEqual([]);
    expect(await rights(inside)).toEqual([['Ída', 100, null]]);
    expect(await history()).toMatchObject([
      { hverjU_BREYTT: 'Verk', gildI_VAR: expect.stringContaining(`(${inside})`), gildI_VERDUR: null },
    ]);
    expect((await remove(inside)).status).toBe(404);
  });
  it('V6 gives what is taken out to another publisher whose contract it is in', async () => {
    const other = await contractOf(rival, [inside], { PERFORMANCE_SHARE: 25 });
    await remove(inside);
    expect(await rights(inside)).toEqual([
      ['Ída', 75, other],
      ['Bergmál', 25, other],
    ]);
  });
  it('A2 asks staff before publishers would have more than 100 % together', async () => {
    await contractOf(rival, [outside], { PERFORMANCE_SHARE: 70 });
    expect(await add([outside])).toMatchObject({ status: 409, body: { Code: 'contract.workOverlaps' } });
    expect(await worksIn()).toEqual([inside]);
    expect((await add([outside], { SKORUN_LEYFD: 1 })).status).toBe(204);
    // It stays with who has it today.
    expect(await rights(outside)).toContainEqual(expect.arrayContaining(['Bergmál', 70]));
  });
  it('has no rights follow a contract that is to come', async () => {
    const later = await contractOf(publisher, [inside], {
      UPPHAF_SAMNINGS: daysFromNow(10),
      LOK_SAMNINGS: daysFromNow(20),
    });
    expect((await add([outside], { of: later })).status).toBe(204);
    expect(await worksIn(later)).toHaveLength(2);
    expect(await rights(outside)).toEqual([['Ída', 100, null]]);
  });
  it('refuses works of others, no works, and contracts that are not there', async () => {
    const foreign = await portal.work({ by: await portal.someone({ name: 'Jökull' }) });
    expect((await add([outside, foreign])).body).toMatchObject({
      Errors: [{ Field: 'VERK', Code: 'contract.workNotOfAuthor' }],
    });
    expect(await worksIn()).toEqual([inside]);
    expect((await add([])).body).toMatchObject({
      Errors: [{ Field: 'VERK', Code: 'contract.worksMissing' }],
    });
    expect((await add('allt')).status).toBe(422);
    expect((await add([outside], { of: 999_999 })).status).toBe(404);
  });
  it('S6 is for staff alone', async () => {
    for (const as of [publisher, author]) {
      expect((await add([outside], { as })).status).toBe(403);
      expect((await remove(inside, as)).status).toBe(403);
    }
    expect((await portal.ask(`POST ${base()}/works`, { body: { VERK: [outside] } })).status).toBe(401);
    expect((await portal.ask(`DELETE ${base()}/works/${inside}`, {})).status).toBe(401);
  });
  it('puts a work in once when two do it at the same time', async () => {
    const answers = await Promise.all([add([outside]), add([outside])]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(await history()).toHaveLength(1);
  });
});
