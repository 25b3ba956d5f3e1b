import { ChangeRecord, mostRecordsCounted, RecordedChange } from '@omur/contract/people/auditLog';
import { jsonOf } from '../../platform/database/answers.ts';
import { countedUpTo, listing } from '../../platform/database/listing.ts';
import { piece, raw, sql, type Fragment } from '../../platform/database/statement.ts';
import { staffRoles } from '../../platform/lookups/listsQueries.ts';
import { about, nameOf } from './columns.ts';
import { isColumnSeen, isRecordSeen } from './columnsQueries.ts';

/** S9: what says where something came from has the whole national ID of its registrant; members read six digits. */
const seen = (
  row: 'r.old_row' | 'r.new_row',
) => piece`case when c.field = 'origin' and not ${'isStaff'}::boolean
      then regexp_replace(${raw(`${row} ->> c.field`)}, '([0-9]{6})[0-9]{4}', '\\1', 'g') else ${raw(`${row} ->> c.field`)} end`;

const changes = piece`(
  select coalesce(json_agg(written.json::json order by q.field), '[]'::json)
  from (
    select c.field, ${seen('r.old_row')} as before, ${seen('r.new_row')} as after,
      ${nameOf('r.old_row ->> c.field')} as name_before, ${nameOf('r.new_row ->> c.field')} as name_after
    from jsonb_object_keys(coalesce(r.old_row, '{}') || coalesce(r.new_row, '{}')) as c (field)
    where ${isColumnSeen} and (r.operation = 'update' or coalesce(r.new_row, r.old_row) ->> c.field is not null)
  ) q, ${jsonOf(RecordedChange)})`;

const nameOfUser = (user: string) => raw(`(select u.name from app_user u where u.user_id = r.${user})`);
/** Members see 'the society' in place of its staff. */
const isSociety = piece`(not ${'isStaff'}::boolean and exists (
  select from app_user u where u.user_id = r.user_id and u.role in (${staffRoles})))`;

const columns = piece`
  r.change_record_id as record_id, r.changed_at,
  case when r.user_id is null then 'portal' when ${isSociety} then 'society' else 'user' end as actor_kind,
  case when ${'isStaff'}::boolean then r.user_id end as user_id,
  case when not ${isSociety} then ${nameOfUser('user_id')} end as actor_name,
  case when ${'isStaff'}::boolean then r.acting_for_user_id end as acting_for_user_id,
  ${nameOfUser('acting_for_user_id')} as acting_for_name,
  (select k.name from api_key k join app_user o using (user_id)
    where k.api_key_id = r.api_key_id and (${'isStaff'}::boolean or o.person_id = ${'ownPersonId'}::integer)) as key_name,
  case when ${'isStaff'}::boolean then r.request_id end as request_id,
  r.table_name as table, r.operation, r.work_id, (select w.title from work w where w.work_id = r.work_id) as title,
  r.person_id, (select p.name from person p where p.person_id = r.person_id) as name,
  ${about} as about, ${changes} as changes`;

/** Days in Iceland, which are days in UTC. */
const isInTime = piece`
  changed_at >= coalesce(${'from'}::date::timestamp at time zone 'UTC', '-infinity')
  and changed_at < coalesce((${'to'}::date + 1)::timestamp at time zone 'UTC', 'infinity')`;

/** H146: what others noted of the reader, or of who acts for them, is not theirs to read here either. */
const isNoteOnReader = piece`(r.table_name = 'member_note' and r.person_id = any (${'readerPersonIds'}::integer[]))`;

const matching = piece`
  ${isInTime}
  and (${'table'}::text is null or r.table_name = ${'table'})
  and (${'operation'}::text is null or r.operation = ${'operation'})
  and (${'userId'}::integer is null or r.user_id = ${'userId'})
  and (${'actingForUserId'}::integer is null or r.acting_for_user_id = ${'actingForUserId'})
  and ${isRecordSeen}
  and ${isNoteOnReader} is not true`;

/** The person's own rows, and contracts on the earnings of an author whose right the person holds. */
const ofPerson = piece`
  select * from change_record where person_id = ${'personId'}::integer
  union all
  select * from change_record where author_id in (select author_id from author_right where person_id = ${'personId'})
    and person_id is distinct from ${'personId'}::integer`;

/** What was withdrawn has no parties left but the one who registered it. */
const isOwnWithdrawn = piece`exists (select from work w where w.work_id = ${'workId'}::integer
  and w.review = 'withdrawn' and registrant_of(w.work_id) = ${'ownPersonId'}::integer)`;

/** Members read the records of works they are a party to now, but no rows in them that are another person's. */
const isAccessible = piece`(${'isStaff'}::boolean or (
  (r.person_id is null or r.person_id = ${'ownPersonId'}::integer)
  and (exists (select from person_work pw where pw.person_id = ${'ownPersonId'} and pw.work_id = r.work_id)
    or ${isOwnWithdrawn})))`;

const worksOfPerson = piece`(select distinct work_id from person_work where person_id = ${'personId'}::integer) pw
  cross join lateral (select * from change_record where work_id = pw.work_id and ${isInTime} offset 0) r`;

/** Of each work no more than the page can need, which the index has in the order of the list. */
const topOfWorks = (top: Fragment<Asked>) => piece<Asked>`
  (select distinct work_id from person_work where person_id = ${'personId'}::integer) pw
  cross join lateral (select q.* from (select r.*, r.change_record_id as record_id from change_record r
    where r.work_id = pw.work_id and ${notOthers} and ${matching}) q ${top}) r`;

const notOthers = piece`(${'isStaff'}::boolean or r.person_id is null or r.person_id = ${'ownPersonId'}::integer)`;

type Asked =
  | 'workId'
  | 'personId'
  | 'ownPersonId'
  | 'readerPersonIds'
  | 'userId'
  | 'actingForUserId'
  | 'table'
  | 'operation'
  | 'from'
  | 'to'
  | 'isStaff';

/** Newest first. Counted only so far: nobody reads on to the ten thousandth, and counting on costs more than a page. */
function records(
  from: Fragment<Asked>,
  counted = from,
  gathered?: (top: Fragment<Asked>) => Fragment<Asked>,
) {
  const made = listing<Asked>({
    schema: ChangeRecord,
    from: piece<Asked>`select ${columns} from ${from} and ${matching}`,
    ...(gathered && {
      gathered: (top: Fragment<Asked>) => piece<Asked>`select ${columns} from ${gathered(top)}`,
    }),
    orders: { changedAt: { up: ['q.changed_at::timestamptz', 'q.record_id::bigint'] } },
    total: countedUpTo(piece<Asked>`${counted} and ${matching}`, mostRecordsCounted),
  });
  return { ...made, defaultSort: '-changedAt' };
}

const personOnly = piece`(${'personId'}::integer is null or r.person_id = ${'personId'})`;

/**
 * The list by the filter that narrows it most, so that each reads an index of its own that is in the order of the list. The
 * other filters are conditions on what is read.
 */
export const recordsBy = {
  work: records(
    piece`change_record r where r.work_id = ${'workId'}::integer and ${personOnly} and ${isAccessible}`,
  ),
  person: records(piece`(${ofPerson}) r where true`),
  user: records(piece`change_record r where r.user_id = ${'userId'}::integer`),
  actingFor: records(piece`change_record r where r.acting_for_user_id = ${'actingForUserId'}::integer`),
  /** What others did in a member's name. */
  actingForOwn: records(
    piece`change_record r where r.acting_for_user_id = ${'actingForUserId'}::integer and ${notOthers}`,
  ),
  /** Few things are ever deleted. */
  deletion: records(piece`change_record r where r.operation = 'delete'`),
  table: records(piece`change_record r where r.table_name = ${'table'}::text`),
  time: records(piece`change_record r where true`),
  /** Of all works of a person who has some: work by work. */
  someWorks: records(piece`${worksOfPerson} where ${notOthers}`, undefined, topOfWorks),
  /** Of all works of a person who has thousands: the newest of all records, as far as they are of such a work. */
  manyWorks: records(
    piece`change_record r where r.work_id is not null and ${notOthers} and (
      select count(*) > 0 from person_work pw where pw.person_id = ${'personId'}::integer and pw.work_id = r.work_id)`,
    piece`${worksOfPerson} where ${notOthers}`,
  ),
};

export const countWorks = sql`
  select works from person_work_total where person_id = ${'personId'} and author_id = 0`;
