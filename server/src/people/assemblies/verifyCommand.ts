import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { problemsOfTally } from './tally.ts';

/** `npm run verify-tally -- FILE [--key KEY]`: counts the ballots of a result again and checks its signature (O129). */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { key: { type: 'string' } } });
  const [file] = positionals;
  if (!file) throw new Error('npm run verify-tally -- FILE [--key KEY]');
  const problems = problemsOfTally(await readFile(file, 'utf8'), values.key);
  if (problems.length > 0) {
    process.exitCode = 1;
    process.stderr.write(`${problems.join('\n')}\n`);
    return;
  }
  process.stdout.write(
    values.key ? 'The result is right.\n' : 'The result is right, if it is signed with the society’s key.\n',
  );
}

await main();
