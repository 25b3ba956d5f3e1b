import { plainOfPerson } from '../../platform/database/plainSql.ts';
import { sql } from '../../platform/database/statement.ts';
import { staffRoles } from '../../platform/lookups/listsQueries.ts';

/** The person as it stands, held until the change is written. One's own, or anyone's for staff (S6). */
export const lockPerson = sql`
  select p.person_id, p.name, p.kennitala, ${plainOfPerson.columns('p')}, p.gender_id, p.died_on::text, p.email, p.phone, p.street,
    p.postal_code, p.is_address_foreign, p.foreign_address, p.society_code, p.notes, p.bank, p.ledger, p.account, p.is_tax_free,
    p.left_on::text, p.version,
    (select a.author_id from author a where a.person_id = p.person_id order by a.pseudonym is not null, a.author_id limit 1)
      as author_id,
    exists (select from author_right r where r.person_id = p.person_id) as is_right_holder,
    exists (select from app_user u where u.person_id = p.person_id and u.role in (${staffRoles})) as is_staff
  from person p
  where p.person_id = ${'personId'} and (p.person_id = ${'ownPersonId'} or ${'isStaff'}::boolean)
  for update of p`;

/** What was changed after a version was read: of each column what it was then and what it is now (V11). */
export const changesSince = sql`
  select c.field, (array_agg(r.old_row ->> c.field order by r.change_record_id))[1] as before,
    (array_agg(r.new_row ->> c.field order by r.change_record_id desc))[1] as after
  from change_record r, jsonb_object_keys(r.new_row) as c (field)
  where r.person_id = ${'personId'} and r.table_name = 'person' and r.operation = 'update'
    and (r.new_row ->> 'version')::integer > ${'version'}::integer
  group by c.field`;

export const findChoices = sql`
  select ${'genderId'}::integer is null or exists (select from gender where gender_id = ${'genderId'}) as has_gender,
    ${'postalCode'}::text is null or exists (select from postal_code where postal_code = ${'postalCode'}) as has_postal_code`;

export const updateEmail = sql`
  update person set email = ${'email'}, version = version + 1 where person_id = ${'personId'}`;

export const updatePerson = sql`
  update person set ${plainOfPerson.set}, gender_id = ${'genderId'},
    died_on = ${'diedOn'}::date, email = ${'email'}, phone = ${'phone'}, street = ${'street'}, postal_code = ${'postalCode'},
    is_address_foreign = ${'isAddressForeign'}, foreign_address = ${'foreignAddress'}, notes = ${'notes'}, bank = ${'bank'},
    ledger = ${'ledger'}, account = ${'account'}, version = person.version + 1
  from ${plainOfPerson.row} where person.person_id = ${'personId'}`;
