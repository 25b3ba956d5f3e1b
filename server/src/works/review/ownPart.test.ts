import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import type { FourEyes } from '../../platform/config.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await aPortal({ fourEyes: new Set<FourEyes>(['registrations']) });
});
afterAll(() => portal.close());

it('R106 a registration is not approved by who has a part in the work, though another registered it; to refuse it they may', async () => {
  const [registrant, author, other] = [
    await portal.someone(),
    await portal.someone({ role: 'editor' }),
    await portal.someone({ role: 'editor' }),
  ];
  const review = (workId: number, as: Someone, body: object) =>
    portal.ask(`PATCH /api/compositions/${workId}/review`, { as, body });
  const workId = await portal.work({ by: registrant, others: [author], isApproved: false });
  const own = await review(workId, author, { SAMTHYKKT: 1 });
  expect([own.status, own.body.Code]).toEqual([409, 'work.ownRight']);
  expect((await review(workId, other, { SAMTHYKKT: 1 })).status).toBe(204);
  const second = await portal.work({ by: registrant, others: [author], isApproved: false });
  expect((await review(second, author, { SAMTHYKKT: 0, ATHUGASEMD: 'Tvískráð' })).status).toBe(204);
});
