import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../society.ts';

const proof = 'server/test/authorization/access.test.ts';

interface Report {
  numFailedTests: number;
  testResults: { assertionResults: { title: string; status: string }[] }[];
}

/** O29: the access proof answers every read over connections that cannot write; here it is run, and counted. */
export async function measureReads(say: (line: string) => void): Promise<void> {
  const file = path.join(tmpdir(), `omur-reads-${process.pid}.json`);
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const child = spawn(process.execPath, [vitest, 'run', proof, '--reporter=json', `--outputFile=${file}`], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await new Promise((resolve) => child.once('exit', resolve));
  try {
    const report = JSON.parse(await readFile(file, 'utf8')) as Report;
    const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
    const tried = results.filter(({ title }) => title.startsWith('S5, S6 holds for GET '));
    const wrote = results.find(({ title }) => title.startsWith('O29'));
    say(
      `| reads of the access proof on connections that cannot write | ${tried.length} of them, ${wrote?.status === 'passed' ? 'none wrote' : 'SOME WROTE'}, ${report.numFailedTests} tests failed | none writes |`,
    );
  } finally {
    await rm(file, { force: true });
  }
}
