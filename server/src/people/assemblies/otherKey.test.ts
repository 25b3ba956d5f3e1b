import { afterAll, beforeAll, expect, it } from 'vitest';
import { assembliesOf } from '../../../test/assembly.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { readConfig } from '../../platform/config.ts';
import { fingerprintOf } from '../../platform/sealing.ts';

let portal: Portal;
let other: Portal;
let katla: Someone;
beforeAll(async () => {
  portal = await aPortal();
  other = await aPortal(
    { secretsKey: 'another key of thirty-two or more', databaseUrl: 'postgresql://db/omur' },
    portal.database,
  );
  katla = await portal.someone({ role: 'administrator', isPerson: false });
  const fingerprint = fingerprintOf(readConfig({ SECRETS_KEY: 'for tests alone, thirty-two or more' }));
  await portal.sql('insert into sealing_key (fingerprint) values ($1)', [fingerprint]);
});
afterAll(async () => {
  await other.app.close();
  await portal.close();
});

it('O337 a vote is not opened, cast or closed by a server with another key than the database', async () => {
  const [member, here, there] = [
    await portal.someone(),
    assembliesOf(portal, katla),
    assembliesOf(other, katla),
  ];
  const id = await here.make();
  await here.reach(id, 'announced', 'listed');
  const refused = { StatusCode: 503, Code: 'assembly.otherKey' };
  const step = (state: string) =>
    other.ask(`PATCH /api/assemblies/${id}/step`, { as: katla, body: { STADA_FUNDAR: state } });
  expect((await step('open')).body).toMatchObject(refused);
  await here.reach(id, 'open');
  expect((await there.vote(id, member, [[1], []])).body).toMatchObject(refused);
  expect((await here.vote(id, member, [[1], []])).status).toBe(200);
  await portal.sql('alter table assembly disable trigger check_assembly');
  await portal.sql('update assembly set closes_at = now() where assembly_id = $1', [id]);
  await portal.sql('alter table assembly enable trigger check_assembly');
  expect((await step('closed')).body).toMatchObject(refused);
  await here.reach(id, 'closed');
});
