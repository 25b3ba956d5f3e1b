import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { cwrLines } from '../../../test/cwrFiles.ts';
import { plainWork } from '../../../test/cwrWorks.ts';
import type { FileReport } from '../cwr/report.ts';

const run = promisify(execFile);
const command = path.resolve(import.meta.dirname, 'command.ts');
// Each call starts a Node of its own.
vi.setConfig({ testTimeout: 120_000 });

let folder = '';
let file = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cwr-'));
  file = path.join(folder, 'CW260001HRA_077.V22');
  const lines = cwrLines('2.2', [{ type: 'NWR', transactions: [plainWork('A1')] }]);
  await writeFile(file, `${lines.join('\r\n')}\r\n`, 'latin1');
});
afterAll(() => rm(folder, { recursive: true }));

const judge = async (...more: string[]): Promise<FileReport[]> => {
  const { stdout } = await run(process.execPath, [command, 'judge', file, ...more]);
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as FileReport);
};

it('X14 prints a line for each file', async () => {
  const [first, second] = await judge(file);
  expect(first).toMatchObject({
    file: 'CW260001HRA_077.V22',
    version: '2.2',
    result: 'processed',
    lines: 10,
    transactions: 1,
  });
  expect(first?.txs).toMatchObject([{ group: 1, tx: 0, type: 'NWR', no: 'A1', ack1: 'RA', messages: [] }]);
  expect(second).toEqual(first);
});

it('X14 goes by the senders, the society and the territory', async () => {
  const senders = path.join(folder, 'senders.csv');
  await writeFile(senders, 'code,type,name\n000000200,PB,ANNAR\n');
  expect((await judge('--participants', senders))[0]?.result).toBe('ER HDR F 003');
  await writeFile(senders, '\uFEFFcode,type,name\n199,PB,Hrauntun Utgafa\n');
  expect((await judge('--participants', senders))[0]?.result).toBe('processed');
  const answer = async (society: string, territory: string) =>
    (await judge('--society', society, '--territory', territory))[0]?.txs[0]?.ack1;
  expect(await answer('077', '0352')).toBe('RA');
  expect(await answer('035', '0276')).toBe('NP');
});

it('X171 ends quietly when nobody reads on', async () => {
  const many = Array.from({ length: 40 }, () => file);
  const judging = spawn(process.execPath, [command, 'judge', ...many], { stdio: ['ignore', 'pipe', 'pipe'] });
  let complaint = '';
  judging.stderr.on('data', (text: Buffer) => (complaint += text.toString()));
  judging.stdout.destroy();
  const [exitCode] = (await once(judging, 'close')) as [number];
  expect([exitCode, complaint]).toEqual([0, '']);
});

it('X14 says how it is used', async () => {
  await expect(run(process.execPath, [command, 'judge'])).rejects.toThrow('npm run -s cwr -- judge FILE…');
});
