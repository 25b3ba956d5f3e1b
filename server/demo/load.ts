import { parseArgs } from 'node:util';
import pg from 'pg';
import { readConfig } from '../src/platform/config.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { openDatabase } from '../src/platform/database/open.ts';
import { writeDemoFiles } from './files.ts';
import { firstLargeWorkId, loadLarge, type LargeSize } from './large.ts';
import { loadSmall, type Parts } from './small.ts';

/** As many as there are codes for. */
const mostOfAnything = 15_000_000;

type Say = (line: string) => void;

/** Fills an empty database with the demo society, and tells its log-ins wherever there are any. Answers whether it was empty, and is the demo's. */
export async function loadDemoIntoEmpty(
  owner: pg.ClientConfig,
  say: Say,
): Promise<{ isNew: boolean; isDemo: boolean }> {
  return withClient(owner, async (client) => {
    const isNew = await isEmpty(client);
    if (isNew) await loadSmall(client, new Date());
    return { isNew, isDemo: await tellLogins(client, say) };
  });
}

/** The same on demand, and on top of it the large one. Refuses a database that holds anything but the demo. */
export async function loadDemo(
  owner: pg.ClientConfig,
  size: LargeSize | undefined,
  say: Say,
  parts?: Parts,
): Promise<void> {
  await withClient(owner, async (client) => {
    const isNew = await isEmpty(client);
    if (!isNew && !(await has(client, 'select from demo_login limit 1')))
      throw new Error(
        'This database has users of its own. The demo society is only loaded into an empty database.',
      );
    if (isNew) await loadSmall(client, new Date(), parts);
    if (size === undefined) {
      if (!isNew) say('The demo society was loaded before; nothing has been changed.');
      await tellLogins(client, say);
      return;
    }
    if (await has(client, `select from work where work_id >= ${firstLargeWorkId} limit 1`))
      throw new Error('The large demo was loaded before. Make a new database to load another.');
    await loadLarge(client, size, new Date(), say);
    await tellLogins(client, say);
  });
}

async function withClient<T>(owner: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function has(client: pg.Client, text: string): Promise<boolean> {
  return (await client.query(text)).rowCount !== 0;
}

async function isEmpty(client: pg.Client): Promise<boolean> {
  return !(await has(client, 'select from app_user limit 1'));
}

/** Answers whether there are any. */
async function tellLogins(client: pg.Client, say: Say): Promise<boolean> {
  const { rows } = await client.query<{ kennitala: string; name: string; role: string; password: string }>(
    `select kennitala, name, role, password from demo_login join app_user using (user_id) order by position`,
  );
  if (rows.length === 0) return false;
  say(`The demo society is loaded. Every password is ${rows[0]?.password}`);
  for (const { kennitala, name, role } of rows) say(`  ${kennitala}  ${name} (${role})`);
  return true;
}

/** What `npm run demo -- …` was asked for; undefined for the small demo alone. */
function readSize(args: string[]): LargeSize | undefined {
  const { values } = parseArgs({
    args,
    options: {
      large: { type: 'boolean' },
      works: { type: 'string' },
      persons: { type: 'string' },
      performances: { type: 'string' },
      lines: { type: 'string' },
    },
  });
  if (Object.keys(values).length === 0) return undefined;
  return {
    works: count('works', values.works ?? '1000000', 0),
    persons: count('persons', values.persons ?? '10000', 100),
    performances: count('performances', values.performances ?? '100000', 0),
    lines: count('lines', values.lines ?? '10000000', 0),
  };
}

function count(name: string, text: string, least: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least && number <= mostOfAnything) return number;
  throw new Error(`--${name} takes a whole number from ${least} to ${mostOfAnything}.`);
}

async function main(): Promise<void> {
  const size = readSize(process.argv.slice(2));
  const config = readConfig(process.env);
  const database = await openDatabase(config, say);
  try {
    await migrate(database.owner);
    await loadDemo(database.owner, size, say);
    await writeDemoFiles(database.owner, config);
  } finally {
    await database.stop();
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

if (import.meta.main)
  main().catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
