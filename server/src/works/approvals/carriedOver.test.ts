import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { publicUrl } from '../../../test/publicUrl.ts';
import { watchApprovals } from './deadlines.ts';

let portal: Portal;
let registrant: Someone;
let coAuthor: Someone;
beforeAll(async () => {
  portal = await aPortal();
  registrant = await portal.someone();
  coAuthor = await portal.someone();
});
afterAll(() => portal.close());

it('V5 anyone who was awaited before anyone was asked is told at once, and has seven days', async () => {
  const waiting = await portal.work({ by: registrant, others: [coAuthor] });
  const objected = await portal.work({ by: registrant, others: [coAuthor, await portal.someone()] });
  await portal.sql(`update work_author set approval = 'objected' where work_id = $1 and author_id = $2`, [
    objected,
    coAuthor.authorId,
  ]);
  await portal.sql(`update work set first_registered_at = now() - interval '1 year'`);
  await portal.sql('drop table approval_request cascade');
  const migration = new URL('../../platform/database/migrations/0008_approvals.sql', import.meta.url);
  await portal.sql(await readFile(migration, 'utf8'));
  await portal.sql(
    'alter table approval_request add column is_of_past boolean not null default false, add column holder_id integer',
  );
  await portal.sql('grant select, update on approval_request to omur_app');

  await watchApprovals(portal.pool, publicUrl);
  expect(
    await portal.sql(`select work_id, state, is_halted, reminded_at is not null as is_told, due_on - current_date as days
      from approval_request order by work_id, state`),
  ).toEqual([
    { work_id: waiting, state: 'waiting', is_halted: false, is_told: true, days: 7 },
    { work_id: objected, state: 'objected', is_halted: false, is_told: false, days: 7 },
    { work_id: objected, state: 'waiting', is_halted: true, is_told: false, days: 7 },
  ]);
  const letters = await portal.sql(`select from letter where kind = 'approvalReminder' and person_id = $1`, [
    coAuthor.personId,
  ]);
  expect(letters).toHaveLength(1);
});
