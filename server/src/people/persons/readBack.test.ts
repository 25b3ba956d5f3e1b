import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let member: Someone;
beforeAll(async () => {
  portal = await aPortal();
  member = await portal.someone();
});
afterAll(() => portal.close());

const save = (body: object) => portal.ask(`PATCH /api/persons/${member.personId}`, { as: member, body });
const person = async () =>
  (await portal.ask(`GET /api/persons/${member.personId}/card`, { as: member })).body;

describe('what was read, sent back as it is', () => {
  it('C7.11, C3.5, F3.2 is taken whole, by the names of the answer and by those of the requirements', async () => {
    const read = await person();
    expect(await save({ ...read, SIMI: undefined, simi: '555 0177' })).toMatchObject({ status: 204 });
    expect((await person()).simi).toBe('555 0177');
    const byName = {
      NAFN_NR: member.personId,
      KYN: 'Kvár',
      NAFN_FELAG: 'Annað félag',
      FJOLDI_VERKA_SEM_HOFUNDUR: 99,
      FJOLDI_VERKA_SEM_RETTHAFI: 99,
      SIMI: '555 0178',
    };
    const before = await person();
    expect((await save(byName)).status).toBe(204);
    expect(await person()).toEqual({ ...before, simi: '555 0178', utgafa: before.utgafa + 1 });
  });
});
