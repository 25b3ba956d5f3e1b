import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Compose {
  services: Record<string, { volumes?: string[] }>;
  secrets: Record<string, { file: string }>;
}

const deploy = fileURLToPath(new URL('../deploy', import.meta.url));
const parts = ['compose', 'away'];
const modeOf = (file: string) => statSync(file).mode & 0o777;
let clone: string;
beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'omur-compose-'));
  for (const part of parts)
    cpSync(join(deploy, part), join(clone, part), {
      recursive: true,
      filter: (file) => !file.endsWith('/secrets'),
    });
  // As git lays them with the umask 077.
  execFileSync('find', [clone, '-type', 'f', '-exec', 'chmod', 'go=', '{}', '+']);
  execFileSync('sh', [join(clone, 'compose/secrets.sh')]);
});
afterAll(() => rmSync(clone, { recursive: true }));

it('O372 of a clone that its owner alone may read, containers read what Compose hands to them, and its owner alone the folder of secrets', () => {
  const folder = join(clone, 'compose');
  const { services, secrets } = parse(readFileSync(join(folder, 'compose.yaml'), 'utf8'), {
    merge: true,
  }) as Compose;
  const mounted = Object.values(services)
    .flatMap(({ volumes = [] }) => volumes.map((one) => one.split(':')[0] ?? ''))
    .filter((one) => one.startsWith('./'));
  expect(mounted).toContain('./../away/away.html');
  const given = [...mounted, ...Object.values(secrets).map(({ file }) => file)];
  for (const file of given) expect([file, modeOf(join(folder, file)) & 0o444]).toEqual([file, 0o444]);
  for (const script of mounted.filter((one) => one.endsWith('.sh')))
    expect([script, modeOf(join(folder, script))]).toEqual([script, 0o755]);
  expect(modeOf(join(folder, 'secrets'))).toBe(0o700);
  expect(modeOf(join(folder, 'compose.yaml'))).toBe(0o600);
});

it('O372 the image hands its program to the account that runs it, whoever may read the clone', () => {
  const image = readFileSync(join(deploy, 'Containerfile'), 'utf8');
  const [, built = ''] = /chmod -R a\+rX ([^\n]+)\n/.exec(image) ?? [];
  // What is copied out of the clone, and not made within the image.
  const copied = [...image.matchAll(/^COPY --from=build ((?:\/app\/\S+ )+)/gm)]
    .flatMap(([, sources = '']) => sources.trim().split(' '))
    .map((source) => source.split('/')[2] ?? '')
    .filter((one) => one !== 'COMMIT' && one !== 'node_modules');
  expect(new Set(copied)).toEqual(new Set(built.split(' ')));
});
