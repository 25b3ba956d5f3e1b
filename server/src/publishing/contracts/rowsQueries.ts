import { piece, type Fragment } from '../../platform/database/statement.ts';
import { staffRoles } from '../../platform/lookups/listsQueries.ts';
import { plainOfWork } from '../../platform/database/plainSql.ts';

// Pieces that contracts and submissions have in common. In each `c` is the contract, or the submission.

/** S6: staff, the publisher, the author, and who holds the author's rights. */
export const isAccessible = piece`(${'isStaff'}::boolean or is_contract_party(${'personId'}, c.publisher_id, c.author_id))`;

/** X44: and the publisher in whose place another publishes, unless it gave its catalogue away before (X45). `c` is a contract. */
export const isAccessibleContract = piece`(${isAccessible} or exists (
    select from publishing_contract n join publishing_contract o
      on coalesce(o.lineage_id, o.contract_id) = coalesce(n.lineage_id, n.contract_id)
    where n.contract_id = c.original_contract_id and o.publisher_id = ${'personId'}::integer
      and (o.given_on is null or c.counts_from < o.given_on)))`;

/** X42–X45: what makes the contract an agreement. It publishes in the place of the party who has the original today, or had it last. */
export const agreement = piece`c.agreement_type, c.territories, c.synchronisation_share, c.retention_ends_on, c.collection_ends_on,
    c.original_contract_id, c.received_on, c.given_on, c.transferred_from_id,
    (select n.contract_id from publishing_contract n where n.transferred_from_id = c.contract_id) as transferred_to_id,
    (select p.name from publishing_contract n join publishing_contract o
        on coalesce(o.lineage_id, o.contract_id) = coalesce(n.lineage_id, n.contract_id)
      join person p on p.person_id = o.publisher_id
      where n.contract_id = c.original_contract_id and o.counts_from <= greatest(current_date, n.counts_from)
      order by o.counts_from desc limit 1) as original_publisher_name`;

/** What a list shows of a contract. The names are looked up for the rows of a page alone. */
export const listed = piece`c.publisher_id, c.author_id, c.starts_on, c.ends_on, c.performance_share, c.mechanical_share,
    (select p.name from person p where p.person_id = c.publisher_id) collate "is-IS-x-icu" as name,
    (select a.display_name from author a where a.author_id = c.author_id) collate "is-IS-x-icu" as display_name`;

/** Of a person, on either side of it. */
export const ofPerson = piece`(c.publisher_id = ${'personId'} or c.author_id = any(array(
    select a.author_id from author a where a.person_id = ${'personId'}
    union select r.author_id from author_right r where r.person_id = ${'personId'})))`;

/** By number, and by either name. */
export const matching = piece`(
    c.publisher_id in (select p.person_id from person p where p.name_folded like ${'pattern'})
    or c.author_id in (select a.author_id from author a where a.display_name_folded like ${'pattern'}))`;

const isPublisher = piece`${'isStaff'}::boolean or publisher.person_id = ${'personId'}::integer`;

const isAuthor = piece`${'isStaff'}::boolean or a.person_id = ${'personId'}::integer
  or exists (select from author_right h where h.author_id = a.author_id and h.person_id = ${'personId'}::integer)`;

/** A4: how to reach the other side is known once both have agreed; \`c\` is a submission. */
export const offeredParties = partiesWhere(
  piece`(${isPublisher} or c.state in ('waiting', 'approved'))`,
  piece`(${isAuthor} or c.state in ('waiting', 'approved'))`,
);

export function partiesWhere(
  ofPublisher: Fragment<'isStaff' | 'personId'>,
  ofAuthor: Fragment<'isStaff' | 'personId'>,
) {
  return piece`publisher.person_id as publisher_id, publisher.name as publisher_name,
    case when ${ofPublisher} then publisher.kennitala end as publisher_kennitala,
    case when ${ofPublisher} then publisher.email end as publisher_email,
    case when ${ofPublisher} then publisher.phone end as publisher_phone,
    coalesce(publisher.publisher_ipi_name_number, (
      select i.ipi_name_number from author i where i.person_id = publisher.person_id
      order by i.pseudonym is not null, i.author_id limit 1)) as publisher_ipi_name_number,
    a.author_id, a.display_name as author_name, case when ${ofAuthor} then writer.kennitala end as author_kennitala,
    case when ${ofAuthor} then writer.email end as author_email, case when ${ofAuthor} then writer.phone end as author_phone,
    a.ipi_name_number as author_ipi_name_number, publisher.name, a.display_name`;
}

export const withParties = piece`join person publisher on publisher.person_id = c.publisher_id
    join author a on a.author_id = c.author_id
    join person writer on writer.person_id = a.person_id`;

/** A work as lists of a contract show it; `w` is the work. */
export const work = piece`${plainOfWork.columns('w')}, w.artists, w.last_changed_at`;

/** Staff, the publisher, and anyone who sent it, until it is decided on. `c` is the submission. */
export const mayAttach = piece`(${'isStaff'}::boolean or c.state in ('offered', 'waiting') and (c.publisher_id = ${'personId'}::integer
    or exists (select from app_user sender where sender.user_id = c.submitted_by and sender.person_id = ${'personId'}::integer)))`;

/** Members see 'the society' in place of its staff. */
export const isSociety = piece`(not ${'isStaff'}::boolean and u.role in (${staffRoles}))`;
