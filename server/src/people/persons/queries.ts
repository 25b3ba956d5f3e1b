import {
  Person,
  PersonAuthor,
  PersonId,
  PersonRight,
  PersonWork,
  PublishedAuthor,
  PublisherInfo,
} from '@omur/contract/people/persons';
import { authorTypes } from '@omur/contract/people/rules/authorTypes';
import { answer } from '../../platform/database/answers.ts';
import { listing } from '../../platform/database/listing.ts';
import { piece, sql } from '../../platform/database/statement.ts';
import { plainOfWork } from '../../platform/database/plainSql.ts';

export const findPersonId = answer(
  PersonId,
  piece`select person_id from person where kennitala = ${'kennitala'}
    and (person_id = ${'ownPersonId'} or ${'isStaff'}::boolean)`,
);

const card = piece`
  select p.*, g.name_is, case when ${'language'} = 'en' then g.name_en else g.name_is end as gender, s.name as society_name,
    (select a.author_id from author a where a.person_id = p.person_id order by a.pseudonym is not null, a.author_id limit 1)
      as author_id,
    coalesce(t.works_as_author, 0) as works_as_author, coalesce(t.works_as_holder, 0) as works_as_holder,
    exists (select from author_right r where r.person_id = p.person_id) as is_right_holder,
    (select y.waits_until from payable_account y where y.person_id = p.person_id) as account_counts_from,
    exists (select from confirmation f where f.person_id = p.person_id and f.kind = 'account' and f.state = 'waiting')
      as is_account_awaited,
    exists (select from confirmation f where f.person_id = p.person_id and f.kind = 'email' and f.state = 'waiting')
      as is_email_awaited,
    exists (select from publishing_contract c where c.publisher_id = p.person_id)
      or exists (select from author a join publishing_contract c using (author_id) where a.person_id = p.person_id)
      as has_contracts
  from person p
  left join gender g using (gender_id)
  left join society s using (society_code)
  left join person_work_total t on t.person_id = p.person_id and t.author_id = 0`;

/** The card of a person: their own, or anyone's for staff. */
export const findPerson = answer(
  Person,
  piece`${card} where p.kennitala = ${'kennitala'} and (p.person_id = ${'ownPersonId'} or ${'isStaff'}::boolean)`,
);
export const findPersonById = answer(
  Person,
  piece`${card} where p.person_id = ${'personId'} and (p.person_id = ${'ownPersonId'} or ${'isStaff'}::boolean)`,
);

export const rightsOfPerson = listing({
  schema: PersonRight,
  from: piece`
    select r.right_id, r.author_id, coalesce(a.display_name, p.name) as display_name,
      coalesce(a.person_id <> r.person_id, false)::integer as is_inherited
    from author_right r join person p on p.person_id = r.person_id left join author a using (author_id) where r.person_id = ${'personId'}`,
  orders: { rightId: { up: ['q.is_inherited::integer', 'q.right_id::integer'] } },
  isFew: true,
});

export const authorsOfPerson = listing({
  schema: PersonAuthor,
  from: piece`
    select author_id, display_name, pseudonym, mandate_on, ipi_name_number, (pseudonym is not null)::integer as is_pseudonym
    from author where person_id = ${'personId'}`,
  orders: { authorId: { up: ['q.is_pseudonym::integer', 'q.author_id::integer'] } },
});

export const authorsPublishedBy = listing({
  schema: PublishedAuthor,
  from: piece`
    select distinct c.author_id, a.display_name from publishing_contract c join author a using (author_id)
    where c.publisher_id = ${'personId'} and c.original_contract_id is null
      and current_date between c.counts_from and least(c.ends_on, c.counts_until)`,
  orders: { authorId: { up: ['q.author_id::integer'] } },
});

export const findPublisher = answer(
  PublisherInfo,
  piece`select p.person_id, p.name from person p
    where p.kennitala = ${'kennitala'} and (p.person_id = ${'ownPersonId'} or ${'isStaff'}::boolean)
      and p.is_publisher`,
);

const workColumns = piece`select work_id, title, author_id, author_type_code, is_author, is_holder, is_publisher, light
  from person_work where person_id = ${'personId'}`;
const byAuthor = piece`and author_id = ${'authorId'}`;
const matching = piece`and (title_folded like ${'pattern'} or work_id = ${'number'})`;

/** A text cannot be turned around with a minus, as a number can. */
const codesBackwards = authorTypes
  .map(({ code }) => code)
  .toSorted()
  .toReversed()
  .join();

const tie = ['q.title', 'q.work_id::integer', 'q.author_id::integer'];
const workOrders = {
  title: { up: tie },
  workId: { up: ['q.work_id::integer', 'q.author_id::integer'] },
  light: { up: ['q.light::smallint', ...tie], down: ['(-q.light)::smallint', ...tie] },
  authorTypeCode: {
    up: ['q.author_type_code', ...tie],
    down: [`coalesce(array_position('{${codesBackwards}}', q.author_type_code), 0)::integer`, ...tie],
  },
  authorId: {
    up: ['q.author_id::integer', 'q.title', 'q.work_id::integer'],
    down: ['(-q.author_id)::integer', 'q.title', 'q.work_id::integer'],
  },
  isAuthor: { up: ['(not q.is_author)::boolean', ...tie], down: ['q.is_author::boolean', ...tie] },
  isHolder: { up: ['(not q.is_holder)::boolean', ...tie], down: ['q.is_holder::boolean', ...tie] },
};
/** The others sort the whole list, which takes 60 to 200 ms for 200,000 works. */
const indexed = ['title', '-title', 'workId', '-workId', 'light', '-light', 'authorId'];
const total = piece`select works from person_work_total where person_id = ${'personId'} and author_id =`;

/** The works list of a person: all of it, of one author, or what a search finds in either. */
export const personWorks = {
  all: listing({
    schema: PersonWork,
    from: workColumns,
    orders: workOrders,
    total: piece`${total} 0`,
    short: indexed,
  }),
  ofAuthor: listing({
    schema: PersonWork,
    from: piece`${workColumns} ${byAuthor}`,
    orders: workOrders,
    total: piece`${total} ${'authorId'}`,
    short: indexed,
  }),
  found: listing({ schema: PersonWork, from: piece`${workColumns} ${matching}`, orders: workOrders }),
  foundOfAuthor: listing({
    schema: PersonWork,
    from: piece`${workColumns} ${byAuthor} ${matching}`,
    orders: workOrders,
  }),
};

/** Who wrote works, their parts in hundredths of a per cent, and the ISWC, for a publisher's file. */
export const findAuthorsOfWorks = sql`
  select wa.work_id, wa.author_id, a.display_name, (wa.share * 100)::integer as share_hundredths,
    (select i.iswc from work_iswc i where i.work_id = wa.work_id order by i.status = 'preferred' desc, i.iswc limit 1) as iswc
  from work_author wa join author a using (author_id) where wa.work_id = any(${'workIds'}::integer[])`;
/** What is said of works in plain words, for a file of them. */
export const findPlainOfWorks = sql`
  select work_id, ${plainOfWork.columns()} from work where work_id = any(${'workIds'}::integer[])`;
export const isPublisher = sql`select is_publisher from person where person_id = ${'personId'}`;

export const markPublisher = sql`
  update person set is_publisher = ${'isPublisher'}, version = version + (is_publisher <> ${'isPublisher'})::integer
  where person_id = ${'personId'} and not is_unregistered returning person_id`;
