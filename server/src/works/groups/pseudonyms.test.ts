import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { groupBody, groupsOf, type Part } from '../../../test/group.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const { make, read, agree, leave } = groupsOf(() => portal);

describe('a group with somebody under two names', () => {
  it('O205 does not show by what somebody does under one name who bears another', async () => {
    const [maker, bearer] = [await portal.someone(), await portal.someone()];
    const [made] = await portal.sql<{ id: number }>(
      `insert into author (person_id, display_name, pseudonym) values ($1, 'Huldukona', 'Huldukona') returning author_id as id`,
      [bearer.personId],
    );
    const hidden = { ...bearer, authorId: made?.id ?? 0 };
    const parts: Part[] = [
      [maker, 50],
      [bearer, 30],
      [hidden, 20],
    ];
    const group = (await make(maker, parts)).body;
    const { hofundahopuR_NR: groupId, skiptinG_HOPS_NR: split } = group;
    const answers = async () =>
      ((await read(groupId, maker)).body.medlimiR_HOPS as Record<string, number>[]).map((one) => [
        one['hofunduR_NR'],
        one['samthykkiR_SKIPTINGU'],
      ]);
    expect((await agree(groupId, bearer, split)).status).toBe(204);
    expect(await answers()).toEqual([
      [maker.authorId, 1],
      [bearer.authorId, 1],
      [hidden.authorId, 0],
    ]);
    const agreeAs = (as: Someone, authorId: number, splitNumber: number) =>
      portal.ask(`POST /api/groups/${groupId}/agreement`, {
        as,
        body: { SKIPTING_HOPS_NR: splitNumber, HOFUNDUR_NR: authorId },
      });
    expect((await agreeAs(maker, hidden.authorId, split)).status).toBe(404);
    expect((await agreeAs(bearer, hidden.authorId, split)).status).toBe(204);
    expect((await read(groupId, bearer)).body.hopuR_TILBUINN).toBe(1);
    // A proposal agrees under one of their names.
    const proposed = await portal.ask(`PUT /api/groups/${groupId}`, {
      as: bearer,
      body: groupBody(
        [
          [maker, 50],
          [bearer, 25],
          [hidden, 25],
        ],
        { SKIPTING_HOPS_NR: split },
      ),
    });
    expect(proposed.status).toBe(200);
    expect((await answers()).filter(([, agrees]) => agrees === 1)).toHaveLength(1);
    // And they leave under one.
    const leaving = (authorId: number) =>
      portal.ask(`DELETE /api/groups/${groupId}/membership?HOFUNDUR_NR=${authorId}`, { as: bearer });
    expect((await leaving(maker.authorId)).status).toBe(404);
    expect((await leaving(hidden.authorId)).status).toBe(204);
    expect((await answers()).map(([author]) => author)).toEqual([maker.authorId, bearer.authorId]);
    expect((await read(groupId, bearer)).status).toBe(200);
    expect((await leave(groupId, bearer)).status).toBe(204);
    expect((await read(groupId, bearer)).status).toBe(404);
  });
});
