import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aProposedDivision } from '../../../test/inheritances.ts';
import { aParty, checkedIpiFile, takeIpi, typeMembership } from '../../../test/ipi.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

// One of the staff is an heir: whom the register names for who died is whom the heir is paid for.

const gema = 35;
let portal: Portal;
let one: Someone;
let other: Someone;
let heir: Someone;
let dead: Someone;
let party: Awaited<ReturnType<typeof aParty>>;
beforeAll(async () => {
  portal = await aPortal({ fourEyes: new Set(['joins']) });
  one = await portal.someone({ role: 'editor', isPerson: false });
  other = await portal.someone({ role: 'administrator', isPerson: false });
});
afterAll(() => portal.close());
beforeEach(async () => {
  heir = await portal.someone({ role: 'editor' });
  dead = await portal.someone();
  party = await aParty(portal, one, dead);
});

const mine = { society: gema, rights: ['MR'] };
const divide = () => aProposedDivision({ portal, society: { anna: other } }, dead, [[heir, 100]]);
const type = async (as: Someone, what: object = mine) => {
  const { body } = await typeMembership(portal, as, party.partyId, { ...mine, ...what });
  return body.Code ?? (body.ipI_INNLESTUR_NR as number);
};
const take = async (as: Someone, id: number) => {
  const { body } = await takeIpi(portal, as, id);
  return body.Code ?? body.stadA_INNLESTRAR;
};
const takeUnasked = (id: number, { userId }: Someone) =>
  portal.sql('update ipi_import set taken_by = $2 where ipi_import_id = $1', [id, userId]);

it('R167 an heir types no membership of who died, a new one or one that never was, from when a division names them', async () => {
  expect(await take(one, await type(heir))).toBe('taken');
  await divide();
  expect(await type(heir, { isRemoval: true })).toBe('ipi.ownParty');
  expect(await type(heir, { to: '2020-12-31' })).toBe('ipi.ownParty');
  expect(await take(other, await type(one, { isRemoval: true }))).toBe('taken');
});
it('R167 nor takes one that a colleague typed, or a file that has it; the database holds it', async () => {
  const estateId = await divide();
  const typed = await type(one);
  const line = `${party.number};${party.base};${party.name};;PA;${gema};MR;CA;2001-01-01;`;
  const file: number = (await checkedIpiFile(portal, one, [line])).body.ipI_INNLESTUR_NR;
  for (const id of [typed, file]) {
    expect(await take(heir, id)).toBe('ipi.ownParty');
    await expect(takeUnasked(id, heir)).rejects.toThrow('changes a party of who typed it or takes it');
  }
  await portal.sql(
    `update estate set state = 'refused', decided_by = $2, decided_at = now() where estate_id = $1`,
    [estateId, one.userId],
  );
  expect(await take(heir, typed)).toBe('taken');
});
it('R167 what an heir typed before the division named them is taken by nobody, and nobody takes their own', async () => {
  const typed = await type(heir);
  await expect(takeUnasked(typed, heir)).rejects.toThrow('ipi_import_by_another');
  await divide();
  expect(await take(other, typed)).toBe('ipi.ownParty');
  await expect(takeUnasked(typed, other)).rejects.toThrow('changes a party of who typed it or takes it');
  expect(await take(other, await type(one))).toBe('taken');
});
it('R167 where merging authors takes one, so does the register', async () => {
  const alone = await aPortal();
  const author = await alone.someone({ role: 'editor' });
  const { partyId } = await aParty(alone, author, author);
  expect((await typeMembership(alone, author, partyId, mine)).body.stadA_INNLESTRAR).toBe('taking');
  await alone.close();
});
