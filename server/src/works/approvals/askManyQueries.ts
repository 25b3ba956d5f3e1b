import { sql } from '../../platform/database/statement.ts';
import { isAskable, isUnaskedAuthor } from './queries.ts';

export const lockAskable = sql`
  select from work w where w.work_id = any(${'workIds'}::integer[]) and ${isAskable} order by w.work_id for update`;

/** In the latest round of each work, by its title. */
export const joinOfPerson = sql`
  with asked as (
    insert into approval_request (work_id, author_id, round, is_halted)
    select wa.work_id, wa.author_id, greatest(before.round, 1),
      exists (select from approval_request r where r.work_id = wa.work_id and r.round = before.round and r.state = 'objected')
    from work w join work_author wa using (work_id) join author a using (author_id)
    cross join lateral (select coalesce(max(o.round), 0) as round from approval_request o where o.work_id = w.work_id) before
    where w.work_id = any(${'workIds'}::integer[]) and ${isAskable} and a.person_id = ${'personId'} and ${isUnaskedAuthor}
    order by wa.work_id, wa.author_id
    returning approval_request_id, work_id, author_id, round, is_of_past, due_on
  )
  select q.approval_request_id as request_id, q.work_id, q.author_id, q.round, q.is_of_past, q.due_on::text as due_on, w.title
  from asked q join work w using (work_id) order by w.title collate "is-IS-x-icu", q.work_id, q.approval_request_id`;

export const findPerson = sql`
  select p.email, p.is_unregistered and p.kennitala is not null as is_invited,
    coalesce(u.language, case when p.is_address_foreign or p.kennitala is null then 'en' else 'is' end) as language,
    coalesce(not u.is_locked and (u.password_hash is not null or exists (select from session s where s.user_id = u.user_id and s.ended_at is null)), false) as logs_in,
    (select secret from signing_secret) as secret
  from person p left join app_user u on u.person_id = p.person_id and u.closed_at is null where p.person_id = ${'personId'}`;
