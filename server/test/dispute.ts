import type { Portal, Someone } from './portal.ts';
import { sharedWork } from './shares.ts';

export type Share = [who: Pick<Someone, 'authorId'>, share: number];
const written = (shares: readonly Share[]) =>
  shares.map(([{ authorId }, share]) => ({ HOFUNDUR_NR: authorId, HLUTFALL: share }));

/** What tests ask of disputes. The portal is there once they run. */
export function disputesOf(portalOf: () => Portal) {
  const open = (
    workId: number,
    as: Someone,
    shares: readonly Share[],
    reason: string | null = 'Viðlagið er mitt.',
  ) =>
    portalOf().ask(`POST /api/compositions/${workId}/disputes`, {
      as,
      body: { HLUTIR_I_AGREININGI: written(shares), ASTAEDA_AGREININGS: reason },
    });
  const read = async (workId: number, as: Someone) =>
    (await portalOf().ask(`GET /api/compositions/${workId}/disputes`, { as })).body?.[0];
  const offer = (id: number, as: Someone, shares: readonly Share[], number = 1) =>
    portalOf().ask(`PUT /api/disputes/${id}/offer`, {
      as,
      body: { TILBOD_NR: number, HLUTIR_I_AGREININGI: written(shares) },
    });
  const accept = (id: number, as: Someone, number = 1) =>
    portalOf().ask(`POST /api/disputes/${id}/acceptance`, { as, body: { TILBOD_NR: number } });
  const refer = (id: number, as: Someone) => portalOf().ask(`POST /api/disputes/${id}/referral`, { as });
  const withdraw = (id: number, as: Someone) => portalOf().ask(`DELETE /api/disputes/${id}`, { as });
  const decide = (
    id: number,
    as: Someone,
    shares: readonly Share[],
    { reasons = 'Upptakan sýnir það.', number = 1 }: { reasons?: string | null; number?: number } = {},
  ) =>
    portalOf().ask(`POST /api/desk/disputes/${id}/decision`, {
      as,
      body: { TILBOD_NR: number, HLUTIR_I_AGREININGI: written(shares), URSKURDUR: reasons },
    });
  const told = (to: Someone) =>
    portalOf().sql(
      `select header_is from notification where person_id = $1 and kind = 'dispute' order by notification_id`,
      [to.personId],
    );
  const sharesOf = async (workId: number) =>
    (
      await portalOf().sql(
        'select share::float from work_author where work_id = $1 order by position, author_id',
        [workId],
      )
    ).map(({ share }) => share);
  const actingFor = async (owner: Someone, friend: Someone): Promise<Someone> => {
    await portalOf().ask('POST /api/users/access', {
      as: owner,
      body: { NOTENDA_NR_TENGSLAADILLA: friend.userId, ADEINS_LESTUR: 0 },
    });
    const { body } = await portalOf().ask(`PATCH /api/users/masquerade/${owner.userId}`, { as: friend });
    return { ...friend, token: body?.token };
  };

  /** A green work of two in equal parts, of which the second claims 70 %. */
  async function aDispute(title = 'Viðlag') {
    const [first, second] = [await portalOf().someone(), await portalOf().someone()];
    const workId = await sharedWork(portalOf(), [first, second], title);
    const { status, body, text } = await open(workId, second, [
      [first, 30],
      [second, 70],
    ]);
    if (status !== 201) throw new Error(text);
    return { first, second, workId, id: body.agreininguR_NR as number };
  }

  return { open, read, offer, accept, refer, withdraw, decide, told, sharesOf, actingFor, aDispute };
}
