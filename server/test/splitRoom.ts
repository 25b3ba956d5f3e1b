import type { Portal, Someone } from './portal.ts';

type Part = [who: Someone, share: number];

/** What tests ask of split rooms. The portal is there once they run. */
export function splitRoomsOf(portalOf: () => Portal) {
  const open = (as: Someone, parts: readonly Part[], changes: object = {}) =>
    portalOf().ask('POST /api/splitRooms', {
      as,
      body: {
        HEITI_VERKS: 'Andvaka',
        LENGD: '3.30',
        authors: parts.map(([{ authorId }, ratio]) => ({ id: authorId, typeOfAuthor: 36, ratio })),
        ...changes,
      },
    });
  const read = (id: number, as: Someone) => portalOf().ask(`GET /api/splitRooms/${id}`, { as });
  const versionOf = async (id: number) =>
    (await portalOf().sql('select version from split_room where split_room_id = $1', [id]))[0]
      ?.version as number;
  const accept = async (id: number, as: Someone, version?: number) =>
    portalOf().ask(`POST /api/splitRooms/${id}/acceptance`, {
      as,
      body: { UTGAFA_SKIPTINGAR: version ?? (await versionOf(id)) },
    });
  const move = (id: number, as: Someone, share: number) =>
    portalOf().ask(`PATCH /api/splitRooms/${id}/seat`, {
      as,
      body: { TEGUND_HOFUNDAR_NR: 36, HLUTFALL: share },
    });
  const register = async (id: number, as: Someone, version?: number) =>
    portalOf().ask(`POST /api/splitRooms/${id}/registration`, {
      as,
      body: { UTGAFA_SKIPTINGAR: version ?? (await versionOf(id)) },
    });
  const told = (to: Someone) =>
    portalOf().sql('select header_is from notification where person_id = $1 order by notification_id', [
      to.personId,
    ]);

  /** A room of a new host and another, half each. */
  const aRoom = async () => {
    const [host, other] = [
      await portalOf().someone({ name: 'Úlfur' }),
      await portalOf().someone({ name: 'Hera' }),
    ];
    const { body } = await open(host, [
      [host, 50],
      [other, 50],
    ]);
    return { host, other, id: body.hofundafunduR_NR as number, link: body.sloD_HOFUNDAFUNDAR as string };
  };

  /** Asks for a seat by the link; answers the key of the letter. */
  const knocked = async (link: string, email: string, name = 'Ægir Gestur') => {
    const { status } = await portalOf().ask(`POST /api/splitRooms/links/${link}/guests`, {
      body: { NAFN_GESTS: name, NETFANG_GESTS: email },
    });
    const [letter] = await portalOf().sql(
      'select link, subject, body from letter where recipient = $1 order by letter_id desc limit 1',
      [email],
    );
    return { status, letter, key: /gestur-([\w-]{48})/u.exec(letter?.link)?.[1] ?? '' };
  };
  const asGuest = (key: string) => ({
    enter: () => portalOf().ask(`POST /api/splitRooms/guests/${key}/seat`),
    read: () => portalOf().ask(`GET /api/splitRooms/guests/${key}`),
    move: (share: number) =>
      portalOf().ask(`PATCH /api/splitRooms/guests/${key}/seat`, {
        body: { TEGUND_HOFUNDAR_NR: 36, HLUTFALL: share },
      }),
    accept: async (version: number) =>
      portalOf().ask(`POST /api/splitRooms/guests/${key}/acceptance`, {
        body: { UTGAFA_SKIPTINGAR: version },
      }),
  });
  return { open, read, versionOf, accept, move, register, told, aRoom, knocked, asGuest };
}
