import { JoinCandidate, UnknownAuthor } from '@omur/contract/works/authorMerge';
import { answer } from '../../platform/database/answers.ts';
import { listing } from '../../platform/database/listing.ts';
import { piece, sql } from '../../platform/database/statement.ts';
import { nobodyIds } from '../../platform/lookups/listsQueries.ts';
import { artistsNow } from '../artistsQueries.ts';

/** The person's own list knows how many works there are without counting them. */
const unknownAuthors = piece`
    select a.author_id, p.person_id, a.display_name collate "is-IS-x-icu" as display_name, p.kennitala, a.ipi_name_number,
      p.email, p.is_address_foreign,
      coalesce((select t.works from person_work_total t where t.person_id = p.person_id and t.author_id = a.author_id), 0)
        as works_count
    from person p join author a using (person_id)
    where p.is_unregistered and a.merged_into is null`;

const orders = {
  worksCount: { up: ['(-q.works_count)::integer', 'q.author_id::integer'] },
  displayName: { up: ['q.display_name', 'q.author_id::integer'] },
  authorId: { up: ['q.author_id::integer'] },
};

export const allUnknown = listing({ schema: UnknownAuthor, from: unknownAuthors, orders });

export const foundUnknown = listing({
  schema: UnknownAuthor,
  from: piece`${unknownAuthors} and (a.display_name_folded like ${'pattern'} or p.kennitala = ${'kennitala'}
    or a.ipi_name_number = ${'ipiNameNumber'} or a.author_id = ${'number'}::integer)`,
  orders,
});

export const findUnknown = answer(UnknownAuthor, piece`${unknownAuthors} and a.author_id = ${'authorId'}`);

/** Registered authors by name, by number, and by the address that the unknown one has too; the likest first. */
export const findCandidates = answer(
  JoinCandidate,
  piece`
  with unknown as (
    select a.author_id, p.email from author a join person p using (person_id) where a.author_id = ${'authorId'}
  ), found as (
    select author_id, min(tier) as tier from (
      select author_id, tier from find_authors(${'folded'}, 60) where ${'folded'} <> ''
      union all
      select a.author_id, 0 from author a join person p using (person_id)
        where p.kennitala = ${'kennitala'} or a.ipi_name_number = ${'ipiNameNumber'} or a.author_id = ${'number'}::integer
      union all
      select a.author_id, 0 from unknown u join person p on lower(p.email) = lower(u.email) join author a using (person_id)
        where not ${'isSearch'}::boolean
      union all
      select a.author_id, 0 from author mine join ipi_name n on n.name_number = mine.ipi_name_number
        join ipi_name o using (party_id) join author a on a.ipi_name_number = o.name_number
        where mine.author_id = ${'authorId'} and a.author_id <> mine.author_id and not ${'isSearch'}::boolean
    ) f group by author_id
  )
  select a.author_id, a.person_id, a.display_name, p.name, left(p.kennitala, 6) as kennitala_start, a.ipi_name_number,
    coalesce(lower(p.email) = lower(u.email), false) as is_same_email,
    coalesce((select t.works from person_work_total t where t.person_id = a.person_id and t.author_id = a.author_id), 0)
      as works_count,
    (select coalesce(json_agg(json_build_object('verK_NR', s.work_id, 'heitI_VERKS', s.title) order by s.work_id), '[]') from (
      select w.work_id, w.title from work_author mine join work_author theirs using (work_id) join work w using (work_id)
      where mine.author_id = u.author_id and theirs.author_id = a.author_id order by w.work_id limit 20) s) as shared_works
  from found f join author a using (author_id) join person p using (person_id), unknown u
  where not p.is_unregistered and a.merged_into is null and a.author_id not in (${nobodyIds})
  order by f.tier, coalesce(lower(p.email) = lower(u.email), false) desc, a.display_name collate "is-IS-x-icu", a.author_id
  limit 20`,
);

export const lockWorksOf = sql`
  select w.work_id from work w
  where w.work_id in (select wa.work_id from work_author wa where wa.author_id = ${'authorId'})
  order by w.work_id for update`;

const authors = piece`
  select a.author_id, a.person_id, a.display_name, a.merged_into, a.ipi_name_number, p.is_unregistered, p.kennitala,
    (select i.display_name from author i where i.author_id = a.merged_into) as merged_into_name
  from author a join person p using (person_id)
  where a.author_id = any(${'authorIds'}::integer[])`;

export const findAuthors = sql`${authors}`;

/** Nobody can be put on a work as either of them until the transaction ends. */
export const lockAuthors = sql`${authors} order by a.author_id for update of a`;

export const findSharedWorks = sql`
  select w.work_id, w.title from work_author mine join work_author theirs using (work_id) join work w using (work_id)
  where mine.author_id = ${'authorId'} and theirs.author_id = ${'intoAuthorId'} order by w.work_id`;

/** The numbers of the unknown author go to the registered one where it has none; its own it keeps no more. */
export const freeAuthor = sql`
  update author set merged_into = ${'intoAuthorId'}, ipi_name_number = null where author_id = ${'authorId'}`;
export const freePerson = sql`update person set kennitala = null where person_id = ${'personId'} and kennitala is not null`;
export const giveIpi = sql`
  update author set ipi_name_number = ${'ipiNameNumber'} where author_id = ${'authorId'} and ipi_name_number is null`;
/** But for the national ID of somebody's login, whose they would become (O267): the merge keeps it. */
export const giveKennitala = sql`
  update person set kennitala = ${'kennitala'}, version = version + 1
  where person_id = ${'personId'} and kennitala is null
    and not exists (select from app_user u where u.kennitala = ${'kennitala'} and u.person_id is distinct from ${'personId'}::integer)`;

/** Those who are parties to it are named by their numbers as authors. */
export const findDispute = sql`
  select from work_dispute where work_id = any(${'workIds'}::integer[]) and ended_at is null limit 1`;

export const insertJoin = sql`
  insert into author_join (author_id, into_author_id, joined_by, kennitala, ipi_name_number, work_ids)
  values (${'authorId'}, ${'intoAuthorId'}, ${'joinedBy'}, ${'kennitala'}, ${'ipiNameNumber'}, ${'workIds'}::integer[])`;

export const moveWorks = sql`
  update work_author set author_id = ${'intoAuthorId'} where author_id = ${'authorId'}`;

/** And the contracts that await approval. */
export const moveContracts = sql`
  with submitted as (
    update contract_submission set author_id = ${'intoAuthorId'} where author_id = ${'authorId'}
  )
  update publishing_contract set author_id = ${'intoAuthorId'} where author_id = ${'authorId'}`;

export const moveRights = sql`
  with by_contract as (update agreement_right set author_id = ${'intoAuthorId'} where author_id = ${'authorId'})
  update work_right set author_id = ${'intoAuthorId'} where author_id = ${'authorId'}`;

/** Works with lines of the author, of today or of the past, that are paid to nobody. */
export const findWorksWithRights = sql`
  select distinct work_id from work_right
  where author_id = ${'authorId'} and right_id is null and publisher_id is null order by work_id`;

/** Who the works belong to in public, by the names that their authors have now. */
export const renameArtists = sql`
  update work w set artists = ${artistsNow}, last_changed_at = now() where w.work_id = any(${'workIds'}::integer[])`;

export const proveCodes = sql`set constraints work_codes_of_others immediate`;
export const deferCodes = sql`set constraints work_codes_of_others deferred`;

/** Answers that were given, also by silence, stay and are the registered author's from now on; so is what is asked of days that have been, and of who is paid of the share (R200). */
export const moveAnswers = sql`
  update approval_request r set author_id = ${'intoAuthorId'}
  where r.author_id = ${'authorId'} and (r.state in ('given', 'objected', 'assumed') or r.state = 'waiting' and (r.is_of_past or r.holder_id is not null))
    and not exists (select from approval_request o
      where o.work_id = r.work_id and o.author_id = ${'intoAuthorId'} and o.round = r.round and o.holder_id is not distinct from r.holder_id)`;

export const endWaiting = sql`
  update approval_request set state = 'superseded' where author_id = ${'authorId'} and state = 'waiting'`;

/** Works that wait for an author whom nobody has asked. */
export const findUnasked = sql`
  select wa.work_id from work_author wa join work w using (work_id)
  where wa.author_id = ${'authorId'} and wa.approval = 'waiting' and w.review not in ('refused', 'withdrawn') and not w.is_provisional
    and not exists (select from approval_request r
      where r.work_id = wa.work_id and r.author_id = wa.author_id and r.holder_id is null and r.state = 'waiting')
  order by wa.work_id`;

/** Whose registration a work is; their own authors need not be asked. */
export const findRegistrants = sql`
  select w.work_id, u.person_id, u.name from work w join app_user u on u.user_id = w.registered_by
  where w.work_id = any(${'workIds'}::integer[]) order by w.work_id`;
export const approveOwn = sql`
  update work_author wa set approval = 'given', approved_at = now()
  from work w join app_user u on u.user_id = w.registered_by, author a
  where wa.work_id = w.work_id and wa.author_id = ${'authorId'} and a.author_id = wa.author_id
    and wa.work_id = any(${'workIds'}::integer[]) and wa.approval = 'waiting' and u.person_id = a.person_id`;

/** Everyone with a part in the works, each with the titles of theirs. */
export const findParties = sql`
  select array_agg(person_id order by person_id) as person_ids, titles, works_count from (
    select pw.person_id, (array_agg(distinct pw.title))[1:3] as titles, count(distinct pw.work_id)::integer as works_count
    from person_work pw where pw.work_id = any(${'workIds'}::integer[]) group by pw.person_id
  ) p group by titles, works_count`;
