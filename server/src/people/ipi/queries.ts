import { IpiChange, IpiName, IpiParty, PersonIpiName } from '@omur/contract/people/ipi';
import { answer } from '../../platform/database/answers.ts';
import { listing } from '../../platform/database/listing.ts';
import { piece, sql } from '../../platform/database/statement.ts';

const wholeName = piece`coalesce(n.first_name || ' ', '') || n.name`;

const publishing = piece`('E', 'SE', 'AM', 'AQ', 'ES')`;

/** X35: not the name of a group, and not of a party that is known as a publisher alone. */
export const isWriter = piece`(n.name_kind <> 'PG' and (
    exists (select from ipi_membership w where w.party_id = n.party_id and w.role_code not in ${publishing})
    or not exists (select from ipi_membership w where w.party_id = n.party_id)))`;

/** What the names of one party have in common is not public: neither its base number nor its number here. */
const names = piece`
  select n.name_number as ipi_name_number, ${wholeName} as name, n.name_kind, ${isWriter} as is_writer, f.tier,
    (select a.author_id from author a where a.ipi_name_number = n.name_number and a.merged_into is null) as author_id,
    (select coalesce(json_agg(json_build_object('ipI_RETTUR', m.right_code, 'ipI_HLUTVERK', m.role_code,
        'felaG_KODI', m.society_code, 'nafN_FELAG', s.name)
        order by array_position(array['PR', 'MR', 'SR'], m.right_code), m.role_code), '[]')
      from ipi_membership m join society s using (society_code)
      where m.party_id = n.party_id and daterange(m.starts_on, m.ends_on, '[]') @> current_date) as societies,
    case when ${'isStaff'}::boolean then n.party_id end as party_id,
    case when ${'isStaff'}::boolean then (select p.base_number from ipi_party p where p.party_id = n.party_id) end as base_number`;

const orders = { best: { up: ['q.tier::smallint', 'q.name', 'q.ipi_name_number'] } };

/** So many of the best are found; who has not found a name among them types more of it. */
const found = piece`(select name_number, min(tier) as tier, count(*) over () as found_count
  from find_ipi_names(${'folded'}, 100) group by name_number) f`;

export const namesByName = listing({
  schema: IpiName,
  from: piece`${names}, f.found_count from ${found} join ipi_name n using (name_number)`,
  orders,
  // Asked of the rows: to count them by themselves would be to look twice.
  total: piece`coalesce(max(q.found_count), 0)`,
});

/** By its own number, or for staff all names of a base number. */
export const namesByNumber = listing({
  schema: IpiName,
  from: piece`${names}
    from (select n.name_number, 0::smallint as tier from ipi_name n where n.name_number = ${'nameNumber'}
      union
      select n.name_number, 0::smallint from ipi_party p join ipi_name n using (party_id)
      where p.base_number = ${'baseNumber'} and ${'isStaff'}::boolean) f
    join ipi_name n using (name_number)`,
  orders,
});

/** The member that a party is: who has the number of one of its names and is not outside the society. */
const memberOf = piece`(select a.person_id from ipi_name o join author a on a.ipi_name_number = o.name_number
  join person known using (person_id) where o.party_id = p.party_id and not known.is_unregistered and a.merged_into is null
  order by a.pseudonym is not null, a.author_id limit 1)`;

export const findParty = answer(
  IpiParty,
  piece`
  select p.party_id, p.base_number, ${memberOf} as person_id,
    (select json_agg(json_build_object('ipI_NUMER', n.name_number, 'nafn', ${wholeName}, 'tegunD_NAFNS', n.name_kind,
        'hofunduR_NR', a.author_id, 'nafN_BIRTA', a.display_name) order by n.name_kind <> 'PA', n.name_number)
      from ipi_name n left join author a on a.ipi_name_number = n.name_number and a.merged_into is null
      where n.party_id = p.party_id) as names,
    (select coalesce(json_agg(json_build_object('ipI_RETTUR', m.right_code, 'ipI_HLUTVERK', m.role_code,
        'felaG_KODI', m.society_code, 'nafN_FELAG', s.name, 'felagI_FRA', m.starts_on, 'felagI_TIL', m.ends_on)
        order by array_position(array['PR', 'MR', 'SR'], m.right_code), m.role_code, m.starts_on desc), '[]')
      from ipi_membership m join society s using (society_code) where m.party_id = p.party_id) as memberships,
    (select coalesce(json_agg(json_build_object('ipI_INNLESTUR_NR', i.ipi_import_id, 'dagS_SENDUR', to_char(i.announced_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'senT_AF', u.name) order by i.ipi_import_id), '[]')
      from ipi_import i join app_user u on u.user_id = i.announced_by
      where i.is_typed and i.state in ('checked', 'taking') and exists (
        select from ipi_import_line l where l.ipi_import_id = i.ipi_import_id and l.is_typed and l.base_number = p.base_number)) as waiting
  from ipi_party p where p.party_id = ${'partyId'}`,
);

export const changesOfParty = listing({
  schema: IpiChange,
  from: piece`
    select c.*, i.file_name, i.is_typed, i.taken_at, u.name as taken_by_name from (
      select ipi_change_id, ipi_import_id, kind as ipi_change_kind, about as change_about, before as value_before,
        after as value_after, 2 as part, ipi_change_id::text as place
      from ipi_change where party_id = ${'partyId'}
      union all
      select 1, n.added_by, 'newName', n.name_number, null, n.name_kind || ' ' || ${wholeName}, 0, n.name_number
      from ipi_name n where n.party_id = ${'partyId'}
      union all
      select 1, m.added_by, 'newMembership', m.right_code || ' ' || m.role_code || ' ' || s.name, null,
        m.starts_on || '–' || coalesce(m.ends_on::text, ''), 1, m.ipi_membership_id::text
      from ipi_membership m join society s using (society_code) where m.party_id = ${'partyId'}
    ) c join ipi_import i using (ipi_import_id) left join app_user u on u.user_id = i.taken_by`,
  orders: {
    newest: { up: ['(-q.ipi_import_id)::integer', 'q.part::integer', 'q.place'] },
  },
});

/** All names by which the register knows a person: of every party that an author of theirs is a name of. */
export const namesOfPerson = listing({
  schema: PersonIpiName,
  from: piece`
    select n.name_number as ipi_name_number, ${wholeName} as name, n.name_kind,
      (select own.author_id from author own where own.ipi_name_number = n.name_number and own.merged_into is null) as author_id
    from ipi_name n where n.party_id in (
      select known.party_id from author a join ipi_name known on known.name_number = a.ipi_name_number
      where a.person_id = ${'personId'} and a.merged_into is null)`,
  orders: { number: { up: ['q.ipi_name_number'] } },
});

export interface RegisterName extends Record<string, unknown> {
  nameNumber: string;
  partyId: number;
  name: string;
  isWriter: boolean;
  societyCode: number | null;
}

/** A name to put on a work or to link; locked, so that no import moves it and nobody else makes its author meanwhile. */
export const findName = sql`
  select n.name_number, n.party_id, ${wholeName} as name, ${isWriter} as is_writer,
    society_on(n.name_number, 'PR', current_date, false) as society_code
  from ipi_name n where n.name_number = ${'nameNumber'} for no key update of n`;

/** Who goes by the number, whatever became of them. */
export const findAuthorOf = sql`
  select a.author_id from author a where a.ipi_name_number = ${'nameNumber'} and a.merged_into is null`;

/** X35: the author under the own name of the member that the party is; those who hold their rights hold those of the new name. */
export const findMemberOf = sql`
  select a.author_id, a.person_id from ipi_name o join author a on a.ipi_name_number = o.name_number
  join person known using (person_id)
  where o.party_id = ${'partyId'} and not known.is_unregistered and a.merged_into is null
  order by a.pseudonym is not null, a.author_id limit 1`;

export const insertSecondName = sql`
  with made as (
    insert into author (person_id, display_name, pseudonym, ipi_name_number)
    values (${'personId'}, ${'name'}, ${'name'}, ${'nameNumber'}) returning author_id
  ), held as (
    insert into author_right (person_id, author_id, share)
    select r.person_id, m.author_id, r.share from made m, author_right r where r.author_id = ${'likeAuthorId'}
    returning right_id, person_id
  ), former as (
    insert into former_share (right_id, ends_before, share, estate_id)
    select h.right_id, f.ends_before, f.share, f.estate_id from held h
    join author_right r on r.author_id = ${'likeAuthorId'} and r.person_id = h.person_id join former_share f on f.right_id = r.right_id
  )
  select author_id from made`;

/** Nobody of the society: name and society as the register has them. */
export const insertForeign = sql`
  with someone as (
    insert into person (name, is_unregistered, is_address_foreign, society_code)
    values (${'name'}, true, true, coalesce(${'societyCode'}::smallint, 0)) returning person_id
  )
  insert into author (person_id, display_name, ipi_name_number, is_from_ipi)
  select person_id, ${'name'}, ${'nameNumber'}, true from someone returning author_id`;
