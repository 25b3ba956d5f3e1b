import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweeps } from '../../platform/database/sweepQueries.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { splitRoomsOf } from '../../../test/splitRoom.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const { open, read, versionOf, accept, move, register, told, aRoom, knocked, asGuest } = splitRoomsOf(
  () => portal,
);

describe('a split room', () => {
  it('H90, H91, H95 registers what each author accepted, approved by all, and asks nobody again', async () => {
    const { host, other, id } = await aRoom();
    expect((await told(other)).map((one) => one.header_is)).toEqual(['Boð á höfundafund']);
    const waitsFor = async (as: Someone) =>
      (await portal.ask('GET /api/home', { as })).body.bidur.map(
        (one: Record<string, string>) => one['tegunD_BIDAR'],
      );
    expect([await waitsFor(host), await waitsFor(other)]).toEqual([
      expect.not.arrayContaining(['splitRoom']),
      expect.arrayContaining(['splitRoom']),
    ]);
    expect((await register(id, host)).status).toBe(409);
    expect((await accept(id, other)).status).toBe(204);
    expect(await waitsFor(host)).toContain('splitRoom');
    expect((await told(host)).at(-1)?.header_is).toBe('Allir hafa samþykkt á höfundafundi');
    const registered = await register(id, host);
    expect(registered.status).toBe(201);
    const workId = registered.body.verK_NR;
    expect(
      await portal.sql(
        'select author_id, share, approval from work_author where work_id = $1 order by author_id',
        [workId],
      ),
    ).toEqual([
      { author_id: host.authorId, share: '50.00', approval: 'given' },
      { author_id: other.authorId, share: '50.00', approval: 'given' },
    ]);
    expect(
      await portal.sql(
        'select author_id, state, answered_by, is_answered_by_link from approval_request where work_id = $1',
        [workId],
      ),
    ).toEqual([
      { author_id: other.authorId, state: 'given', answered_by: other.userId, is_answered_by_link: false },
    ]);
    expect((await read(id, other)).body).toMatchObject({
      stadA_HOFUNDAFUNDAR: 'registered',
      verK_NR: workId,
    });
    expect((await register(id, host)).status).toBe(409);
    expect((await move(id, other, 40)).status).toBe(409);
  });

  it('X138, H91 seats an author whom the host finds, who is told; a writer of a register or who sits there is none', async () => {
    const { host, other, id } = await aRoom();
    const third = await portal.someone();
    const seat = (authorId: number | undefined, as: Someone = host) =>
      portal.ask(`POST /api/splitRooms/${id}/seats`, { as, body: { HOFUNDUR_NR: authorId } });
    expect((await accept(id, other)).status).toBe(204);
    expect([(await seat(third.authorId, other)).status, (await seat(third.authorId, third)).status]).toEqual([
      403, 404,
    ]);
    expect((await seat(third.authorId)).status).toBe(204);
    expect((await told(third)).map((one) => one.header_is)).toEqual(['Boð á höfundafund']);
    const seats = (await read(id, third)).body.saetI_HOFUNDA;
    expect(seats).toHaveLength(3);
    expect(seats[2]).toMatchObject({ hlutfall: 0 });
    const foreign = await portal.someone();
    await portal.sql('update author set is_from_ipi = true where author_id = $1', [foreign.authorId]);
    for (const one of [third, other, host, foreign])
      expect((await seat(one.authorId)).body.Code).toBe('splitRoom.cannotBeSeated');
    await portal.sql(`update login_throttle set failures = 60`);
    expect((await seat(foreign.authorId)).body.Code).toBe('splitRoom.tooManyLetters');
    await portal.sql('delete from login_throttle');
  });

  it('H93 takes all acceptances back with any change, tells those who had accepted, and takes none of another version', async () => {
    const { host, other, id } = await aRoom();
    const before = await versionOf(id);
    await accept(id, other);
    expect((await move(id, host, 60)).status).toBe(204);
    expect((await told(other)).at(-1)?.header_is).toBe('Skiptingu var breytt á höfundafundi');
    const { body } = await read(id, other);
    const own = body.saetI_HOFUNDA.find((one: Record<string, number>) => one['eR_EG'] === 1);
    expect(own).toMatchObject({ samthykkiR_HLUT: 0, samthykktI_FYRRI_HLUT: 1, hlutfall: 50 });
    expect((await register(id, host)).status).toBe(422);
    expect((await accept(id, other)).text).toContain('100');
    await move(id, host, 50);
    expect((await accept(id, other, before)).status).toBe(412);
    expect((await register(id, host)).status).toBe(409);
    const proposed = body.saetI_HOFUNDA.map((one: Record<string, number>) => ({
      SAETI_NR: one['saetI_NR'],
      TEGUND_HOFUNDAR_NR: 36,
      HLUTFALL: one['eR_EG'] ? 25 : 75,
    }));
    const propose = (as: Someone, version: number, seats = proposed) =>
      portal.ask(`PUT /api/splitRooms/${id}/seats`, {
        as,
        body: { UTGAFA_SKIPTINGAR: version, SAETI_HOFUNDA: seats },
      });
    const now = await versionOf(id);
    expect((await propose(other, now)).status).toBe(403);
    expect((await propose(host, now - 1)).status).toBe(412);
    expect((await propose(host, now, [{ ...proposed[0], SAETI_NR: 999_999 }])).status).toBe(422);
    expect((await propose(host, now)).status).toBe(204);
    await accept(id, other);
    // What the host read before the last change is not registered.
    expect((await register(id, host, now)).status).toBe(412);
    expect((await register(id, host)).status).toBe(201);
  });

  it('H92 loses nothing when two move their own shares at once, and takes acceptances back when one leaves', async () => {
    const { host, other, id } = await aRoom();
    const [one, two] = await Promise.all([move(id, host, 70), move(id, other, 30)]);
    expect([one.status, two.status]).toEqual([204, 204]);
    await accept(id, other);
    expect((await read(id, host)).body.saetI_HOFUNDA).toMatchObject([
      { hlutfall: 70 },
      { hlutfall: 30, samthykkiR_HLUT: 1 },
    ]);
    for (const share of [-1, 100.01, 1000]) expect((await move(id, other, share)).status).toBe(422);
    expect((await portal.ask(`DELETE /api/splitRooms/${id}/seat`, { as: host })).status).toBe(409);
    expect((await portal.ask(`DELETE /api/splitRooms/${id}/seat`, { as: other })).status).toBe(204);
    expect((await read(id, other)).status).toBe(404);
    expect((await register(id, host)).status).toBe(422);
  });

  it('H91, H96 lets members in by the link as themselves, until there is another link or the room is over', async () => {
    const { host, id, link } = await aRoom();
    const stranger = await portal.someone();
    expect((await read(id, stranger)).status).toBe(404);
    const sit = (as: Someone, by: string) => portal.ask(`POST /api/splitRooms/links/${by}/seat`, { as });
    expect((await sit(stranger, link)).body).toEqual({ hofundafunduR_NR: id });
    expect((await sit(stranger, link)).status).toBe(201);
    expect((await read(id, stranger)).body.saetI_HOFUNDA).toHaveLength(3);
    expect((await read(id, stranger)).body.sloD_HOFUNDAFUNDAR).toBeNull();
    await portal.ask(`POST /api/splitRooms/${id}/link`, { as: host });
    const late = await portal.someone();
    expect((await sit(late, link)).status).toBe(404);
    expect((await portal.ask(`GET /api/splitRooms/links/${link}`)).status).toBe(404);
    const { body } = await read(id, host);
    expect((await portal.ask(`GET /api/splitRooms/links/${body.sloD_HOFUNDAFUNDAR}`)).status).toBe(200);
    await portal.sql(`update split_room set ends_at = now() where split_room_id = $1`, [id]);
    expect((await sit(late, body.sloD_HOFUNDAFUNDAR)).status).toBe(409);
    expect((await move(id, stranger, 10)).status).toBe(409);
    expect((await read(id, host)).body.stadA_HOFUNDAFUNDAR).toBe('ended');
  });

  it('H94, H95 seats a guest by a letter alone, who accepts as the reader of that mailbox', async () => {
    const { host, other, id, link } = await aRoom();
    const { letter, key } = await knocked(link, 'aegir@example.is');
    expect(JSON.stringify(letter)).not.toMatch(/Andvaka|Ægir|Prófa/u);
    expect((await read(id, host)).body.saetI_HOFUNDA).toHaveLength(2);
    const guest = asGuest(key);
    expect((await guest.move(10)).status).toBe(404);
    expect((await guest.enter()).status).toBe(204);
    expect((await guest.enter()).status).toBe(204);
    await guest.move(20);
    await move(id, host, 40);
    await move(id, other, 40);
    const seen = await guest.read();
    expect(seen.text).not.toMatch(new RegExp(`${host.kennitala}|${other.kennitala}|example`, 'u'));
    expect(seen.body).toMatchObject({ sloD_HOFUNDAFUNDAR: null, opnadI_HOFUNDAFUND: 0 });
    const version = await versionOf(id);
    expect(
      (
        await portal.ask(`POST /api/splitRooms/guests/${key}/acceptance`, {
          as: host,
          body: { UTGAFA_SKIPTINGAR: version },
        })
      ).status,
    ).toBe(409);
    expect((await guest.accept(version - 1)).status).toBe(412);
    expect((await guest.accept(version)).status).toBe(204);
    await accept(id, other);
    const { body } = await register(id, host);
    const [author] = await portal.sql(
      `select p.name, p.email, p.kennitala, p.is_unregistered, wa.share, wa.approval from work_author wa join author a using (author_id)
       join person p using (person_id) where wa.work_id = $1 and p.is_unregistered`,
      [body.verK_NR],
    );
    expect(author).toEqual({
      name: 'Ægir Gestur',
      email: 'aegir@example.is',
      kennitala: null,
      is_unregistered: true,
      share: '20.00',
      approval: 'given',
    });
    const waiting = `select from approval_request where work_id = $1 and state = 'waiting'`;
    expect(await portal.sql(waiting, [body.verK_NR])).toEqual([]);
    expect((await guest.read()).body).toMatchObject({ stadA_HOFUNDAFUNDAR: 'registered', verK_NR: null });
    expect((await guest.move(30)).status).toBe(409);
  });

  it('H94 gives no seat to the address of a member or of the host, and sends few letters', async () => {
    const { host, id, link } = await aRoom();
    const { key } = await knocked(link, `${(await portal.someone()).kennitala}@example.is`);
    expect((await asGuest(key).enter()).status).toBe(409);
    const own = await knocked(link, `${host.kennitala}+gestur@example.is`);
    expect((await asGuest(own.key).enter()).status).toBe(409);
    const tries = [];
    for (let i = 0; i < 4; i++) tries.push((await knocked(link, 'oft@example.is')).status);
    expect(tries).toEqual([204, 204, 204, 429]);
    expect((await knocked(link, 'ekki netfang')).status).toBe(422);
    expect((await asGuest(`${key.slice(0, -2)}AA`).enter()).status).toBe(404);
    expect((await read(id, host)).body.saetI_HOFUNDA).toHaveLength(2);
  });

  it('H90, H91 is not opened with who cannot answer, without a title, or by who has no part in the work', async () => {
    const [host, other, dead] = [await portal.someone(), await portal.someone(), await portal.someone()];
    await portal.sql(`update person set died_on = '2020-01-01' where person_id = $1`, [dead.personId]);
    const refused = await open(host, [
      [host, 50],
      [dead, 50],
    ]);
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('getur ekki samþykkt')]);
    expect((await open(host, [[host, 100]], { HEITI_VERKS: ' ' })).status).toBe(422);
    expect((await open(host, [[other, 100]])).status).toBe(403);
    const typed = { name: 'Óskráður', email: 'o@example.is', typeOfAuthor: 36, ratio: 50 };
    expect((await open(host, [[host, 50]], { unknownAuthors: [typed] })).status).toBe(422);
  });

  it('H99 goes thirty days after its end with where guests were reached, which the records never had', async () => {
    const { id, link } = await aRoom();
    await asGuest((await knocked(link, 'horfinn@example.is')).key).enter();
    await portal.sql(`update split_room set ends_at = now() - interval '31 days' where split_room_id = $1`, [
      id,
    ]);
    for (const sweep of sweeps) await sweep.run(portal.pool, {});
    expect(await portal.sql('select from split_room where split_room_id = $1', [id])).toEqual([]);
    expect(await portal.sql('select from split_room_guest where split_room_id = $1', [id])).toEqual([]);
    const recorded = await portal.sql(
      `select old_row, new_row from change_record where table_name like 'split_room%'`,
    );
    expect(recorded.length).toBeGreaterThan(0);
    expect(JSON.stringify(recorded)).not.toContain('horfinn@example.is');
  });

  it('H93, H94, H95, H96 is held by the database too', async () => {
    const { host, other, id } = await aRoom();
    const as = (userId: number | string, what: string) =>
      portal.sql(`select set_config('omur.user_id', '${userId}', true); ${what}`);
    const accepting = (seatOf: Someone, by: number, version: number) =>
      `update split_room_seat set accepted_version = ${version}, accepted_at = now(), accepted_by = ${by}, accepted_from = 'x'
       where split_room_id = ${id} and author_id = ${seatOf.authorId}`;
    const version = await versionOf(id);
    await portal.work({ by: await portal.someone() });
    const whole = `update split_room set state = 'registered', ended_at = now(), work_id = (select max(work_id) from work) where split_room_id = ${id}`;
    const room = (what: string) => `update split_room set ${what} where split_room_id = ${id}`;
    const tries: [who: number, what: string, reason: RegExp][] = [
      [host.userId, accepting(other, host.userId, version), /split_accepts_themselves/],
      [host.userId, accepting(other, other.userId, version), /split_accepts_themselves/],
      [
        host.userId,
        `select set_config('omur.acting_for_user_id', '${other.userId}', true); ${accepting(other, host.userId, version)}`,
        /split_accepts_themselves/,
      ],
      [other.userId, accepting(other, other.userId, version + 1), /split_accepts_what_stands/],
      [host.userId, whole, /split_room_accepted/],
      [other.userId, whole, /split_room_by_host/],
      [host.userId, room(`registration = '{}'`), /split_room_stays/],
      [host.userId, room(`ends_at = now() + interval '60 days'`), /split_room_(stays|not_for_ever)/],
    ];
    for (const [who, what, reason] of tries) await expect(as(who, what)).rejects.toThrow(reason);
    await accept(id, other);
    await as(host.userId, accepting(host, host.userId, version));
    // A work of others is not what was accepted.
    await expect(as(host.userId, whole)).rejects.toThrow(/split_room_as_accepted/);
    await portal.ask(`DELETE /api/splitRooms/${id}`, { as: host });
    await expect(as(other.userId, accepting(other, other.userId, version))).rejects.toThrow(
      /split_room_over/,
    );
  });
});
