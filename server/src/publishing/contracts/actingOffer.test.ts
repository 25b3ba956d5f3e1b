import { expect, it } from 'vitest';
import { aPortal } from '../../../test/portal.ts';

it('A4 an offer is not accepted by who made it, acting for the other side', async () => {
  const portal = await aPortal();
  const author = await portal.someone();
  const publisher = await portal.someone({ name: 'Brim ehf.', withoutAuthor: true });
  await portal.sql('update person set is_publisher = true where person_id = $1', [publisher.personId]);
  const workId = await portal.work({ by: author });
  const path = '/api/persons/publishers/contractsSubmissions';
  const offered = await portal.ask(`POST ${path}`, {
    as: publisher,
    body: {
      PUBLISHER_NR: publisher.personId,
      HOFUNDUR_NR: author.authorId,
      UPPHAF_SAMNINGS: '2031-01-01',
      LOK_SAMNINGS: '2032-01-01',
      PERFORMANCE_SHARE: 50,
      MECHANICAL_SHARE: 50,
      VERK: [workId],
    },
  });
  const at = `${path}/${offered.body.publisheR_SAMNINGUR_I_BID_NR}`;
  const told = async (as: typeof author) => (await portal.ask(`GET ${at}`, { as })).body.mA_SVARA;
  const answer = (as: typeof author) => portal.ask(`PATCH ${at}/answer`, { as, body: { SAMTHYKKT: 1 } });
  await portal.sql('insert into access_grant (user_id, grantee_user_id) values ($1, $2)', [
    author.userId,
    publisher.userId,
  ]);
  const { body } = await portal.ask(`PATCH /api/users/masquerade/${author.userId}`, { as: publisher });
  const proxy = { ...author, token: body.token };
  expect(await told(proxy)).toBe(0);
  expect((await answer(proxy)).body.Code).toBe('access.whileActing');
  expect(await told(author)).toBe(1);
  expect((await answer(author)).status).toBe(204);
  await portal.close();
});
