import { randomBytes } from 'node:crypto';
import { allEndpoints, type Declared } from '@omur/contract/platform/endpoint';
import type { Role } from '@omur/contract/platform/values';
import { aPortal, type Portal } from '../../portal.ts';
import { aServerProcess } from '../../serverProcess.ts';
import { hashOf } from '../../../src/platform/sessions/current.ts';
import { askedOf, type Asked } from '../asked.ts';
import type { Caller } from '../callers.ts';
import { aCast, type Cast } from '../cast.ts';
import { rows } from '../rows.ts';
import { bearer, Line, type Answer } from './line.ts';

/** A server as it is started in earnest, with people who have something of everything, and a line to it. */
export interface Besieged {
  portal: Portal;
  cast: Cast;
  line: Line;
  /** A sound request of a call, by somebody who may make it, on their own things. */
  sound(declared: Declared): { asked: Asked; role: Role | 'nobody' };
  /** Asks as somebody of that role, who is logged in again whenever an attack has ended the session. */
  as(role: Role | 'nobody', asked: Asked): Promise<Answer>;
  /** In bytes. */
  memory(): Promise<number>;
  close(): Promise<void>;
}

export async function besieged(): Promise<Besieged> {
  const portal = await aPortal();
  const cast = await aCast(portal);
  const server = await aServerProcess(portal.database, {
    RATE_LIMIT_PER_MINUTE: '0',
    OVERLOAD_MILLISECONDS: '0',
    OPENID_PROVIDER: 'true',
    JOB_WORKERS: '0',
  });
  const line = new Line(server.address);
  const tokens = new Map<string, string>();
  const logIn = async (role: Role) => {
    const { userId } = cast.things({ role, actsFor: undefined }, 'own');
    const token = randomBytes(32).toString('base64url');
    await portal.sql(
      'update app_user set is_locked = false, closed_at = null, role = $2 where user_id = $1',
      [userId, role],
    );
    await portal.sql(
      `insert into session (token_hash, user_id, expires_at) values ($1, $2, now() + interval '5 hours')`,
      [hashOf(token), userId],
    );
    tokens.set(role, token);
    return token;
  };
  return {
    portal,
    cast,
    line,
    sound: (declared) => {
      const role = roleFor(declared);
      const caller: Caller = { role, actsFor: undefined };
      const row = rows[`${declared.method} ${declared.path}`];
      if (!row) throw new Error(`${declared.method} ${declared.path} has no row.`);
      return { asked: askedOf(declared, row, cast.things(caller, 'own'), caller), role };
    },
    as: async (role, asked) => {
      if (role === 'nobody') return line.ask(asked);
      const answer = await line.ask(asked, bearer(tokens.get(role) ?? (await logIn(role))));
      return answer.status === 401 ? line.ask(asked, bearer(await logIn(role))) : answer;
    },
    memory: async () => {
      const { text } = await line.ask({ method: 'GET', url: '/metrics', body: undefined });
      return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]);
    },
    close: async () => {
      line.close();
      await server.stop();
      await portal.close();
    },
  };
}

/** Who gets furthest with a call. */
function roleFor({ access }: Declared): Role | 'nobody' {
  if (access === 'public') return 'nobody';
  return access === 'staff' || access === 'administrator' ? 'administrator' : 'member';
}

const isRemoving = ({ method, path }: Declared) =>
  method === 'DELETE' || /logout|cancel|finish|withdrawal|closing|join$/.test(path);
const isEndless = ({ method, path }: Declared) => rows[`${method} ${path}`]?.isEndless;

/** Every call; what takes something away comes last, so that the others find it. */
export const attackable = [...allEndpoints]
  .filter((one) => !isEndless(one))
  .toSorted((a, b) => Number(isRemoving(a)) - Number(isRemoving(b)));
