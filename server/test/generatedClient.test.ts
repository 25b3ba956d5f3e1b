import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemOf } from './keys.ts';
import { aPortal, type Portal, type Someone } from './portal.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');
const bin = (name: string) => path.join(root, 'node_modules', '.bin', name);

let portal: Portal;
let folder: string;
let member: Someone;

/** What a developer at a publisher would write, with nothing of ours but the document that we publish. */
const client = `
import createClient from 'openapi-fetch';
import type { paths } from './api.ts';

const [, , baseUrl, key, authorId] = process.argv;
const portal = createClient<paths>({ baseUrl: baseUrl ?? '', headers: { authorization: \`Bearer \${key}\` } });

const own = await portal.GET('/api/keys/own');
const scopes: readonly string[] = own.data?.heimildiR_LYKILS ?? [];
const registered = await portal.POST('/api/compositions', {
  body: { HEITI_VERKS: 'Sprengisandur', LENGD: '3.30', authors: [{ id: Number(authorId), typeOfAuthor: 36, ratio: 100 }] },
});
const number: number = registered.data?.verK_NR ?? 0;
const work = await portal.GET('/api/compositions/{workId}', { params: { path: { workId: String(number) } } });
const title: string | undefined = work.data?.heitI_VERKS;
const found = await portal.GET('/api/compositions', { params: { query: { name: 'Sprengisandur', limit: '5' } } });
const titles: string[] | undefined = found.data?.map(({ heitI_VERKS }) => heitI_VERKS);
// Money is not among the scopes of this key.
const refused = await portal.GET('/api/persons/{personId}/balance', { params: { path: { personId: String(own.data?.nafN_NR) } } });
console.log(JSON.stringify({ scopes, title, titles, refusal: refused.error?.Code }));
`;

beforeAll(async () => {
  portal = await aPortal();
  member = await portal.someone();
  const { body } = await portal.ask('GET /api/openapi.json');
  const cache = path.join(root, 'out');
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(path.join(cache, 'omur-client-'));
  writeFileSync(path.join(folder, 'api.ts'), astToString(await openapiTS(body)));
  writeFileSync(path.join(folder, 'client.ts'), client);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await portal.close();
});

const strictly =
  '--ignoreConfig --noEmit --strict --target esnext --module nodenext --allowImportingTsExtensions --skipLibCheck --types node'.split(
    ' ',
  );
const compile = (file: string) =>
  run(bin('tsc'), [...strictly, '--typeRoots', path.join(root, 'node_modules/@types'), file], {
    cwd: folder,
  });

it('O51 a client generated from the document compiles', async () => {
  await expect(compile('client.ts')).resolves.toMatchObject({ stdout: '' });
}, 120_000);

it('O51 a client that misspells a field does not compile', async () => {
  writeFileSync(path.join(folder, 'wrong.ts'), client.replace('HEITI_VERKS:', 'HEITI_VERK:'));
  await expect(compile('wrong.ts')).rejects.toMatchObject({ stdout: expect.stringContaining('HEITI_VERK') });
}, 120_000);

it('O51 it reads and registers with a key, and is told what the key may not', async () => {
  const address = await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const { token } = await systemOf(portal, member, { scopes: ['readWorks', 'register'] });
  const { stdout } = await run(bin('node'), ['client.ts', address, token, String(member.authorId)], {
    cwd: folder,
  });
  expect(JSON.parse(stdout)).toEqual({
    scopes: ['readWorks', 'register'],
    title: 'Sprengisandur',
    titles: ['Sprengisandur'],
    refusal: 'key.scope',
  });
}, 60_000);
