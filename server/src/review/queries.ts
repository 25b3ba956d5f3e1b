import { durationSeconds, firstRegisteredAt, title, workId } from '@omur/contract/fields/works';
import { field, nullable, response } from '@omur/contract/wire';
import * as z from 'zod/mini';
import { listing } from '../database/listing.ts';
import { piece, sql } from '../database/statement.ts';

const WaitingAuthor = z.object({
  authorId: z.int(),
  name: z.string(),
  authorTypeId: z.int(),
  shareHundredths: z.int(),
  approval: z.enum(['waiting', 'given', 'objected']),
  isUnknown: z.boolean(),
});

/** What the findings are made of. Inside the server only: the answer is WaitingWork of the contract. */
export const WaitingRow = response({
  workId,
  title,
  durationSeconds: nullable(durationSeconds),
  firstRegisteredAt,
  registeredBy: field('registeredBy', z.nullable(z.string())),
  authors: field('authors', z.array(WaitingAuthor)),
  sameTitle: field('sameTitle', z.array(z.int())),
  sameIsrc: field('sameIsrc', z.array(z.int())),
  iswcs: field('iswcs', z.array(z.string())),
});
export type WaitingRow = z.output<typeof WaitingRow>;

/** The queue. Works with the same title and an author in common are looked up by every title the work has. */
export const waitingWorks = listing({
  schema: WaitingRow,
  from: piece`
    select w.work_id, w.title, w.duration_seconds, w.first_registered_at, u.name as registered_by,
      (select coalesce(json_agg(json_build_object(
          'authorId', wa.author_id, 'name', a.display_name, 'authorTypeId', wa.author_type_id,
          'shareHundredths', (wa.share * 100)::integer, 'approval', wa.approval, 'isUnknown', p.is_unregistered)
          order by wa.position, wa.author_id), '[]')
        from work_author wa join author a using (author_id) join person p using (person_id)
        where wa.work_id = w.work_id) as authors,
      (select coalesce(json_agg(distinct same.work_id), '[]') from (
        select other.work_id from work_title own
        join work_title other on other.title_folded = own.title_folded and other.work_id <> own.work_id
        where own.work_id = w.work_id and exists (
          select from work_author mine join work_author theirs using (author_id)
          where mine.work_id = w.work_id and theirs.work_id = other.work_id and mine.author_id not in (3492, 22483))
        limit 20) same) as same_title,
      (select coalesce(json_agg(distinct other.work_id), '[]') from work_isrc own
        join work_isrc other on other.isrc = own.isrc and other.work_id <> own.work_id
        where own.work_id = w.work_id) as same_isrc,
      (select coalesce(json_agg(iswc), '[]') from work_iswc i where i.work_id = w.work_id) as iswcs
    from work w left join app_user u on u.user_id = w.registered_by
    where w.review = 'waiting'`,
  orders: { firstRegisteredAt: { up: ['q.first_registered_at::timestamptz', 'q.work_id::integer'] } },
  total: piece`select count(*) from work where review = 'waiting'`,
});

export const lockReview = sql`select review from work where work_id = ${'workId'} for update`;

export const decide = sql`
  update work set review = ${'review'}, review_remark = ${'remark'}, reviewed_at = now(), reviewed_by = ${'userId'},
    last_changed_at = now()
  where work_id = ${'workId'}`;
