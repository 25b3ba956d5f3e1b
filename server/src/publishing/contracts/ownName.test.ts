import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeContract } from '../../../test/agreements.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

// An administrator who is a party of a contract, and acts for a colleague who is not.

let portal: Portal;
let administrator: Someone;
let colleague: Someone;
let contractId: number;
beforeAll(async () => {
  portal = await aPortal();
  administrator = await portal.someone({ role: 'administrator' });
  colleague = await portal.someone({ role: 'editor' });
  const publisher = await portal.someone({ withoutAuthor: true });
  await portal.sql('update person set is_publisher = true where person_id = $1', [publisher.personId]);
  const [row] = await portal.sql<{ contract_id: number }>(
    `insert into publishing_contract (publisher_id, author_id, starts_on, ends_on, performance_share, mechanical_share)
     values ($1, $2, '2020-01-01', current_date + 900, 50, 50) returning contract_id`,
    [publisher.personId, administrator.authorId],
  );
  contractId = Number(row?.contract_id);
});
afterAll(() => portal.close());

const acting = async (as: Someone, of: Someone) => {
  const { body } = await portal.ask(`PATCH /api/users/masquerade/${of.userId}`, { as });
  return { ...as, token: body.token as string };
};
const shares = () =>
  portal.sql('select performance_share::text, version from publishing_contract where contract_id = $1', [
    contractId,
  ]);

it('R121, M18 staff decide in their own name: who acts for a colleague reads as they do, and changes nothing of the desk', async () => {
  const before = await shares();
  const own = await changeContract(portal, { contractId, as: administrator, PERFORMANCE_SHARE: 0 });
  expect([own.status, own.body.Code]).toEqual([403, 'contract.own']);
  const both = await acting(administrator, colleague);
  expect((await portal.ask('GET /api/persons/publishers/contracts', { as: both })).status).toBe(200);
  const hidden = await changeContract(portal, { contractId, as: both, PERFORMANCE_SHARE: 0 });
  expect([hidden.status, hidden.body.Code]).toEqual([409, 'access.whileActing']);
  expect(await shares()).toEqual(before);
  // Nobody else's business than of those who have no part in it.
  const by = await changeContract(portal, { contractId, as: colleague, PERFORMANCE_SHARE: 40 });
  expect(by.status).toBe(200);
});
it('M18 PostgreSQL writes no change of a contract by one of its parties', async () => {
  await expect(
    portal.sql(
      `insert into contract_change (contract_id, field, old_value, new_value, user_id) values ($1, 'LOK_SAMNINGS', null, 'x', $2)`,
      [contractId, administrator.userId],
    ),
  ).rejects.toThrow('is a party of contract');
});
