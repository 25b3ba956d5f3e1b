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

it('R129 nor is a proposal accepted by who has a part in the work, or would come to have one; to refuse it they may', async () => {
  const [registrant, author, other] = [
    await portal.someone(),
    await portal.someone({ role: 'editor' }),
    await portal.someone({ role: 'editor' }),
  ];
  const share = ({ authorId }: Someone, ratio: number) => ({ id: authorId, typeOfAuthor: 36, ratio });
  const propose = async (workId: number, title: string, authors: object[]) => {
    const body = { HEITI_VERKS: title, LENGD: '3.30', authors };
    await portal.ask(`PUT /api/compositions/${workId}`, { as: registrant, body });
    const { body: found } = await portal.ask(`GET /api/compositions/${workId}/proposals`, { as: registrant });
    return found[0].tillogU_NR as number;
  };
  const accept = async (proposalId: number, as: Someone, body: object = { SAMTHYKKT: 1 }) => {
    const { status, body: answer } = await portal.ask(`PATCH /api/proposals/${proposalId}/review`, {
      as,
      body,
    });
    return status < 300 ? status : answer.Code;
  };
  const shared = await portal.work({ by: registrant, others: [author] });
  const renamed = await propose(shared, 'Vor', [share(registrant, 50), share(author, 50)]);
  expect(await accept(renamed, author)).toBe('work.ownRight');
  expect(await accept(renamed, other)).toBe(204);
  const alone = await portal.work({ by: registrant });
  const given = await propose(alone, 'Andvaka', [share(registrant, 40), share(author, 60)]);
  expect(await accept(given, author)).toBe('work.ownRight');
  expect(await accept(given, author, { SAMTHYKKT: 0, ATHUGASEMD: 'Nei' })).toBe(204);
});
