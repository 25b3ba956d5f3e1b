import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { readCalendarFeed } from '@omur/contract/royalties/calendar';
import type { Language } from '@omur/contract/platform/rules/language';
import type pg from 'pg';
import type { Config } from '../../platform/config.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Download } from '../../platform/http/serve.ts';
import { mayAsk } from '../../platform/sessions/limit.ts';
import { refuse } from '../../platform/refusal.ts';
import { hashOf } from '../../platform/sessions/current.ts';
import { feedDeadlines } from './deadlineQueries.ts';
import { calendarOf, type Day, type Deadline } from './ical.ts';
import { feedDays, putFeed, readFeed } from './queries.ts';

/** A calendar asks a few times a day, on several devices. */
const ofFeed = { allowed: 60, minutes: 60, refusal: 'calendar.readTooOften' } as const;

/** Makes an address for calendars. It is told this once; a hash of it is kept. */
export async function makeFeed(db: Queryable, { publicUrl }: Config, realUserId: number) {
  const token = randomBytes(32).toString('base64url');
  await putFeed.run(db, { realUserId, tokenHash: hashOf(token) });
  return { feedUrl: `${publicUrl}/api/distributionCalendar/feeds/${token}.ics` };
}

export async function readCalendar(
  pool: pg.Pool,
  config: Config,
  { params }: CallOf<typeof readCalendarFeed>,
): Promise<Download> {
  const token = /^([\w-]{43})\.ics$/.exec(params.feedFile)?.[1];
  if (!token) refuse('calendar.feedInvalid');
  const reader = await readFeed.row<{ userId: number; language: Language }>(pool, {
    tokenHash: hashOf(token),
  });
  if (!reader) refuse('calendar.feedInvalid');
  await mayAsk(pool, `calendar of:${reader.userId}`, ofFeed);
  const from = new Date();
  from.setUTCFullYear(from.getUTCFullYear() - 1);
  const { language, userId } = reader;
  const fromDay = from.toISOString().slice(0, 10);
  const days = await feedDays.rows<Day>(pool, { language, fromDay, toDay: '3000-12-31' });
  const deadlines = await feedDeadlines.rows<Deadline>(pool, { language, fromDay, userId });
  const text = calendarOf({ days, deadlines }, language, config);
  return { name: 'uthlutanir.ics', content: Readable.from([text]) };
}
