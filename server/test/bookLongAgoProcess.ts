import pg from 'pg';
import { openToRead } from '../src/platform/backup/place.ts';
import { databaseName } from '../src/platform/database/embedded/roles.ts';
import { readConfig } from '../src/platform/config.ts';

// For journeys: what was booked of a distribution was booked on its day, so that clocks of kept money (R36) have run out.
// `bookLongAgoProcess.ts NAME`, with OMUR_DATA of a server that runs.
const [, , name] = process.argv;
const { maker } = await openToRead(readConfig(process.env));
const client = new pg.Client({ ...maker, database: databaseName });
await client.connect();
// Without its triggers, which keep everybody from doing that; a lock on the table would stop other journeys.
await client.query('set session_replication_role = replica');
const { rowCount } = await client.query(
  `update ledger_transaction t set booked_at = d.distributed_on from distribution d
   where d.distribution_id = t.distribution_id and d.name = $1`,
  [name],
);
await client.end();
if (!rowCount) throw new Error(`Nothing was booked of a distribution named ${name}.`);
