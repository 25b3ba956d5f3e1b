import { CoAuthor, ContractChoice, FoundAuthor } from '@omur/contract/people/authors';
import { PersonWork } from '@omur/contract/people/persons';
import { response } from '@omur/contract/platform/wire';
import { authorId } from '@omur/contract/platform/fields/people';
import { answer } from '../../platform/database/answers.ts';
import { listing } from '../../platform/database/listing.ts';
import { piece, sql, type Fragment } from '../../platform/database/statement.ts';
import { nobodyIds } from '../../platform/lookups/listsQueries.ts';

/** S9: a pseudonym shares no number with its bearer, but to themselves and to staff. */
const isOpen = piece`(a.pseudonym is null or ${'isStaff'}::boolean or a.person_id = ${'personId'})`;
const foundColumns = piece`a.author_id, a.display_name, case when ${isOpen} then left(p.kennitala, 6) end as kennitala_start,
  case when ${isOpen} then a.person_id end as person_id`;

/** By name, exact matches first; of the public-domain and AI authors there is no one to find (V8, V10). */
export const findByName = answer(
  FoundAuthor,
  piece`
  select ${foundColumns}, f.tier
  from (select author_id, min(tier) as tier from find_authors(${'folded'}, 100) group by author_id) f
  join author a using (author_id) join person p using (person_id)
  order by f.tier, a.display_name collate "is-IS-x-icu", a.author_id limit 100`,
);

export const findByNumber = answer(
  FoundAuthor,
  piece`select ${foundColumns} from author a join person p using (person_id)
    where (a.author_id = ${'authorId'}::integer or a.ipi_name_number = ${'ipiNameNumber'} or p.kennitala = ${'kennitala'} and ${isOpen}) and a.merged_into is null
    order by a.pseudonym is not null, a.author_id limit 100`,
);

export const findOwnAuthor = answer(
  response({ authorId }),
  piece`select author_id from author where person_id = ${'personId'} order by pseudonym is not null, author_id limit 1`,
);

/** The author if the person is it, holds a right of it or publishes it; any for staff. */
export const findAccessibleAuthor = sql`
  select a.author_id from author a where a.author_id = ${'authorId'} and (
    ${'isStaff'}::boolean or a.person_id = ${'personId'}
    or exists (select from author_right r where r.author_id = a.author_id and r.person_id = ${'personId'})
    or exists (select from publishing_contract c where c.author_id = a.author_id and c.publisher_id = ${'personId'}))`;

/** Counted over the author's newest two thousand works, which is every work of nearly everyone. */
export const coAuthors = listing({
  schema: CoAuthor,
  from: piece`
    select ${foundColumns}, t.works_together
    from (
      select co.author_id, count(*)::integer as works_together
      from (select work_id from work_author where author_id = ${'authorId'} order by work_id desc limit 2000) own
      join work_author co using (work_id)
      where co.author_id not in (${'authorId'}, ${nobodyIds})
      group by co.author_id
    ) t
    join author a using (author_id) join person p using (person_id)`,
  orders: { worksTogether: { up: ['(-q.works_together)::integer', 'q.author_id::integer'] } },
});

/** V7: those that the person is a party of, as author, holder or publisher; for staff all. */
export const runningContracts = listing({
  schema: ContractChoice,
  from: piece`
    select c.contract_id, p.name, c.ends_on, c.performance_share, c.mechanical_share
    from publishing_contract c join person p on p.person_id = c.publisher_id
    where c.author_id = ${'authorId'} and c.original_contract_id is null
      and current_date between c.counts_from and least(c.ends_on, c.counts_until) and (
      ${'isStaff'}::boolean or c.publisher_id = ${'personId'}
      or exists (select from author a where a.author_id = c.author_id and a.person_id = ${'personId'})
      or exists (select from author_right r where r.author_id = c.author_id and r.person_id = ${'personId'}))`,
  orders: { contractId: { up: ['q.contract_id::integer'] } },
});

type OfAuthor = Fragment<'authorId' | 'personId'>;

const works = (from: OfAuthor, counted: OfAuthor) =>
  listing({
    schema: PersonWork,
    from,
    counted,
    orders: { title: { up: ['q.title', 'q.work_id::integer'] }, workId: { up: ['q.work_id::integer'] } },
  });

/** Those of an author's works that stand in the person's own list. */
export const accessibleWorks = works(
  piece`
  select work_id, title, author_id, author_type_code, is_author, is_holder, is_publisher, light
  from person_work where person_id = ${'personId'} and author_id = ${'authorId'}`,
  piece`person_work where person_id = ${'personId'} and author_id = ${'authorId'}`,
);

const theirWorks = piece`
  select theirs.work_id, theirs.title, theirs.author_id, theirs.author_type_code,
    coalesce(own.is_author, false) as is_author, coalesce(own.is_holder, false) as is_holder,
    coalesce(own.is_publisher, false) as is_publisher, theirs.light
  from person_work theirs
  left join lateral (
    select * from person_work mine
    where mine.work_id = theirs.work_id and mine.author_id + 0 = theirs.author_id
      and mine.person_id = case when ${'isStaff'}::boolean then theirs.person_id else ${'personId'} end limit 1) own on true
  where theirs.author_id = ${'authorId'}
    and theirs.person_id = (select a.person_id from author a where a.author_id = ${'authorId'})`;
const listed = <N extends string>(from: Fragment<N>, total?: Fragment<N>) =>
  listing({
    schema: PersonWork,
    from,
    orders: { title: { up: ['q.title', 'q.work_id::integer'] }, workId: { up: ['q.work_id::integer'] } },
    ...(total && { total }),
  });

/**
 * C7.5: what a contract with an author can be about, for anyone who may submit one: what anyone may know of each work (V7). Read as
 * the author's own list has them; the flags are those of who asks, of the author's own person for staff.
 */
export const worksToContract = {
  all: listed(
    theirWorks,
    piece`select coalesce(sum(t.works), 0) from author a join person_work_total t using (person_id, author_id)
      where a.author_id = ${'authorId'}`,
  ),
  found: listed(
    piece`${theirWorks} and (theirs.title_folded like ${'pattern'} or theirs.work_id = ${'number'})`,
  ),
};

/** All works of an author that nobody is, for staff; the flags are those of the author's own person, each looked up by its
 * key: without `limit 1` they would all be read for every work, without `+ 0` through an index that has them by title. */
export const worksOfAuthor = works(
  piece`
  select wa.work_id, w.title collate "is-IS-x-icu" as title, wa.author_id, t.code as author_type_code,
    coalesce(pw.is_author, false) as is_author, coalesce(pw.is_holder, false) as is_holder,
    coalesce(pw.is_publisher, false) as is_publisher, w.light
  from work_author wa join work w using (work_id) join author_type t using (author_type_id) join author a using (author_id)
  left join lateral (
    select * from person_work own
    where own.person_id = a.person_id and own.work_id = wa.work_id and own.author_id + 0 = wa.author_id limit 1) pw on true
  where wa.author_id = ${'authorId'} and ${'personId'}::integer is not null`,
  piece`work_author where author_id = ${'authorId'}`,
);

/** Who holds the rights of an author who has died: they speak for the author (V3), but where one of the staff alone says so (R215). */
export const heirs = piece`(select coalesce(json_agg(distinct r.person_id), '[]')
  from author_right r join person dead on dead.person_id = a.person_id
  where r.author_id = a.author_id and r.share > 0 and dead.died_on is not null and dead.death_entered_by is null and r.person_id <> a.person_id)`;
