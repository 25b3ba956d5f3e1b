import { DatedWorkRight } from '@omur/contract/works/rightsHistory';
import { SimilarWork } from '@omur/contract/works/similarWorks';
import * as works from '@omur/contract/works/works';
import { answer } from '../../platform/database/answers.ts';
import { listing } from '../../platform/database/listing.ts';
import { piece, sql } from '../../platform/database/statement.ts';
import { staffRoles } from '../../platform/lookups/listsQueries.ts';
import { categoryName, periodName } from '../../platform/lookups/namesQueries.ts';
import { plainOfWork } from '../../platform/database/plainSql.ts';

/** Nobody is a party to what was withdrawn but the one who registered it. */
const isOwnWithdrawn = piece`exists (select from work w
  where w.work_id = ${'workId'} and w.review = 'withdrawn' and registrant_of(w.work_id) = ${'personId'})`;

/** Whether the caller is staff or a party to the work: author, holder or publisher (V7). */
const isParty = piece`(${'isStaff'}::boolean or exists (
  select from person_work pw where pw.person_id = ${'personId'} and pw.work_id = ${'workId'}) or ${isOwnWithdrawn})`;

/** What everyone may know of a work (V7), unless it was withdrawn. */
const isThere = piece`(not exists (select from work w where w.work_id = ${'workId'} and w.review = 'withdrawn')
  or ${'isStaff'}::boolean or ${isOwnWithdrawn})`;

const aboutWork = piece`
  select work_id, title, artists, ${plainOfWork.columnsFor('work', 'p.is_party')}, duration_seconds, first_registered_at, light, p.is_party,
    is_provisional, review = 'withdrawn' as is_withdrawn,
    case when not p.is_party then null
      when ${'isStaff'}::boolean or origin like '%' || (select kennitala from person where person_id = ${'personId'}) || '%' then origin
      else regexp_replace(origin, '([0-9]{6})[0-9]{4}', '\\1', 'g') end as origin`;

/** Nearly every work that is asked for. The party's row is looked up once: `isParty` would be, wherever it is named. */
export const findWork = answer(
  works.Work,
  piece`${aboutWork}
  from work
  left join lateral (
    select true as is_its from person_work pw where pw.person_id = ${'personId'} and pw.work_id = work.work_id limit 1
  ) its on true,
  lateral (select ${'isStaff'}::boolean or its.is_its is not null as is_party) p
  where work_id = ${'workId'} and review <> 'withdrawn'`,
);

export const findWithdrawnWork = answer(
  works.Work,
  piece`${aboutWork}
  from work, lateral (select ${'isStaff'}::boolean or registrant_of(work_id) = ${'personId'} as is_party) p
  where work_id = ${'workId'} and review = 'withdrawn' and p.is_party`,
);

/** X108, R126: whether a user has a right of their own to one of these works, or comes to have one as an heir. */
export const hasOwnRight = sql`
  select from own_work o where o.user_id = ${'userId'} and o.work_id = any(${'workIds'}::integer[]) limit 1`;

/** Where the work stands, for staff and for a party to it; nothing for everyone else. */
export const findAccessibleWork = sql`select review from work where work_id = ${'workId'} and ${isParty}`;

const details = piece`
  w.work_id, w.title, w.artists, ${plainOfWork.columnsFor('w', 'false')}, w.duration_seconds,
  (select coalesce(string_agg(a.display_name, ', ' order by wa.position, a.author_id), '')
    from work_author wa join author a using (author_id) where wa.work_id = w.work_id) as author_names,
  (select min(i.iswc) from work_iswc i where i.work_id = w.work_id) as iswc,
  (select min(p.first_performed_on) from performance p where p.work_id = w.work_id) as first_performed_on`;

/** Counted, since PostgreSQL may read a whole list of 200,000 works to answer many an `exists` at once. */
const isOwn = piece`(select count(*) > 0 from person_work pw
      where pw.person_id = ${'personId'} and pw.work_id = found.work_id)`;

/** X69, O84: works that somebody calls by this number, or the system that the society had before; before all others. */
const byOtherNumber = piece`select n.work_id, -1::smallint from work_number n join work w using (work_id)
        where upper(n.number) = upper(${'number'}) and w.review <> 'withdrawn'
        union all select o.work_id, -1 from old_number o join work w using (work_id)
        where o.kind = 'works' and o.old_number = ${'number'} and w.review <> 'withdrawn'`;

/** By title, through every title the work has: exact, prefix, inside, similar; own works first among equals (V8). */
export const searchByTitle = answer(
  works.FoundWork,
  piece`
  select ${details}, f.is_own
  from (
    select work_id, min(tier) as tier, ${isOwn} as is_own
    from (
      select work_id, tier from find_works(${'folded'}, ${'personId'}, 100)
      union all ${byOtherNumber}
    ) found group by work_id
  ) f join work w using (work_id)
  order by f.tier, f.is_own desc, w.title collate "is-IS-x-icu", w.work_id limit 100`,
);

/** By author, and by title too when you are given. */
export const searchByAuthor = answer(
  works.FoundWork,
  piece`
  with named as (
    select author_id, min(tier) as tier from find_authors(${'author'}, 50) group by author_id
  ), found as (
    select wa.work_id, n.tier from named n
    cross join lateral (
      select w.work_id from work_author w
      where w.author_id = n.author_id
        and not exists (select from work gone where gone.work_id = w.work_id and gone.review = 'withdrawn') and (${'folded'} = '' or exists (
        select from work_title t where t.work_id = w.work_id and t.title_folded like '%' || ${'folded'} || '%'))
      limit 100
    ) wa
    order by n.tier limit 300
  )
  select ${details}, f.is_own
  from (
    select work_id, min(tier) as tier, ${isOwn} as is_own
    from found group by work_id
  ) f join work w using (work_id)
  order by f.tier, f.is_own desc, w.title collate "is-IS-x-icu", w.work_id limit 100`,
);

export const searchByNumber = answer(
  works.FoundWork,
  piece`
  select ${details}, exists (
    select from person_work pw where pw.person_id = ${'personId'} and pw.work_id = w.work_id) as is_own
  from work w where w.work_id = any(${'workIds'}::integer[]) and w.review <> 'withdrawn'`,
);

/** What may be the work about to be registered, with why. */
export const similarWorks = answer(
  SimilarWork,
  piece`
  select ${details}, found.likenesses, w.is_provisional, ${isOwn} as is_own
  from find_similar_works(${'folded'}, ${'authorIds'}::integer[], ${'isrcs'}::text[]) with ordinality
    as found (work_id, likenesses, nth) join work w using (work_id)
  order by found.nth`,
);

const authorRows = piece`
    select wa.author_id, a.display_name, t.code as author_type_code, a.ipi_name_number, wa.position,
      wa.author_id = 3492 or coalesce(extract(year from pe.died_on) + 70 < extract(year from current_date), false) as is_public_domain, wa.is_licensed,
      case when p.is_party then wa.share end as share,
      case when p.is_party then wa.approval = 'given' end as approval,
      case when p.is_party then wa.approved_at end as approved_at
    from work_author wa join author a using (author_id) join person pe using (person_id) join author_type t using (author_type_id),
      lateral (select ${isParty} as is_party) p
    where wa.work_id = ${'workId'} and ${isThere}`;

export const findWorkAuthor = answer(works.WorkAuthor, piece`${authorRows} and wa.author_id = ${'authorId'}`);

export const authorsOfWork = listing({
  schema: works.WorkAuthor,
  from: authorRows,
  orders: { position: { up: ['q.position::smallint', 'q.author_id::integer'] } },
});

const rightRows = piece`
    select wr.right_id, wr.publisher_id, wr.contract_id, wr.author_id, a.display_name, wr.share, wr.share_abroad,
      coalesce(publisher.name, holder.name) as holder_name, wa.position, wr.work_right_id
    from work_right wr
    join author a using (author_id)
    join work_author wa on wa.work_id = wr.work_id and wa.author_id = wr.author_id
    left join author_right r using (right_id)
    left join person holder on holder.person_id = r.person_id
    left join person publisher on publisher.person_id = wr.publisher_id
    where wr.work_id = ${'workId'} and wr.ends_before = 'infinity' and ${isParty}`;

export const findWorkRight = answer(
  works.WorkRight,
  piece`${rightRows} and wr.author_id = ${'authorId'} and wr.right_id is not distinct from ${'rightId'}::integer
    and wr.contract_id is not distinct from ${'contractId'}::integer`,
);

export const rightsOfWork = listing({
  schema: works.WorkRight,
  from: rightRows,
  orders: { position: { up: ['q.position::smallint', 'q.work_right_id::integer'] } },
});

/** M7: every line there ever was, with its days; what never counted is left out. */
export const rightsHistoryOfWork = listing({
  schema: DatedWorkRight,
  from: piece`
    select wr.author_id, a.display_name, coalesce(publisher.name, holder.name) as holder_name, wr.publisher_id, wr.contract_id,
      wr.share, wr.share_abroad, nullif(wr.starts_on, '-infinity') as counts_from,
      case when wr.ends_before < 'infinity' then wr.ends_before - 1 end as counts_to,
      -(case when wr.starts_on = '-infinity' then 0 else wr.starts_on - date '1900-01-01' end) as newest, wr.work_right_id
    from work_right wr join author a using (author_id)
    left join author_right r using (right_id)
    left join person holder on holder.person_id = r.person_id
    left join person publisher on publisher.person_id = wr.publisher_id
    where wr.work_id = ${'workId'} and wr.starts_on < wr.ends_before and ${isParty}`,
  orders: { newest: { up: ['q.newest::integer', 'q.author_id::integer', 'q.work_right_id::integer'] } },
});

export const publishersOfWork = listing({
  schema: works.WorkPublisher,
  from: piece`
    select p.person_id, p.name, sum(wr.share) as share, sum(wr.share_abroad) as share_abroad
    from work_right wr join person p on p.person_id = wr.publisher_id
    where wr.work_id = ${'workId'} and wr.ends_before = 'infinity' and ${isParty} group by p.person_id`,
  orders: { personId: { up: ['q.person_id::integer'] } },
});

/**
 * Each author's share divided among those who hold the author's right, before any contract. As in rightsLines() of the contract:
 * what rounding leaves over goes to the first.
 */
export const beneficiariesOfWork = listing({
  schema: works.Beneficiary,
  from: piece`
    select author_id, right_id, person_id, name,
      part + case when place = 1 then whole - sum(part) over (partition by author_id) else 0 end as share
    from (
      select wa.author_id, r.right_id, r.person_id, p.name, wa.share as whole,
        trunc(wa.share * r.share / sum(r.share) over (partition by wa.author_id), 2) as part,
        row_number() over (partition by wa.author_id order by r.person_id <> a.person_id, r.right_id) as place
      from work_author wa join author a using (author_id) join author_right r using (author_id)
      join person p on p.person_id = r.person_id
      where wa.work_id = ${'workId'} and ${isParty}
    ) divided`,
  orders: { rightId: { up: ['q.author_id::integer', 'q.right_id::integer'] } },
});

export const otherTitlesOfWork = listing({
  schema: works.OtherTitle,
  from: piece`select title, work_title_id from work_title where work_id = ${'workId'} and not is_main and ${isThere}`,
  orders: { title: { up: ['q.work_title_id::integer'] } },
});

/** V14: who added a code takes it away again, and staff any. */
const mayRemove = piece`(${'isStaff'}::boolean or coalesce(added_by = ${'userId'}::integer, false))`;

export const iswcsOfWork = listing({
  schema: works.WorkIswc,
  from: piece`select iswc_id, iswc, is_verified, ${mayRemove} as may_remove from work_iswc where work_id = ${'workId'} and ${isThere}`,
  orders: { iswcId: { up: ['q.iswc_id::integer'] } },
});

export const isrcsOfWork = listing({
  schema: works.WorkIsrc,
  from: piece`select isrc_id, isrc, performer, is_verified, ${mayRemove} as may_remove from work_isrc where work_id = ${'workId'} and ${isThere}`,
  orders: { isrc: { up: ['q.isrc_id::integer'] } },
});

export const distributionsOfWork = listing({
  schema: works.WorkDistribution,
  from: piece`
    select d.distribution_id, d.name as distribution_name, ${periodName} as period_name, ${categoryName},
      d.is_finished
    from distribution_work dw join distribution d using (distribution_id) join distribution_period p using (period_id)
    join distribution_category c using (category_id)
    where dw.work_id = ${'workId'} and d.is_finished and ${isParty}`,
  orders: { distributionId: { up: ['(-q.distribution_id)::integer'] } },
});

export const cueSheetsOfWork = listing({
  schema: works.WorkCueSheet,
  from: piece`
    select c.cue_sheet_id, c.title as cue_sheet_title, c.registered_at, c.last_changed_at from cue_sheet c
    where ${isParty} and exists (
      select from cue_sheet_line l where l.cue_sheet_id = c.cue_sheet_id and l.work_id = ${'workId'})`,
  orders: { cueSheetId: { up: ['q.cue_sheet_id::integer'] } },
});

/** Members see 'the society' in place of its staff. */
const isSociety = piece`(not ${'isStaff'}::boolean and u.role in (${staffRoles}))`;

export const lightChangesOfWork = listing({
  schema: works.LightChange,
  from: piece`
    select c.changed_at, c.light_before, c.light_after, c.cause, c.remark,
      case when u.user_id is null then 'portal' when ${isSociety} then 'society' else 'user' end as actor_kind,
      case when not ${isSociety} then u.name end as name, c.work_light_change_id
    from work_light_change c left join app_user u using (user_id)
    where c.work_id = ${'workId'} and ${isParty}`,
  orders: { changedAt: { up: ['q.work_light_change_id::integer'] } },
});

/** R171: of what else is a claim PostgreSQL says so (`claim_title()`). */
export const insertOtherTitle = sql`
  insert into work_title (work_id, title, is_main, is_verified, added_by, added_at)
  select work_id, ${'title'}, false, review <> 'approved' or ${'isStaff'}::boolean, ${'userId'}::integer, now() from work where work_id = ${'workId'}`;
export const insertIswc = sql`
  insert into work_iswc (work_id, iswc, added_by, is_verified)
  select work_id, ${'iswc'}, ${'userId'}::integer, review <> 'approved' or ${'isStaff'}::boolean from work where work_id = ${'workId'}
  on conflict do nothing returning iswc_id, is_verified`;
export const insertIsrc = sql`
  insert into work_isrc (work_id, isrc, performer, added_by, is_verified)
  select work_id, ${'isrc'}, ${'performer'}, ${'userId'}::integer, review <> 'approved' or ${'isStaff'}::boolean
  from work where work_id = ${'workId'}
  on conflict do nothing returning is_verified`;

/** Concurrent editors of the work get 412 (V11). */
export const touchWork = sql`update work set last_changed_at = now() where work_id = ${'workId'}`;
export const touchWorks = sql`update work set last_changed_at = now() where work_id = any(${'workIds'}::integer[])`;

/** Locks the performances of works that one transaction refreshes one by one, in one order for all. */
export const lockSetLists = sql`select lock_set_lists(${'workIds'}::integer[])`;

export const refreshWork = sql`
  select title, light_after, person_ids from refresh_light(${'workId'}::integer, ${'cause'}, ${'remark'})`;
/** Many works that one change amends. Their parties are not notified of each light. */
export const refreshAmended = sql`select refresh_lights(${'workIds'}::integer[], 'amended')`;
