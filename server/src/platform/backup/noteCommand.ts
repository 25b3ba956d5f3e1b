import { text as readAll } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { backupOfTool, newestOfPgBackRest, type ToolBackup } from './ofTool.ts';
import { noteToolBackup } from './note.ts';
import { openToRead } from './place.ts';

const usage = `npm run note-backup -- --tool TOOL --name NAME --made-at TIME [--bytes N]
pgbackrest --stanza=omur info --output=json | npm run -s note-backup -- --pgbackrest`;

/** O231: writes down a backup that another tool has made, as the owner of the tables. */
async function main(): Promise<void> {
  const backup = await asked();
  const place = await openToRead(readConfig(process.env));
  try {
    const isNew = await noteToolBackup(place.owner, backup);
    process.stdout.write(`${backup.name} ${isNew ? 'is written down' : 'was written down before'}.\n`);
  } finally {
    await place.stop();
  }
}

async function asked(): Promise<ToolBackup> {
  const { values } = parseArgs({
    options: {
      tool: { type: 'string' },
      name: { type: 'string' },
      'made-at': { type: 'string' },
      bytes: { type: 'string' },
      pgbackrest: { type: 'boolean' },
    },
  });
  if (values.pgbackrest) return newestOfPgBackRest(await readAll(process.stdin));
  const { tool, name, 'made-at': madeAt, bytes } = values;
  if (tool === undefined || name === undefined || madeAt === undefined) throw new Error(usage);
  return backupOfTool({ tool, name, madeAt, bytes });
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
