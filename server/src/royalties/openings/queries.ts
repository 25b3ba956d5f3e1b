import * as calls from '@omur/contract/royalties/openings';
import { answer } from '../../platform/database/answers.ts';
import { listing, newestFirst } from '../../platform/database/listing.ts';
import { piece, sql } from '../../platform/database/statement.ts';
import { categoryName, nameOf } from '../../platform/lookups/namesQueries.ts';

/** R138: the same amount that a line brings, under another category. */
const broughtElsewhere = piece`
  from opening_line b join opening p on p.opening_id = b.opening_id and p.state = 'active' and p.category_id <> o.category_id
  join distribution_category c on c.category_id = p.category_id
  where b.person_id = l.person_id and b.account = l.account and l.units > 0 group by c.category_id having sum(b.units) = l.units`;
const opening = piece`
  select o.opening_id, ${categoryName}, o.opening_day, o.source as opening_source, o.state as opening_state, o.line_count,
    s.payable * 0.0001 as payable_isk, s.held * 0.0001 as held_isk, s.same_line_count,
    coalesce((select -sum(e.units) from ledger_entry e join ledger_account l using (ledger_account_id)
      where e.transaction_id = o.transaction_id and l.kind = 'opening'), 0) * 0.0001 as booked_isk,
    encode(o.list_checksum, 'hex') as list_checksum, a.name as asked_by, o.asked_at, b.name as decided_by, o.decided_at,
    o.state = 'waiting' and o.asked_by <> ${'userId'}::integer as may_decide
  from opening o join distribution_category c using (category_id) join app_user a on a.user_id = o.asked_by
  left join app_user b on b.user_id = o.decided_by,
  lateral (select coalesce(sum(l.units) filter (where l.account = 'payable'), 0) as payable,
    coalesce(sum(l.units) filter (where l.account = 'held'), 0) as held,
    (count(*) filter (where exists (select ${broughtElsewhere})))::integer as same_line_count from opening_line l where l.opening_id = o.opening_id) s`;
export const allOpenings = newestFirst(
  listing({
    schema: calls.Opening,
    from: opening,
    orders: { openingId: { up: ['q.opening_id::integer'] } },
    counted: piece`opening`,
  }),
  '-openingId',
);
export const findOpening = answer(calls.Opening, piece`${opening} where o.opening_id = ${'openingId'}`);

export const linesOf = listing({
  schema: calls.OpeningLine,
  from: piece`
    select l.file_line, n.name as payee_name, l.account as opening_account, l.units * 0.0001 as amount_isk,
      (select min(e.name) from (select ${nameOf('c')} as name ${broughtElsewhere}) e) as same_in_category, l.person_id, l.account
    from opening_line l join opening o using (opening_id) join person n using (person_id) where l.opening_id = ${'openingId'}::integer`,
  /** What was brought under another category too comes first. */
  orders: { fileLine: { up: ['(q.same_in_category is null)::integer', 'q.file_line::integer'] } },
  counted: piece`opening_line l where l.opening_id = ${'openingId'}::integer`,
});

export const isToCome = sql`select ${'openingDay'}::date > current_date as is_to_come`;
/** Whom the sheet is about, by kennitala or by number; and what their accounts were brought before. */
export const findPayees = sql`
  select t.number::integer as number, p.person_id, opened_before(${'categoryId'}::integer, p.person_id, t.account)::float8 as opened_units,
    exists (select from own_person o where o.user_id = ${'userId'}::integer and o.person_id = p.person_id) as is_own
  from unnest(${'payees'}::text[], ${'accounts'}::text[]) with ordinality t (payee, account, number)
  cross join lateral (
    select k.person_id from person k where length(t.payee) = 10 and k.kennitala = t.payee
    union all
    select n.person_id from person n where n.person_id = case when length(t.payee) < 10 then t.payee::integer end) p`;
export const checksumOf = sql`
  select encode(opening_checksum(${'personIds'}::integer[], ${'accounts'}::text[], ${'amounts'}::bigint[]), 'hex') as checksum`;
export const isElsewhere = sql`
  select where is_opened_elsewhere(decode(${'checksum'}, 'hex'), ${'categoryId'}::integer)`;
export const insertOpening = sql`
  insert into opening (category_id, opening_day, source, line_count, units, list_checksum, asked_by)
  values (${'categoryId'}::smallint, ${'openingDay'}::date, ${'source'}, ${'lineCount'}, ${'units'}::bigint, decode(${'checksum'}, 'hex'),
    ${'userId'}::integer) returning opening_id`;
export const insertLines = sql`
  insert into opening_line (opening_id, person_id, account, file_line, units)
  select ${'openingId'}::integer, l.* from unnest(${'personIds'}::integer[], ${'accounts'}::text[], ${'fileLines'}::integer[], ${'amounts'}::bigint[]) l`;

export const lock = sql`select state, asked_by from opening where opening_id = ${'openingId'} for update`;
export const isOnIt = sql`
  select from opening_line l join own_person o using (person_id)
  where l.opening_id = ${'openingId'} and o.user_id = ${'userId'}::integer limit 1`;
export const approve = sql`
  select book_opening(${'openingId'}, ${'userId'}::integer, decode(${'listChecksum'}, 'hex'))`;
export const refuseIt = sql`
  update opening set state = 'refused', decided_by = ${'userId'}::integer, decided_at = now() where opening_id = ${'openingId'}`;
