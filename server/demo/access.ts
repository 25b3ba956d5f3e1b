import type pg from 'pg';
import { copyInto } from '../src/platform/database/copy.ts';
import { userOf } from './people.ts';
import { daysAfter } from './time.ts';

/** Hrafnhildur, the manager. */
const agent = 8;

/** Who may act for whom, who did of late, and a request that waits. */
export async function writeAccess(client: pg.Client, now: Date): Promise<void> {
  await copyInto(client, 'access_grant', 'user_id, grantee_user_id, is_read_only, last_day, granted_at', [
    [userOf.thordis, agent, false, null, daysAfter(now, -410)],
    [userOf.omblida, agent, false, null, daysAfter(now, -95)],
  ]);
  await copyInto(
    client,
    'masquerade',
    'user_id, by_user_id, is_read_only, started_at',
    [-41, -16, -3].map((days) => [userOf.thordis, agent, false, daysAfter(now, days)]),
  );
  await copyInto(client, 'access_request', 'user_id, asker_user_id, is_read_only, remark, asked_at', [
    [
      userOf.thordis,
      userOf.jokull,
      true,
      'Mig langar að geta fylgst með verkunum sem við eigum saman.',
      daysAfter(now, -2),
    ],
  ]);
}
