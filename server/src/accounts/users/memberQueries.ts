import { plainOfMember } from '../../platform/database/plainSql.ts';
import { sql } from '../../platform/database/statement.ts';

/** Which of the places named exist, and who has the numbers already. */
export const findKnown = sql`
  select
    exists (select from gender where gender_id = ${'genderId'}::integer) as has_gender,
    exists (select from postal_code where postal_code = ${'postalCode'}) as has_postal_code,
    exists (select from society where society_code = ${'societyCode'}::integer and current_date between starts_on and ends_on) as has_society,
    (select json_build_object('personId', p.person_id, 'isUnregistered', p.is_unregistered,
        'authorId', (select min(a.author_id) from author a where a.person_id = p.person_id))
      from person p where p.kennitala = ${'kennitala'}) as kennitala,
    (select json_build_object('authorId', a.author_id, 'isUnregistered', p.is_unregistered)
      from author a join person p using (person_id) where a.ipi_name_number = ${'ipiNameNumber'}) as ipi`;

/**
 * R130: what speaks against a number: what does of any author (X135), or that the register has its writer in another society on days from
 * the mandate on, of a member whose performing right would be ours on these (R60). Null for nothing.
 */
export const findIpiFault = sql`
  select coalesce(ipi_fault_under(${'authorId'}::integer, ${'ipiNameNumber'}::text, array[${'name'}::text]),
    case when ${'societyCode'}::integer = 77 and exists (select from ipi_name n join ipi_membership m using (party_id)
      where n.name_number = ${'ipiNameNumber'} and m.right_code = 'PR' and m.role_code not in ('E', 'SE', 'AM', 'AQ', 'ES')
        and m.society_code not in (0, 77, 99)
        and daterange(m.starts_on, m.ends_on, '[]') && daterange(${'mandateOn'}::date, null, '[]'))
      then 'otherSociety' end) as fault`;

export const findEmail = sql`select email from person where person_id = ${'personId'}`;

export const insertPerson = sql`
  insert into person (kennitala, name, gender_id, email, phone, street, postal_code, is_address_foreign, foreign_address,
    society_code, ${plainOfMember.columns()})
  select ${'kennitala'}::text, ${'name'}::text, ${'genderId'}::integer, ${'email'}::text, ${'phone'}::text, ${'street'}::text,
    ${'postalCode'}::text, ${'isAddressForeign'}::boolean, ${'foreignAddress'}::text, ${'societyCode'}::integer,
    ${plainOfMember.columns('plain')}
  from ${plainOfMember.row}
  returning person_id`;

/** What was not given anew stays as the registrant typed it. */
export const registerPerson = sql`
  update person set kennitala = ${'kennitala'}, name = ${'name'}, ${plainOfMember.set}, gender_id = ${'genderId'},
    email = coalesce(${'email'}, person.email), phone = coalesce(${'phone'}, person.phone), street = ${'street'},
    postal_code = ${'postalCode'}, is_address_foreign = ${'isAddressForeign'}, foreign_address = ${'foreignAddress'},
    society_code = ${'societyCode'}, is_unregistered = false, version = person.version + 1
  from ${plainOfMember.row} where person.person_id = ${'personId'}`;

export const insertAuthor = sql`
  insert into author (person_id, display_name, ipi_name_number, mandate_on)
  values (${'personId'}, ${'name'}, ${'ipiNameNumber'}, ${'mandateOn'}::date) returning author_id`;

export const registerAuthor = sql`
  update author set display_name = ${'name'}, ipi_name_number = coalesce(${'ipiNameNumber'}, ipi_name_number),
    mandate_on = ${'mandateOn'}::date, is_from_ipi = false
  where author_id = ${'authorId'}`;

export const insertRight = sql`
  insert into author_right (person_id, author_id) values (${'personId'}, ${'authorId'})`;
