import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { backUp } from './backUp.ts';
import { filesPlace } from './files.ts';
import { openToRead, openToWrite } from './place.ts';
import { secretOf } from '../sealing.ts';
import { restore } from './restore.ts';

const usage = 'npm run backup -- FILE [--without-files], npm run restore -- FILE [--without-files] [--trust]';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'without-files': { type: 'boolean' }, trust: { type: 'boolean' } },
  });
  const [command, file] = positionals;
  if (!file || positionals.length > 2) throw new Error(usage);
  const config = readConfig(process.env);
  const files = values['without-files'] ? undefined : filesPlace(config);
  const secret = values.trust ? undefined : secretOf(config);
  const place = await (command === 'restore' ? openToWrite : openToRead)(config);
  try {
    if (command === 'restore') {
      const { rows, files: count } = await restore({ owner: place.owner, files, secret }, file);
      return say(`${rows} rows and ${count} files are restored from ${file}.`);
    }
    const { rows, files: count, missing } = await backUp({ owner: place.owner, files, secret }, file);
    say(`${rows} rows and ${count} files are in ${file}.`);
    for (const key of missing) say(`Not in storage: ${key}`);
  } finally {
    await place.stop();
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
