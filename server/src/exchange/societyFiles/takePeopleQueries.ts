import { piece, sql, type Fragment } from '../../platform/database/statement.ts';
import { batch } from './takeQueries.ts';
import { taken } from './stagedQueries.ts';

const names = piece`b.name, b.artist_name`;
const contacts = piece`b.phone, b.street, b.postal_code, b.foreign_address is not null, b.foreign_address, coalesce(b.society, 0), b.died_on,
  b.publisher_ipi, b.notes`;

export const addPersons = sql`
  insert into person (person_id, kennitala, bank, ledger, account, is_publisher, name, artist_name, email, phone, street, postal_code,
    is_address_foreign, foreign_address, society_code, died_on, publisher_ipi_name_number, notes)
  select b.id, b.kennitala, nullif(split_part(b.bank_account, '-', 1), ''), nullif(split_part(b.bank_account, '-', 2), ''),
    nullif(split_part(b.bank_account, '-', 3), ''), coalesce(b.is_publisher, false), ${names}, b.email, ${contacts}
  from ${batch('persons')} b where b.is_new`;

/**
 * A bank account, an e-mail address and a national ID that are on file are changed where the change waits and is told of, and by nothing
 * else (M14, M16): a password goes to that address, and an electronic ID opens the login of that number. Nobody gets a login that was made here after the files were checked either (O267).
 */
export const changePersons = sql`
  update person p set (name, artist_name, email, phone, street, postal_code, is_address_foreign, foreign_address, society_code, died_on,
      publisher_ipi_name_number, notes) = (select ${names},
      coalesce(p.email, b.email), ${contacts}),
    kennitala = coalesce(p.kennitala, case when not exists (select from app_user u
        where u.kennitala = b.kennitala and u.person_id is distinct from p.person_id) then b.kennitala end),
    is_publisher = p.is_publisher or coalesce(b.is_publisher, false), version = p.version + 1
  from ${batch('persons')} b where not b.is_new and p.person_id = b.id`;

const ofPerson = piece`(select t.id from ${taken('persons')} t where t.old_number = b.person)`;

/** Nobody of staff comes by a file, nor stays staff or leaves it. */
export const addUsers = sql`
  insert into app_user (user_id, kennitala, name, role, person_id, language)
  select b.id, b.kennitala, b.name, b.role, ${ofPerson}, coalesce(b.language, 'is') from ${batch('users')} b where b.is_new`;
/** O307: a login that is nobody's is from then on that of the person with its national ID, who has no other. Whose a login is stays. */
export const changeUsers = sql`
  update app_user u set name = b.name, role = b.role, language = coalesce(b.language, u.language),
    person_id = coalesce(u.person_id, (select p.person_id from person p where p.person_id = ${ofPerson} and p.kennitala = u.kennitala
      and not exists (select from app_user o where o.person_id = p.person_id)))
  from ${batch('users')} b where not b.is_new and u.user_id = b.id and u.role in ('member', 'viewer', 'external')`;

export const addAuthors = sql`
  insert into author (author_id, person_id, display_name, pseudonym, ipi_name_number, mandate_on)
  select b.id, ${ofPerson}, b.name, b.pseudonym, b.ipi, b.mandate_on from ${batch('authors')} b where b.is_new`;
export const changeAuthors = sql`
  update author a set display_name = b.name, pseudonym = b.pseudonym, ipi_name_number = b.ipi, mandate_on = b.mandate_on
  from ${batch('authors')} b where not b.is_new and a.author_id = b.id and a.merged_into is null`;

const ofAuthor: Fragment = piece`(select t.id from ${taken('authors')} t where t.old_number = b.author)`;

export const addRights = sql`
  insert into author_right (right_id, person_id, author_id, share)
  select b.id, ${ofPerson}, ${ofAuthor}, b.share from ${batch('rights')} b where b.is_new
  on conflict (right_id) do nothing`;
export const changeRights = sql`
  update author_right r set share = b.share from ${batch('rights')} b where not b.is_new and r.right_id = b.id and r.share <> b.share`;

/** What began before is in effect, and nobody is told today of what ended then. */
export const addContracts = sql`
  insert into publishing_contract (contract_id, publisher_id, author_id, starts_on, ends_on, performance_share, mechanical_share,
    ice_agreement_number, additional_info, is_dated, took_effect_at, ending_told_for)
  select b.id, (select t.id from ${taken('persons')} t where t.old_number = b.publisher), ${ofAuthor}, b.starts_on, b.ends_on,
    b.performance_share, b.mechanical_share, b.ice_agreement_number, b.notes, true,
    case when b.starts_on <= current_date then b.starts_on end, case when b.ends_on < current_date then b.ends_on end
  from ${batch('contracts')} b where b.is_new`;
export const changeContracts = sql`
  update publishing_contract c set starts_on = b.starts_on, ends_on = b.ends_on, performance_share = b.performance_share,
    mechanical_share = b.mechanical_share, ice_agreement_number = b.ice_agreement_number, additional_info = b.notes, version = c.version + 1,
    took_effect_at = coalesce(c.took_effect_at, case when b.starts_on <= current_date then b.starts_on end)
  from ${batch('contracts')} b where not b.is_new and c.contract_id = b.id`;

/** Whose lines rest on a holder or a contract that changed. What each share was on a day stays (O301). */
export const sharesOfChanged = sql`
  select wa.work_id, wa.author_id from work_author wa
  where exists (select from publishing_contract c join contract_work cw using (contract_id)
      where c.contract_id = any(${'contractIds'}::integer[]) and cw.work_id = wa.work_id and c.author_id = wa.author_id)
    or wa.author_id in (select r.author_id from author_right r where r.right_id = any(${'rightIds'}::integer[]))
  order by 1, 2`;

/** Works that have a new holder, some at a time: the lists of what somebody has a part in are written with them (O305). */
export const worksOfRights = sql`
  select distinct wa.work_id from author_right r join work_author wa using (author_id)
  where r.right_id = any(${'rightIds'}::integer[]) and wa.work_id > ${'after'}::integer order by 1 limit ${'atOnce'}`;
export const refreshWorks = sql`select refresh_lights(${'workIds'}::integer[], 'imported')`;
