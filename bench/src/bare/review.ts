import type pg from 'pg';
import { sql } from '../../../server/src/platform/database/statement.ts';
import { notify } from '../../../server/src/messages/notifications/notify.ts';
import { decide, lockReview, waitingWorks } from '../../../server/src/works/review/queries.ts';
import { refreshWork } from '../../../server/src/works/catalogue/queries.ts';

const nameActor = sql`select set_config('omur.user_id', ${'userId'}, true),
  set_config('omur.acting_for_user_id', '', true), set_config('omur.request_id', ${'requestId'}, true)`;
const editorId = 2;

/** The statement that the portal reads the queue by, and nothing else. */
export async function firstWaiting(pool: pg.Pool) {
  const page = waitingWorks.pages.get(waitingWorks.defaultSort);
  return page && (await pool.query(page.first.with({ limit: 50 }))).rows[0];
}

/** The statements of an approval, one after another, and nothing else. */
export async function approve(pool: pg.Pool, workId: number) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(nameActor.with({ userId: String(editorId), requestId: 'bare' }));
    await client.query(lockReview.with({ workId }));
    await client.query(decide.with({ workId, review: 'approved', remark: null, userId: editorId }));
    const settled = await client.query<{ person_ids: number[] | null }>(
      refreshWork.with({ workId, cause: 'approvedByStaff', remark: null }),
    );
    const text = { is: 'Ljós', en: 'Light' };
    await notify(client, settled.rows[0]?.person_ids ?? [], { kind: 'workLight', header: text, body: text });
    await client.query('commit');
    return { verK_NR: workId };
  } finally {
    client.release();
  }
}
