import { parseArgs } from 'node:util';
import { makeFirstAdministrator } from '../accounts/users/first.ts';
import { readConfig } from '../platform/config.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openToUse } from '../platform/database/open.ts';
import { openPool, transaction } from '../platform/database/pool.ts';
import { explain } from './explain.ts';

const usage =
  'npm run admin -- --kennitala 0101302129 --name "Katla Norðfjörð" --email katla@example.is [--english] [--print]';

/** `npm run admin`: the first administrator, invited by letter, or by a link on the screen where no mail server is set. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      kennitala: { type: 'string' },
      name: { type: 'string' },
      email: { type: 'string' },
      english: { type: 'boolean' },
      print: { type: 'boolean' },
    },
  });
  const { kennitala, name, email } = values;
  if (!kennitala || !name || !email) throw new Error(`All three are needed: ${usage}`);
  const config = readConfig(process.env);
  const database = await openToUse(config, () => undefined);
  try {
    if (!database.isRunning) await migrate(database.owner);
    const { becomesApplicationRole } = database;
    const pool = openPool(database.direct, { connections: 1, becomesApplicationRole });
    const byLetter = config.smtpUrl !== undefined && !values.print;
    const given = { kennitala, name, email, ...(values.english && { language: 'en' as const }) };
    const make = transaction(pool, (db) => makeFirstAdministrator(db, given, config, byLetter));
    await make.catch(() => undefined);
    await pool.end();
    const { link, expiresAt } = await make;
    const until = `It works once, until ${expiresAt.toISOString().slice(0, 10)}.`;
    if (byLetter) say(`An invitation for ${name} goes to ${email} as soon as a server runs. ${until}`);
    else say(`${name} chooses a password at\n\n  ${link}\n\n${until} Give it to nobody else.`);
  } finally {
    await database.stop();
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
});
