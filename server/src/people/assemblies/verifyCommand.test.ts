import { execFile, spawnSync } from 'node:child_process';
import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ExportedBallots, hashOfBallots, type Result, type TallyFile } from './tally.ts';

const command = path.resolve(import.meta.dirname, 'verifyCommand.ts');
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const key = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tally-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Three ballots on one question, of which one is blank, signed. */
function aTally(votes = [1, 1]): TallyFile {
  const ballots: ExportedBallots = { receipts: ['A', 'B', 'C'], questions: [[[], [1], [2]]] };
  const counted: Result = {
    society: 'Ómur',
    assemblyId: 1,
    titleIs: 'Aðalfundur',
    titleEn: 'General assembly',
    listOn: '2026-10-01',
    closesAt: '2026-11-01T12:00:00Z',
    voters: 4,
    castVotes: 3,
    questions: [
      {
        questionIs: 'Samþykktir?',
        questionEn: 'Articles?',
        mostChosen: 1,
        blank: 1,
        options: votes.map((one, at) => ({ optionIs: `${at}`, optionEn: `${at}`, votes: one })),
      },
    ],
    ballotsSha256: hashOfBallots(ballots),
  };
  const result = JSON.stringify(counted);
  const signature = sign(null, Buffer.from(result), privateKey).toString('base64');
  return { format: 'omur-tally-1', result, ballots, signature, publicKey: key };
}

async function verify(tally: TallyFile, ...more: string[]) {
  const file = path.join(folder, 'tally.json');
  await writeFile(file, JSON.stringify(tally));
  return run(file, ...more);
}
const run = (...words: string[]) =>
  new Promise<{ status: unknown; out: string; errors: string }>((resolve) => {
    execFile(process.execPath, [command, ...words], (error, out, errors) =>
      resolve({ status: error?.code ?? 0, out, errors }),
    );
  });

it('O129 npm run verify-tally ends with 0 where the result is right, and says what it cannot know without the key', async () => {
  expect(await verify(aTally(), '--key', key)).toEqual({
    status: 0,
    out: 'The result is right.\n',
    errors: '',
  });
  expect(await verify(aTally())).toEqual({
    status: 0,
    out: 'The result is right, if it is signed with the society’s key.\n',
    errors: '',
  });
}, 60_000);

it('O129 it ends with 1 and says what is wrong: another key, another result, another count', async () => {
  expect(await verify(aTally(), '--key', 'another')).toEqual({
    status: 1,
    out: '',
    errors: 'signed with another key\n',
  });
  const changed = aTally();
  changed.result = changed.result.replace('"castVotes":3', '"castVotes":2');
  expect(await verify(changed, '--key', key)).toMatchObject({
    status: 1,
    out: '',
    errors: expect.stringContaining('the signature does not fit the result\n'),
  });
  expect(await verify(aTally([2, 0]), '--key', key)).toEqual({
    status: 1,
    out: '',
    errors: 'question 1: option 1 is counted differently\nquestion 1: option 2 is counted differently\n',
  });
}, 60_000);

it('O129 it ends with 1 where no file is named, or there is none', async () => {
  const unnamed = await run();
  expect([unnamed.status, unnamed.out]).toEqual([1, '']);
  expect(unnamed.errors).toContain('npm run verify-tally -- FILE [--key KEY]');
  expect((await run(path.join(folder, 'none.json'))).status).toBe(1);
}, 60_000);

const canRun = ['jq', 'openssl'].every((program) => spawnSync(program, ['--version']).error === undefined);

it.skipIf(!canRun)('O360 the lines of the page of operations check a result by OpenSSL alone', async () => {
  const page = await readFile(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
  const lines = page.split('\n').filter((line) => /^ {4}(?:jq|openssl pkeyutl) /.test(line));
  expect(lines).toHaveLength(3);
  const check = async (tally: TallyFile) => {
    await writeFile(path.join(folder, 'omur-11.json'), JSON.stringify(tally));
    const { status, stdout } = spawnSync('sh', ['-ec', lines.join('\n')], { cwd: folder, encoding: 'utf8' });
    return { status, stdout };
  };
  expect(await check(aTally())).toEqual({ status: 0, stdout: 'Signature Verified Successfully\n' });
  const changed = aTally();
  changed.result = changed.result.replace('"castVotes":3', '"castVotes":2');
  expect(await check(changed)).toEqual({ status: 1, stdout: 'Signature Verification Failure\n' });
});
