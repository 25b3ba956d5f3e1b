import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { splitRoomsOf } from '../../../test/splitRoom.ts';
import { findPlace } from './presenceQueries.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const { open, read, versionOf, register, aRoom } = splitRoomsOf(() => portal);

describe('a person who is several authors', () => {
  it('H135, X138 tells nobody who bears a pseudonym, and lets its bearer answer for each of their seats', async () => {
    const { host, other, id } = await aRoom();
    const nameOf = async ({ personId }: Someone, displayName: string) =>
      (
        await portal.sql(
          `insert into author (person_id, display_name, pseudonym) values ($1, $2, $2) returning author_id`,
          [personId, displayName],
        )
      )[0]?.author_id as number;
    const stranger = await portal.someone();
    const seatsTold = async (as: Someone = host) => (await read(id, as)).body.saetI_HOFUNDA;
    const untold = { nafN_BIRTA: null, saetI_NR: null };
    const seated = async (authorId: number) => {
      const began = performance.now();
      const { status, text } = await portal.ask(`POST /api/splitRooms/${id}/seats`, {
        as: host,
        body: { HOFUNDUR_NR: authorId },
      });
      const took = performance.now() - began;
      return { status, text, took, told: { ...(await seatsTold()).at(-1), ...untold } };
    };
    const theirs = await nameOf(other, 'Hulda');
    const [{ took: first, ...ofSeated }, { took: second, ...ofStranger }] = [
      await seated(theirs),
      await seated(await nameOf(stranger, 'Nótt')),
    ];
    expect([ofSeated.status, ofSeated]).toEqual([204, ofStranger]);
    expect(Math.abs(first - second)).toBeLessThan(200);
    expect((await seated(await nameOf(host, 'Skuggi'))).text).toContain('splitRoom.cannotBeSeated');
    const opened = async (one: number) => {
      const authors = [host.authorId, other.authorId, one].map((author) => ({
        id: author,
        typeOfAuthor: 36,
      }));
      return open(host, [], { authors: authors.map((author, i) => ({ ...author, ratio: i ? 30 : 40 })) });
    };
    const rooms = [await opened(theirs), await opened(stranger.authorId ?? 0)];
    expect(rooms.map(({ status, body }) => [status, body.saetI_HOFUNDA.length])).toEqual([
      [201, 3],
      [201, 3],
    ]);
    expect((await opened(await nameOf(host, 'Rökkur'))).text).toContain('splitRoom.hostSitsOnce');
    await portal.ask(`DELETE /api/splitRooms/${id}/seat`, { as: stranger });
    // What the first seat shows does not move to the other once the host takes the first away.
    const again = rooms[0]?.body;
    const left = again.saetI_HOFUNDA
      .filter((one: Record<string, string>) => one['nafN_BIRTA'] !== 'Hera')
      .map((one: Record<string, number>) => ({
        SAETI_NR: one['saetI_NR'],
        TEGUND_HOFUNDAR_NR: 36,
        HLUTFALL: 50,
      }));
    const inRoom = { splitRoomId: again.hofundafunduR_NR, personId: other.personId };
    await portal.ask(`PUT /api/splitRooms/${inRoom.splitRoomId}/seats`, {
      as: host,
      body: { UTGAFA_SKIPTINGAR: await versionOf(inRoom.splitRoomId), SAETI_HOFUNDA: left },
    });
    expect(await findPlace.row(portal.pool, inRoom)).toMatchObject({ seatId: null });
    await portal.ask(`POST /api/splitRooms/links/${again.sloD_HOFUNDAFUNDAR}/seat`, { as: other });
    const came = (await read(inRoom.splitRoomId, host)).body.saetI_HOFUNDA;
    expect(came.map((one: Record<string, unknown>) => [one['nafN_BIRTA'], one['eR_MAETTUR']])).toEqual([
      [expect.any(String), 1],
      ['Hulda', 0],
      ['Hera', 1],
    ]);

    const [, own, hidden] = await seatsTold(other);
    expect([own.eR_EG, hidden.eR_EG, (await seatsTold())[2].eR_EG]).toEqual([1, 1, 0]);
    const change = (saeti: number, share: number, as: Someone = other) =>
      portal.ask(`PATCH /api/splitRooms/${id}/seat`, {
        as,
        body: { TEGUND_HOFUNDAR_NR: 36, HLUTFALL: share, SAETI_NR: saeti },
      });
    expect((await change(hidden.saetI_NR, 30, host)).status).toBe(409);
    expect((await change(hidden.saetI_NR, 30)).status).toBe(204);
    expect((await change(own.saetI_NR, 20)).status).toBe(204);
    const acceptance = async (saeti: number) =>
      portal.ask(`POST /api/splitRooms/${id}/acceptance`, {
        as: other,
        body: { UTGAFA_SKIPTINGAR: await versionOf(id), SAETI_NR: saeti },
      });
    expect((await acceptance(own.saetI_NR)).status).toBe(204);
    const accepted = async () =>
      (await seatsTold()).map((one: Record<string, number>) => one['samthykkiR_HLUT']);
    expect([await accepted(), (await register(id, host)).status]).toEqual([[0, 1, 0], 409]);
    expect((await acceptance(hidden.saetI_NR)).status).toBe(204);
    const { status, body } = await register(id, host);
    expect(status).toBe(201);
    expect(
      await portal.sql(
        `select sum(share)::float as whole, count(*)::integer as authors, bool_and(approval = 'given') as agreed from work_author where work_id = $1`,
        [body.verK_NR],
      ),
    ).toEqual([{ whole: 100, authors: 3, agreed: true }]);
  });
});
