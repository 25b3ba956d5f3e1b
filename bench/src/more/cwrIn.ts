import { createHash } from 'node:crypto';
import pg from 'pg';
import { checkFile } from '../../../server/src/exchange/cwrIn/check.ts';
import { insertFile } from '../../../server/src/exchange/cwrIn/fileQueries.ts';
import { registerFile } from '../../../server/src/exchange/cwrIn/registerFile.ts';
import { openPool } from '../../../server/src/platform/database/pool.ts';
import { cwrLines } from '../../../server/test/cwrFiles.ts';
import { cwrRecord } from '../../../server/test/cwrWorks.ts';
import { overheard, type Query } from '../sameSql.ts';
import { openSociety, type Society } from '../society.ts';

const aim = 0.7;
const fewLines = 1000;
const publisherIpi = '00014107338';
const writerIpi = '00000000199';
const copies = ['cwr_in_ours', 'cwr_in_bare'] as const;

type Say = (line: string) => void;

/**
 * A file of works staged and registered as the job does it, against the very statements it sends, with the same values, and nothing
 * else. Both begin with copies of the same database, so that the same numbers are given out.
 */
export async function measureCwrIn(works: number, count: number, say: Say): Promise<void> {
  const society = await openSociety(works, say, { name: '-cwr', lines: fewLines });
  const server = new pg.Client({ connectionString: society.serverUrl });
  await server.connect();
  const name = new URL(society.ownerUrl).pathname.slice(1);
  try {
    const cwrFileId = await announce(society, count);
    await society.owner.query('vacuum analyze');
    // A database is copied only while nobody is in it.
    society.owner.on('error', () => undefined);
    await server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    for (const copy of copies) await server.query(`drop database if exists ${copy} with (force)`);
    for (const copy of copies) await server.query(`create database ${copy} template "${name}"`);
    const ours = await importSeconds(urlOf(society.applicationUrl, copies[0]), cwrFileId, count);
    const bare = await bareSeconds(urlOf(society.applicationUrl, copies[1]), ours.queries);
    const ratio = bare / ours.seconds;
    say(
      `| CWR in: ${count} works | ${ours.seconds.toFixed(1)} s | ${ours.queries.length} statements bare ${bare.toFixed(1)} s | ${ratio.toFixed(2)} | ≥ ${aim} |`,
    );
  } finally {
    for (const copy of copies) await server.query(`drop database if exists ${copy} with (force)`);
    await server.end();
    await society.close();
  }
}

function urlOf(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = database;
  return address.href;
}

/** A file of a publisher of ours with a contract, as it stands before it is judged. */
async function announce({ owner }: Society, count: number): Promise<number> {
  const { rows } = await owner.query<{ publisher: number; author: number; share: number; user: number }>(
    `select c.publisher_id as publisher, c.author_id as author, (c.performance_share * 100)::integer as share, min(u.user_id) as user
    from publishing_contract c join app_user u on u.person_id = c.publisher_id join author a on a.author_id = c.author_id
    where a.merged_into is null and c.original_contract_id is null and current_date between c.counts_from and least(c.ends_on, c.counts_until)
      and not exists (select from publishing_contract o where o.author_id = c.author_id and o.publisher_id = c.publisher_id
        and o.contract_id <> c.contract_id)
    group by c.contract_id order by c.contract_id limit 1`,
  );
  const [contract] = rows;
  if (!contract) throw new Error('The society has no contract in force.');
  await owner.query(`update author set ipi_name_number = null where ipi_name_number = $1`, [writerIpi]);
  await owner.query(`update author set ipi_name_number = $1 where author_id = $2`, [
    writerIpi,
    contract.author,
  ]);
  const content = fileOf(count, contract.share);
  const made = await owner.query<{ cwr_file_id: number }>(
    insertFile.with({
      fileName: 'CW260001OMR_077.V22',
      fileBytes: content.length,
      digest: createHash('sha256').update(content).digest(),
      senderCode: 'OMR',
      senderIpi: publisherIpi,
      senderName: 'HRAUNTUN UTGAFA',
      personId: contract.publisher,
      userId: contract.user,
      content,
    }),
  );
  return made.rows[0]?.cwr_file_id ?? 0;
}

function fileOf(count: number, published: number): Buffer {
  const territory = { inclusion: 'I', territory: 2136, sequence: 1 } as const;
  const whole = { mrShare: 10_000, srShare: 10_000 };
  const transactions = Array.from({ length: count }, (_, at) => [
    cwrRecord('NWR', {
      title: `VORVISA ${at}`,
      submitterNumber: `OM${at}`,
      category: 'POP',
      recorded: 'N',
      versionType: 'ORI',
    }),
    cwrRecord('SPU', {
      chain: 1,
      party: 'P1',
      name: 'HRAUNTUN UTGAFA',
      publisherType: 'E',
      ipi: publisherIpi,
      prSociety: '077',
      prShare: published,
      ...whole,
    }),
    cwrRecord('SPT', { ...territory, party: 'P1', prShare: published, ...whole }),
    cwrRecord('SWR', {
      party: 'W1',
      lastName: 'HRAUNFJORD',
      role: 'CA',
      ipi: writerIpi,
      prSociety: '077',
      prShare: 10_000 - published,
    }),
    cwrRecord('SWT', { ...territory, party: 'W1', prShare: 10_000 - published }),
    cwrRecord('PWR', { publisherParty: 'P1', publisherName: 'HRAUNTUN UTGAFA', writerParty: 'W1', chain: 1 }),
    cwrRecord('ALT', { title: `VOR ${at}`, titleType: 'AT' }),
    cwrRecord('PER', { lastName: 'HLJOMSVEITIN BERG' }),
  ]);
  const lines = cwrLines('2.2', [{ type: 'NWR', transactions }], { senderId: publisherIpi.slice(2) });
  return Buffer.from(lines.map((line) => `${line}\r\n`).join(''), 'latin1');
}

/** The job over one connection; what it sends is kept. @throws if a work was not registered. */
async function importSeconds(connectionString: string, cwrFileId: number, count: number) {
  const pool = openPool({ connectionString }, { connections: 1 });
  try {
    await pool.query('select');
    let seconds = 0;
    const queries = await overheard(async () => {
      const began = performance.now();
      await checkFile(pool, cwrFileId);
      await pool.query(
        `update cwr_file set state = 'processing', sent_by = announced_by, sent_at = now() where cwr_file_id = ${cwrFileId}`,
      );
      await registerFile(pool, cwrFileId);
      seconds = (performance.now() - began) / 1000;
    }, everything);
    const { rows } = await pool.query<{ state: string; question: string; reasons: unknown; works: number }>(
      'select state, question, min(reasons::text) as reasons, count(*)::integer as works from cwr_transaction where cwr_file_id = $1 group by 1, 2',
      [cwrFileId],
    );
    if (rows[0]?.state !== 'registered' || rows[0].works !== count)
      throw new Error(`Not all works were registered: ${JSON.stringify(rows)}`);
    return { seconds, queries };
  } finally {
    await pool.end();
  }
}

function everything(asked: unknown): Query {
  if (typeof asked === 'string') return { name: '', text: asked, values: [] };
  const { name = '', text = '', values = [] } = asked as Partial<Query>;
  return { name, text, values };
}

async function bareSeconds(connectionString: string, queries: readonly Query[]): Promise<number> {
  const pool = openPool({ connectionString }, { connections: 1 });
  const client = await pool.connect();
  try {
    const began = performance.now();
    for (const { name, text, values } of queries)
      await (name === '' ? client.query(text) : client.query({ name, text, values }));
    return (performance.now() - began) / 1000;
  } finally {
    client.release();
    await pool.end();
  }
}
