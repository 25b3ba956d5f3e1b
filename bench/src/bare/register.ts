import type pg from 'pg';
import * as queries from '../../../server/src/works/registration/queries.ts';
import { insertLines } from '../../../server/src/works/rights/rewriteQueries.ts';
import { refreshWork } from '../../../server/src/works/catalogue/queries.ts';
import { sql } from '../../../server/src/platform/database/statement.ts';
import { ask } from './ask.ts';

const nameActor = sql`select set_config('omur.user_id', ${'userId'}, true),
  set_config('omur.acting_for_user_id', '', true), set_config('omur.request_id', ${'requestId'}, true)`;

interface Author {
  id: number;
  typeOfAuthor: number;
  ratio: number;
}

/** The statements of a registration, one after another, and nothing else: what is asked for is believed. */
export async function register(pool: pg.Pool, body: Record<string, unknown>) {
  const authors = body['authors'] as Author[];
  const authorIds = authors.map(({ id }) => id);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(nameActor.with({ userId: '3', requestId: 'bare' }));
    await client.query(queries.findOwnAuthors.with({ personId: 1001 }));
    await client.query(queries.findPublishedAuthors.with({ personId: 1001, authorIds }));
    const known = await client.query<{ author_id: number; holders: { rightId: number }[] }>(
      queries.findAuthors.with({ authorIds }),
    );
    const inserted = await client.query<{ work_id: number }>(
      queries.insertWork.with({
        title: String(body['HEITI_VERKS']),
        durationSeconds: 225,
        artists: 'Hljómfall',
        origin: 'Skráð á vef',
        plain: JSON.stringify({ performers: 'Hljómfall' }),
        estimate: '1 1A',
        weight: '06',
        workStatusId: 1,
        isSentToIce: false,
        registeredBy: 3,
      }),
    );
    const workId = inserted.rows[0]?.work_id ?? 0;
    const rows = authors.map(({ id, typeOfAuthor, ratio }, position) => ({
      author_id: id,
      author_type_id: typeOfAuthor,
      share_hundredths: ratio * 100,
      approval: position === 0 ? 'given' : 'waiting',
      contract_id: null,
      position,
    }));
    await client.query(queries.writeAuthors.with({ workId, authors: JSON.stringify(rows) }));
    const lines = authors.map(({ id, ratio }) => ({
      work_id: workId,
      starts_on: '-infinity',
      ends_before: 'infinity',
      author_id: id,
      right_id: known.rows.find((one) => one.author_id === id)?.holders[0]?.rightId ?? null,
      publisher_id: null,
      contract_id: null,
      share_hundredths: ratio * 100,
      share_abroad_hundredths: ratio * 100,
    }));
    await client.query(insertLines.with({ lines: JSON.stringify(lines) }));
    await ask(client, workId, authorIds.slice(1));
    await client.query(refreshWork.with({ workId, cause: 'registered', remark: null }));
    await client.query('commit');
    return { verK_NR: workId };
  } finally {
    client.release();
  }
}
