import { afterAll, beforeAll, expect, it } from 'vitest';
import { anApplication, aPeriod } from '../../../test/funds.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let member: Someone;
let other: Someone;
let period: number;

beforeAll(async () => {
  portal = await aPortal();
  [member, other] = [await portal.someone(), await portal.someone()];
  period = await aPeriod(portal, { fundId: 1 });
});
afterAll(() => portal.close());

const send = (body: unknown, as = member) => portal.ask('POST /api/funds/applications', { as, body });

it('A6 is sent once for a project in a period by a person, though five come at once', async () => {
  const sent = anApplication(member, 1, period);
  const answers = await Promise.all(
    ['Haustlag', ' haustlag ', 'HAUSTLAG', 'Haustlag', 'Haustlag'].map((VERKHEITI) =>
      send({ ...sent, VERKHEITI }),
    ),
  );
  const number = answers.find(({ status }) => status === 201)?.body;
  const refused = answers.filter(({ status }) => status === 409).map((one) => one.body);
  expect(refused).toHaveLength(4);
  for (const one of refused) expect(one).toMatchObject({ Code: 'fund.appliedAlready', Number: number });
  // Another project, another person.
  expect((await send({ ...sent, VERKHEITI: 'Vetrarlag' })).status).toBe(201);
  expect((await send({ ...anApplication(other, 1, period), VERKHEITI: 'Haustlag' }, other)).status).toBe(201);
});
