import type { Portal, Someone } from './portal.ts';

export type Part = [who: Someone, share: number, role?: number];
export const groupBody = (parts: readonly Part[], changes: Record<string, unknown> = {}) => ({
  HEITI_HOPS: 'Brimhljóð',
  MEDLIMIR_HOPS: parts.map(([{ authorId }, share, role = 36]) => ({
    HOFUNDUR_NR: authorId,
    TEGUND_HOFUNDAR_NR: role,
    HLUTFALL: share,
  })),
  ...changes,
});

/** What tests ask of groups. The portal is there once they run. */
export function groupsOf(portalOf: () => Portal) {
  const make = (as: Someone, parts: readonly Part[], changes?: Record<string, unknown>) =>
    portalOf().ask('POST /api/groups', { as, body: groupBody(parts, changes) });
  const read = (groupId: number, as: Someone) => portalOf().ask(`GET /api/groups/${groupId}`, { as });
  const agree = (groupId: number, as: Someone, splitNumber: number) =>
    portalOf().ask(`POST /api/groups/${groupId}/agreement`, { as, body: { SKIPTING_HOPS_NR: splitNumber } });
  const leave = (groupId: number, as: Someone) =>
    portalOf().ask(`DELETE /api/groups/${groupId}/membership`, { as });
  const told = (to: Someone) =>
    portalOf().sql(
      `select header_is, link from notification where person_id = $1 and kind = 'group' order by notification_id`,
      [to.personId],
    );

  /** A group of new people, of whom the first made it and all agree. */
  const aBand = async (...shares: number[]) => {
    const people = await Promise.all(shares.map(() => portalOf().someone()));
    const parts = people.map((who, i): Part => [who, shares[i] ?? 0]);
    const { body } = await make(people[0] as Someone, parts);
    for (const who of people.slice(1)) await agree(body.hofundahopuR_NR, who, body.skiptinG_HOPS_NR);
    return { people, groupId: body.hofundahopuR_NR as number, split: body.skiptinG_HOPS_NR as number };
  };
  return { make, read, agree, leave, told, aBand };
}
