import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const page = readFileSync(new URL('../docs/operations.md', import.meta.url), 'utf8');
const lines = page
  .split('\n')
  .filter((line) => line.startsWith('    '))
  .map((line) => line.trim());
/** What stands for a password on the page. */
const secret = 'a&b;c=$d #e';
const withSecret = (text: string) => text.replaceAll('…', secret);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'omur-commands-'));
  stub('npm', `printf '%s\\n' "$DATABASE_URL" "$DATABASE_OWNER_URL"`);
  stub('sudo', 'shift 2; exec "$@"');
});
afterAll(() => rmSync(folder, { recursive: true }));

function stub(name: string, script: string): void {
  writeFileSync(path.join(folder, name), `#!/bin/sh\n${script}\n`);
  chmodSync(path.join(folder, name), 0o755);
}

/** What a shell says to a line of the page, with the files that it names in a folder of ours. */
function run(line: string): string[] {
  const command = line
    .replaceAll('/etc/omur-proof.env', '/etc/omur-commands.env')
    .replaceAll('/etc/', `${folder}/`)
    .replaceAll('/opt/omur', folder);
  const { stdout, stderr } = spawnSync('/bin/sh', ['-c', command], {
    encoding: 'utf8',
    env: { PATH: `${folder}:/usr/bin:/bin` },
  });
  expect(stderr).toBe('');
  return stdout.split('\n').slice(0, -1);
}

/** The settings of the example on the page, and the values that they mean. */
const example = lines.filter((line) => /^(DATABASE_(OWNER_)?URL|SECRETS_KEY_FILE)='/.test(line));
const valueOf = (name: string) =>
  withSecret(/='(.*)'$/.exec(example.find((line) => line.startsWith(`${name}=`)) ?? '')?.[1] ?? '');
const cron = lines.filter((line) => /^[\d*]+ [\d*]+ \* \* [\d*]+ /.test(line) && line.includes('.env'));
const byHand = lines.filter((line) => line.includes('/etc/omur-proof.env'));

it('O352 the commands of the page get each setting whole, also with & and ; in it', () => {
  expect([example.length, cron.length, byHand.length]).toEqual([3, 2, 1]);
  writeFileSync(path.join(folder, 'omur-commands.env'), `${withSecret(example.join('\n'))}\n`);
  // Cron itself takes the backslash before a percent sign away.
  const commands = cron.map((line) => line.split(/\s+/).slice(5).join(' ').replaceAll('\\%', '%'));
  for (const command of [...commands, ...byHand])
    expect(run(command)).toEqual([valueOf('DATABASE_URL'), valueOf('DATABASE_OWNER_URL')]);
});

it('O352 the settings that the page has written for systemd can be read by a shell too', () => {
  const writing = lines.filter((line) => line.includes('> /etc/omur.env'));
  expect(writing).toHaveLength(1);
  run(withSecret(writing[0] ?? ''));
  const [, owner] = run('set -a && . /etc/omur.env && npm');
  expect(owner).toBe(withSecret('postgresql://omur_owner:…@…/omur'));
});
