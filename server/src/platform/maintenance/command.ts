import pg from 'pg';
import { openToRead } from '../backup/place.ts';
import { readConfig } from '../config.ts';
import { type Asked, askedOf, sentenceOf } from './asked.ts';
import { announceOne, endOne, listPlanned, moveEnd } from './queries.ts';

interface Row {
  writes_until: Date;
  starts_at: Date;
  ends_at: Date;
}

/** `npm run maintenance` (O342), as the owner of the tables. */
async function main(): Promise<void> {
  const asked = askedOf(process.argv.slice(2));
  const place = await openToRead(readConfig(process.env));
  const client = new pg.Client(place.owner);
  try {
    await client.connect();
    const { rows } = await client.query<Row>(...statementOf(asked));
    process.stdout.write(`${said(asked, rows)}\n`);
  } finally {
    await client.end();
    await place.stop();
  }
}

function statementOf(asked: Asked): [string, Date[]] {
  if (asked.does === 'announce') return [announceOne, [asked.writesUntil, asked.startsAt, asked.endsAt]];
  if (asked.does === 'move') return [moveEnd, [asked.endsAt]];
  return [asked.does === 'end' ? endOne : listPlanned, []];
}

function said({ does }: Asked, rows: readonly Row[]): string {
  if (rows.length === 0) return 'No maintenance is announced.';
  const lines = rows.map(
    (row) =>
      `changes until ${row.writes_until.toISOString()}, closed from ${row.starts_at.toISOString()} until ${row.ends_at.toISOString()}`,
  );
  return `${{ show: 'Announced', announce: 'Announced', move: 'Moved', end: 'Over' }[does]}: ${lines.join('\n')}`;
}

main().catch((error: unknown) => {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exitCode = 1;
});
