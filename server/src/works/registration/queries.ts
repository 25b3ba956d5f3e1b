import { sql } from '../../platform/database/statement.ts';
import { staffRoles } from '../../platform/lookups/listsQueries.ts';
import { artistsNow } from '../artistsQueries.ts';
import { plainOfWork } from '../../platform/database/plainSql.ts';
import { heirs } from '../../people/authors/queries.ts';

/** The authors named, with those who hold their rights. One that is being joined to another is waited for, and then not there. */
export const findAuthors = sql`
  select a.author_id, a.person_id, a.display_name, a.ipi_name_number,
    (select coalesce(json_agg(json_build_object('rightId', r.right_id, 'shareHundredths', (r.share * 100)::integer)
        order by (r.person_id <> a.person_id), r.right_id), '[]')
      from author_right r where r.author_id = a.author_id and r.share > 0) as holders, ${heirs} as heirs
  from author a where a.author_id = any(${'authorIds'}::integer[]) and a.merged_into is null
  for key share of a`;

/** Running ones take new works: they are not over, given away or of sub-publishing (X43–X45). */
export const findContracts = sql`
  select contract_id, author_id, publisher_id, (performance_share * 100)::integer as performance_share_hundredths,
    (mechanical_share * 100)::integer as mechanical_share_hundredths,
    original_contract_id is null and current_date between counts_from and least(ends_on, counts_until) as is_running
  from publishing_contract where contract_id = any(${'contractIds'}::integer[])`;

/** Those of the authors whom a person publishes by a contract that runs today (V3). */
export const findPublishedAuthors = sql`
  select distinct author_id from publishing_contract
  where publisher_id = ${'personId'} and author_id = any(${'authorIds'}::integer[])
    and original_contract_id is null and current_date between counts_from and least(ends_on, counts_until)`;

/** Where a person is reached, and those who act for them. */
export const findAddresses = sql`
  select p.email from person p where p.person_id = ${'personId'} and p.email is not null
  union all
  select proxy.email from app_user u join access_grant g on g.user_id = u.user_id
    join app_user gu on gu.user_id = g.grantee_user_id join person proxy on proxy.person_id = gu.person_id
  where u.person_id = ${'personId'} and proxy.email is not null and (g.last_day is null or g.last_day >= current_date)`;

export const findHeldAuthors = sql`
  select author_id from author_right where person_id = ${'personId'} and author_id = any(${'authorIds'}::integer[])`;

export const findOwnAuthors = sql`select author_id from author where person_id = ${'personId'}`;

/** The types that authors have had on any work, beside those that every author may be given (F5.16). */
export const findCarriedTypes = sql`
  select distinct author_id, author_type_id from work_author
  where author_id = any(${'authorIds'}::integer[]) and author_type_id in (32, 40, 44)`;

export const findTaken = sql`
  select
    (select coalesce(array_agg(kennitala), '{}') from person where kennitala = any(${'kennitalas'}::text[])) as kennitalas,
    (select coalesce(array_agg(ipi), '{}') from unnest(${'ipis'}::text[]) ipi
      where exists (select from author where ipi_name_number = ipi)
        or exists (select from ipi_name n join ipi_name o using (party_id) join author a on a.ipi_name_number = o.name_number
          join person p using (person_id) where n.name_number = ipi and not p.is_unregistered and a.merged_into is null)) as ipis`;

/** An author outside the society becomes a person who is not a member, and an author with that person's name: the register's, where it has the number (X39). */
export const insertUnknownAuthor = sql`
  with someone as (
    insert into person (kennitala, name, email, is_unregistered, is_address_foreign)
    values (${'kennitala'},
      coalesce((select coalesce(n.first_name || ' ', '') || n.name from ipi_name n where n.name_number = ${'ipiNameNumber'}), ${'name'}),
      ${'email'}, true, ${'isForeign'}) returning person_id, name
  )
  insert into author (person_id, display_name, ipi_name_number)
  select person_id, name, ${'ipiNameNumber'} from someone returning author_id, display_name`;

/** X84: nobody but staff answers for a writer whom a file alone knows. */
export const markFromIpi = sql`update author set is_from_ipi = true where author_id = any(${'authorIds'}::integer[])`;

export const insertWork = sql`
  with created as (
    insert into work (title, duration_seconds, artists, origin, estimate, weight, work_status_id, is_sent_to_ice, registered_by,
      ${plainOfWork.columns()})
    select ${'title'}, ${'durationSeconds'}::integer, ${'artists'}, ${'origin'}, ${'estimate'}, ${'weight'}, ${'workStatusId'}::smallint,
      ${'isSentToIce'}::boolean, ${'registeredBy'}::integer, ${plainOfWork.columns('plain')} from ${plainOfWork.row}
    returning work_id, title
  ), named as (
    insert into work_title (work_id, title, is_main) select work_id, title, true from created
  )
  select work_id from created`;

/** An author who is on the work already keeps the approval. */
/** R212: a user of the staff, unless somebody gave them access that holds and is not for reading alone. */
export const actsUnasked = sql`
  select from app_user u where u.user_id = ${'realUserId'}::integer and u.role in (${staffRoles})
    and not exists (select from access_grant g
      where g.user_id = ${'userId'}::integer and g.grantee_user_id = u.user_id and not g.is_read_only
        and (g.last_day is null or g.last_day >= current_date))`;

export const writeAuthors = sql`
  insert into work_author (work_id, author_id, author_type_id, share, approval, approved_at, contract_id, position)
  select ${'workId'}, a.author_id, a.author_type_id, a.share_hundredths / 100.0, a.approval,
    case when a.approval = 'given' then now() end, a.contract_id, a.position
  from json_to_recordset(${'authors'}::json) as a (author_id integer, author_type_id smallint, share_hundredths integer,
    approval text, contract_id integer, position smallint)
  on conflict (work_id, author_id) do update set author_type_id = excluded.author_type_id, share = excluded.share,
    contract_id = excluded.contract_id, position = excluded.position`;

/** The roles of some authors of a work, as they are from now on. */
export const writeRoles = sql`
  with given as (
    select r.* from json_to_recordset(${'roles'}::json) as r (author_id integer, author_type_id smallint, share_hundredths integer, position smallint)
  ), gone as (
    delete from work_author_role o where o.work_id = ${'workId'} and o.author_id = any(${'authorIds'}::integer[]) and (o.author_id, o.author_type_id) not in (
      select g.author_id, g.author_type_id from given g)
  )
  insert into work_author_role (work_id, author_id, author_type_id, share, position)
  select ${'workId'}::integer, g.author_id, g.author_type_id, g.share_hundredths / 100.0, g.position from given g
  on conflict (work_id, author_id, author_type_id) do update set share = excluded.share, position = excluded.position
    where (work_author_role.share, work_author_role.position) is distinct from (excluded.share, excluded.position)`;

/** Works that others may derive from: anyone may find them (V7). */
export const findSources = sql`
  select work_id from work where work_id = any(${'sourceWorkIds'}::integer[]) and review <> 'withdrawn'`;

/** Contracts that publish all of one in its publisher's place have the work too (X44). */
export const insertContractWorks = sql`
  with recursive put (contract_id) as (
    select unnest(${'contractIds'}::integer[])
    union
    select s.contract_id from put join publishing_contract c using (contract_id)
    join publishing_contract s on s.original_contract_id = coalesce(c.lineage_id, c.contract_id)
    where s.agreement_type = 'PG' and current_date <= least(s.ends_on, s.counts_until)
  )
  insert into contract_work (contract_id, work_id) select contract_id, ${'workId'}::integer from put on conflict do nothing`;

export const insertOtherTitles = sql`
  insert into work_title (work_id, title, is_main)
  select ${'workId'}, t.title, false from unnest(${'titles'}::text[]) with ordinality as t (title, position)
  where not exists (
    select from work_title o where o.work_id = ${'workId'} and not o.is_main and normalize(btrim(o.title), NFC) = t.title)
  order by t.position`;

/** Staff see them when they approve the registration, or the change of it. */
export const insertIsrcs = sql`
  insert into work_isrc (work_id, isrc, performer, is_verified)
  select ${'workId'}, isrc, performer, true from json_to_recordset(${'isrcs'}::json) as i (isrc text, performer text)
  where not exists (select from work_isrc o where o.work_id = ${'workId'} and o.isrc = i.isrc)`;

export const findWorkTotals = sql`
  select coalesce(sum(share) * 100, 0)::integer as total_hundredths,
    coalesce(bool_or(author_id = ${'authorId'}), false) as has_author,
    coalesce(max(position), 0) + 1 as next_position
  from work_author where work_id = ${'workId'}`;

/** An author's share of a work, with the contract chosen for it. */
export const findChosen = sql`
  select wa.contract_id, (wa.share * 100)::integer as share_hundredths
  from work_author wa where wa.work_id = ${'workId'} and wa.author_id = ${'authorId'}`;

export const chooseContract = sql`
  update work_author set contract_id = ${'contractId'} where work_id = ${'workId'} and author_id = ${'authorId'}`;

export const lockWork = sql`select review from work where work_id = ${'workId'} for update`;

/** Who the work belongs to in public, as its authors are now. */
export const writeArtists = sql`
  update work w set artists = ${artistsNow}, last_changed_at = now() where w.work_id = ${'workId'}`;

/** Heirs whom nobody asks in the author's place. */
export const heirsWithoutLogin = sql`
  select p as person_id from unnest(${'personIds'}::integer[]) p
  where not exists (select from author_heir h where h.author_id = ${'authorId'}::integer and h.person_id = p)`;
