import { parseArgs } from 'node:util';

const usage = `npm run maintenance                                          what is announced
npm run maintenance -- --from TIME --until TIME [--changes-until TIME]
npm run maintenance -- --until TIME                          ends at another time
npm run maintenance -- --end                                 is over, or called off
A TIME is as 2026-11-29T22:00Z or 2026-11-29T22:00+00:00, or now.`;

/** What the command is asked to do. */
export type Asked =
  | { does: 'show' }
  | { does: 'end' }
  | { does: 'move'; endsAt: Date }
  | { does: 'announce'; writesUntil: Date; startsAt: Date; endsAt: Date };

/** @throws what is wrong with it, as a sentence. */
export function askedOf(args: readonly string[], now = new Date()): Asked {
  const { values } = parseArgs({
    args: [...args],
    options: {
      from: { type: 'string' },
      until: { type: 'string' },
      'changes-until': { type: 'string' },
      end: { type: 'boolean' },
    },
  });
  const { from, until, end, 'changes-until': changesUntil } = values;
  if (end) {
    if (from !== undefined || until !== undefined || changesUntil !== undefined) throw new Error(usage);
    return { does: 'end' };
  }
  if (until === undefined) {
    if (from !== undefined || changesUntil !== undefined) throw new Error(usage);
    return { does: 'show' };
  }
  const endsAt = momentOf(until, now);
  if (endsAt <= now) throw new Error('--until has to be a time to come.');
  if (from === undefined) {
    if (changesUntil !== undefined) throw new Error(usage);
    return { does: 'move', endsAt };
  }
  const startsAt = momentOf(from, now);
  const writesUntil = changesUntil === undefined ? startsAt : momentOf(changesUntil, now);
  if (startsAt >= endsAt) throw new Error('--until has to be after --from.');
  if (writesUntil > startsAt) throw new Error('--changes-until cannot be after --from.');
  if (startsAt < now) throw new Error('--from is over. For a maintenance that begins at once: --from now');
  return { does: 'announce', writesUntil, startsAt, endsAt };
}

/** Whoever says a time says in which zone: a portal that closes an hour early is closed for its members. */
function momentOf(text: string, now: Date): Date {
  if (text === 'now') return now;
  const isWhole = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/.test(text);
  const moment = new Date(text);
  if (!isWhole || Number.isNaN(moment.getTime())) throw new Error(`${text} is no time.\n${usage}`);
  return moment;
}

const sentences: Readonly<Record<string, string>> = {
  maintenance_apart:
    'Another maintenance is announced for that time. See npm run maintenance, or end it with --end.',
  maintenance_length: 'A maintenance may take three days at most.',
  maintenance_order: '--until has to be after the beginning.',
};

/** What PostgreSQL refuses, as a sentence. */
export const sentenceOf = (error: unknown): string =>
  sentences[(error as { constraint?: string }).constraint ?? ''] ?? (error as Error).message;
