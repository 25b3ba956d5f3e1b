import pg from 'pg';
import { openToRead } from '../src/platform/backup/place.ts';
import { databaseName } from '../src/platform/database/embedded/roles.ts';
import { readConfig } from '../src/platform/config.ts';
import { passDue } from '../src/works/estates/pass.ts';

/** What happened as long ago as its clock takes. */
const longAgo: Record<string, string> = {
  // Clocks of kept money (R36) have run out.
  booked: `update ledger_transaction t set booked_at = d.distributed_on from distribution d
    where d.distribution_id = t.distribution_id and d.name = $1`,
  // An account abroad counts (R42).
  approved: `update foreign_account set decided_at = decided_at - interval '4 days', counts_from = counts_from - interval '4 days'
    where state = 'active' and iban = $1`,
  // The three days of a division are over (H125).
  confirmed: `update estate set decided_at = decided_at - interval '4 days', passes_from = passes_from - interval '4 days'
    where state = 'confirmed' and $1 in (deceased_name, estate_id::text)`,
};

// For journeys: `longAgoProcess.ts booked DISTRIBUTION`, `approved IBAN` or `confirmed NAME` (or the estate's number), with OMUR_DATA of a server that runs.
const [, , what = '', name] = process.argv;
const { maker } = await openToRead(readConfig(process.env));
const place = { ...maker, database: databaseName };
const client = new pg.Client(place);
await client.connect();
// Without its triggers, which keep everybody from doing that; a lock on the table would stop other journeys.
await client.query('set session_replication_role = replica');
const { rowCount } = await client.query(longAgo[what] ?? '', [name]);
await client.end();
if (!rowCount) throw new Error(`Nothing was ${what} of ${name}.`);
// What the job does every hour.
if (what === 'confirmed') {
  const pool = new pg.Pool(place);
  await passDue(pool);
  await pool.end();
}
