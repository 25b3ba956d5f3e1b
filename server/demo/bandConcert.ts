import { venueNotInList } from '@omur/contract/performances/rules/livePerformance';
import type pg from 'pg';
import { registerAtHome } from '../src/performances/livePerformances/register.ts';
import type { Actor } from '../src/platform/sessions/actor.ts';
import { dayOf, daysBefore } from './time.ts';

interface BandConcert {
  db: pg.Client;
  /** Who of the band registers it. */
  actor: Actor;
  groupId: number;
  workIds: readonly number[];
  now: Date;
}

/** H159: a concert of the band, whose set list waits for the others to say that it is right. */
export async function writeBandConcert({ db, actor, groupId, workIds, now }: BandConcert): Promise<void> {
  await registerAtHome({
    db,
    actor,
    body: {
      performers: 'Brimrót',
      venueId: venueNotInList,
      address: 'Gamla hlaðan á Skagaströnd',
      otherInfo: 'Gamla hlaðan er ekki í listanum.',
      performedOn: dayOf(daysBefore(now, 13)),
      promoterName: 'Brimrót',
      groupId,
      performances: workIds.map((workId) => ({ workId, quantity: 1 })),
      foreignPerformances: [
        { title: 'Á Sprengisandi', artists: 'Sigvaldi Kaldalóns', duration: '2.52', quantity: 1 },
      ],
    },
  });
  for (const table of ['live_performance', 'performance', 'foreign_performance'])
    await db.query(`update ${table} set registered_at = $1 where registered_at = now()`, [
      daysBefore(now, 12),
    ]);
  // It waits at the home; the notices of the demo are of other things.
  await db.query(`delete from notification where created_at = now() and kind = 'livePerformance'`);
  await db.query(
    `delete from letter where created_at = now() and link like '/lifandi-flutningar/lagalistar%'`,
  );
}
