import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Request } from 'autocannon';
import type { Case } from './cases.ts';
import { measure, median } from './load.ts';
import { poolSize, start, type Running } from './servers.ts';
import type { Society } from './society.ts';

interface Context {
  society: Society;
  bare: Running;
  cases: readonly Case[];
  seconds: number;
  rounds: number;
  say: (line: string) => void;
}

const packages = ['postgraphile@5.1.5', 'graphql@16'];

const program = `
import { createServer } from 'node:http';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';

const connectionString = process.env.DATABASE_URL;
const server = createServer();
const pgl = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [makePgService({ connectionString, schemas: ['public'], poolConfig: { max: ${poolSize} } })],
  grafserv: { graphqlPath: '/graphql', graphiql: false, watch: false },
});
await pgl.createServ(grafserv).addTo(server);
server.listen(Number(process.env.PORT), '127.0.0.1');
`;

const queries = {
  'first page': `{ allPersonWorks(condition: { personId: 1004 }, first: 50, orderBy: [TITLE_ASC, WORK_ID_ASC, AUTHOR_ID_ASC]) {
    nodes { workId title authorId authorTypeCode isAuthor isHolder isPublisher light } } }`,
  'work detail': `query ($id: Int!) { workByWorkId(workId: $id) {
    workId title artists performers durationSeconds firstRegisteredAt origin light } }`,
};

/** PostGraphile on the same rows, against the same bare server. It is installed for the occasion, outside the project. */
export async function comparePeers(ground: Context): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'omur-peers-'));
  try {
    install(folder);
    const file = path.join(folder, 'main.mjs');
    await writeFile(file, program);
    const peer = await start(ground.society, file, '/', { DATABASE_URL: ground.society.applicationUrl });
    try {
      await compareWith(peer, ground);
    } finally {
      await peer.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function compareWith(peer: Running, { bare, cases, seconds, rounds, say }: Context): Promise<void> {
  for (const [name, query] of Object.entries(queries)) {
    const one = cases.find((each) => each.name.includes(name));
    if (!one) continue;
    const asked =
      name === 'work detail' ? one.bare.map(({ path: address }) => ask(query, idOf(address))) : [ask(query)];
    await check(peer.url, asked[0]?.body);
    await measure(peer.url, asked, 1);
    const ratios: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const own = await measure(peer.url, asked, seconds);
      ratios.push(own.perSecond / (await measure(bare.url, one.bare, seconds)).perSecond);
    }
    say(`| PostGraphile: ${one.name} | | | ${median(ratios).toFixed(2)} | |`);
  }
}

function install(folder: string): void {
  const { status } = spawnSync(
    'npm',
    ['install', '--prefix', folder, '--no-audit', '--no-fund', ...packages],
    {
      cwd: folder,
      stdio: 'ignore',
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) throw new Error(`npm could not install ${packages.join(' ')}.`);
}

function ask(query: string, id?: number): Request {
  const headers = { 'content-type': 'application/json' };
  return { method: 'POST', path: '/graphql', headers, body: JSON.stringify({ query, variables: { id } }) };
}

function idOf(address: string | undefined): number {
  return Number(/\d+$/.exec(address ?? '')?.[0]);
}

/** GraphQL answers 200 whatever goes wrong. */
async function check(url: string, body = ''): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await (await fetch(`${url}/graphql`, { method: 'POST', headers, body })).text();
  if (answer.includes('"errors"')) throw new Error(`PostGraphile: ${answer}`);
}
