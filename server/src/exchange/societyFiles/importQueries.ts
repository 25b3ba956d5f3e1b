import { SocietyFigure, SocietyImport, SocietyProblem } from '@omur/contract/exchange/societyFiles';
import { answer } from '../../platform/database/answers.ts';
import { listing } from '../../platform/database/listing.ts';
import { lockKey } from '../../platform/database/locks.ts';
import { piece, raw, sql } from '../../platform/database/statement.ts';
import { unaskedWorks } from './askAuthorsQueries.ts';
import { figureName } from './figureQueries.ts';
import { invitedCount, uninvitedCount, unreachableCount } from './inviteUsersQueries.ts';
import { fileKinds } from './kinds.ts';

const isOutdated = piece`i.state = 'checked' and exists (select from society_import o where o.state = 'taken' and o.taken_at > i.checked_at)`;

/** The last try to take it failed, and none is running: it waits for the next, or was the last of all. */
const isTakingFailed = piece`(i.state = 'taking' and not exists (select from graphile_worker._private_jobs j
  where j.key = 'takeSocietyFiles:' || i.society_import_id and (j.locked_at is not null or j.last_error is null)))`;

const isQueued = (job: 'askSocietyAuthors' | 'inviteSocietyUsers') =>
  piece`exists (select from graphile_worker._private_jobs j where j.key = ${raw(`'${job}:'`)} || i.society_import_id
      and (j.attempts < j.max_attempts or j.locked_at is not null))`;

/** What is new or changed in all files of an import as `i`. */
const toTakeCount = piece`coalesce((select sum(f.new_count + f.changed_count) from society_file f where f.society_import_id = i.society_import_id), 0)`;

const whole = piece`
  select i.society_import_id, i.name as society_import_name, i.state as society_import_state, i.sent_at as announced_at,
    sender.name as announced_by_name, i.taken_at, taker.name as taken_by_name, ${isOutdated} as is_outdated,
    not i.takes_two or i.sent_by <> ${'userId'}::integer as may_take, i.problem_count,
    coalesce((select sum(f.refused_count) from society_file f where f.society_import_id = i.society_import_id), 0) as refused_count,
    ${toTakeCount} as to_take_count,
    case i.state when 'taken' then ${toTakeCount}
        - coalesce(i.left_count, 0)
      when 'taking' then (select count(*) from old_number o where o.society_import_id = i.society_import_id) else 0 end as taken_count,
    case when i.state = 'taken' then (select count(*) from society_figure f
      where f.society_import_id = i.society_import_id and f.old_value is distinct from f.new_value) end as difference_count,
    ${isTakingFailed} as is_taking_failed, releaser.name as let_go_by_name, i.left_count,
    (select left(max(j.last_error), 2000) from graphile_worker._private_jobs j
      where j.key = case i.state when 'checking' then 'checkSocietyFiles:' when 'taking' then 'takeSocietyFiles:'
        when 'taken' then 'askSocietyAuthors:' end || i.society_import_id
        or i.state = 'taken' and j.key = 'inviteSocietyUsers:' || i.society_import_id) as last_error,
    ${isQueued('askSocietyAuthors')} as is_being_asked, ${isQueued('inviteSocietyUsers')} as is_inviting,
    (select coalesce(json_agg(json_build_object('tegunD_GAGNA', f.kind, 'heitI_SKRAR', f.file_name, 'staerd', f.file_bytes,
        'lesnaR_LINUR', f.line_count, 'fjoldI_HAFNAD', f.refused_count, 'nY_ATRIDI', f.new_count, 'breytT_ATRIDI', f.changed_count,
        'obreytT_ATRIDI', f.same_count) order by array_position(array[${raw(fileKinds.map((kind) => `'${kind}'`).join(', '))}], f.kind)), '[]')
      from society_file f where f.society_import_id = i.society_import_id) as files
  from society_import i join app_user sender on sender.user_id = i.sent_by left join app_user taker on taker.user_id = i.taken_by
    left join app_user releaser on releaser.user_id = i.let_go_by`;

export const allImports = listing({
  schema: SocietyImport,
  from: piece`select w.*, null::integer as unasked_work_count, null::integer as uninvited_user_count,
    null::integer as unreachable_user_count, null::integer as invited_user_count from (${whole}) w`,
  orders: { newest: { up: ['(-q.society_import_id)::integer'] } },
  counted: piece`society_import`,
});
export const findImport = answer(
  SocietyImport,
  piece`
  select w.*, case when w.society_import_state = 'taken' then (select count(*)::integer from (${unaskedWorks}) u) end as unasked_work_count,
    case when w.society_import_state = 'taken' then ${uninvitedCount} end as uninvited_user_count,
    case when w.society_import_state = 'taken' then ${unreachableCount} end as unreachable_user_count,
    case when w.society_import_state = 'taken' then ${invitedCount} end as invited_user_count
  from (${whole} where i.society_import_id = ${'societyImportId'}) w`,
);

const problems = piece`
    select problem_number, file_name, file_line, column_name, said ->> ${'language'}::text as sentence
    from society_problem where society_import_id = ${'societyImportId'}`;
/** All that were kept, for the command. */
export const allProblems = answer(SocietyProblem, piece`${problems} order by problem_number`);

export const problemsOf = listing({
  schema: SocietyProblem,
  from: problems,
  orders: { problemNumber: { up: ['q.problem_number::integer'] } },
});

/** Differences first, then the newest year and the largest sums. */
const figures = piece`
  select f.figure as figure_kind, nullif(f.year, 0) as figure_year, f.old_number, f.old_value, f.new_value,
    f.new_value is not null and f.new_value <> f.old_value as is_different,
    row_number() over (order by f.new_value is not null and f.new_value <> f.old_value desc,
      array_position(array['light', 'year', 'right', 'work'], f.figure), f.year desc, f.old_value desc, f.old_number) as place,
    ${figureName} as name
  from society_figure f where f.society_import_id = ${'societyImportId'} and (${'figureKind'} = '' or f.figure = ${'figureKind'})`;
export const figuresOf = listing({
  schema: SocietyFigure,
  from: figures,
  orders: { place: { up: ['q.place::integer'] } },
});
/** All of a kind, for the command: works by light, money by year. */
export const allFigures = answer(SocietyFigure, piece`${figures} order by place`);

export const lockImport = sql`
  select state, sent_by, takes_two, ${isOutdated} as is_outdated,
    (select coalesce(sum(f.refused_count), 0)::integer from society_file f where f.society_import_id = i.society_import_id) as refused_count,
    exists (select from society_import o where o.state = 'taking') as is_another_taken
  from society_import i where society_import_id = ${'societyImportId'} for no key update`;

export const putPart = sql`
  insert into society_part (society_import_id, file_name, part_number, content)
  values (${'societyImportId'}, ${'fileName'}, ${'partNumber'}, ${'content'})
  on conflict (society_import_id, file_name, part_number) do update set content = excluded.content`;

/** The parts of a file follow one another; what came is what is read. */
export const listFiles = sql`
  select file_name, sum(octet_length(content))::bigint as size_bytes, max(part_number) = count(*) as is_whole
  from society_part where society_import_id = ${'societyImportId'} group by file_name order by file_name`;

/** Some bytes of a file from a place on. Its parts are of one length, but for the last. */
export const readRange = sql`
  select substring(content from (${'from'}::bigint % ${'partBytes'}::integer)::integer + 1 for ${'most'}::integer) as content from society_part
  where society_import_id = ${'societyImportId'}::integer and file_name = ${'fileName'}
    and part_number = ${'from'}::bigint / ${'partBytes'}::integer + 1`;

export const startChecking = sql`
  update society_import set state = 'checking' where society_import_id = ${'societyImportId'} and state = 'receiving'`;

export const askForCheck = sql`
  select graphile_worker.add_job('checkSocietyFiles', json_build_object('societyImportId', ${'societyImportId'}::integer),
    queue_name := 'society', max_attempts := 10, job_key := 'checkSocietyFiles:' || ${'societyImportId'}::integer)`;

export const isChecking = sql`
  select from society_import where society_import_id = ${'societyImportId'} and state = 'checking' for update`;

const takingAsked = piece`graphile_worker.add_job('takeSocietyFiles', json_build_object('societyImportId', society_import_id),
    queue_name := 'society', max_attempts := 10, job_key := 'takeSocietyFiles:' || society_import_id)`;
export const askForTaking = sql`
  with asked as (
    update society_import set state = 'taking', taken_by = ${'userId'}, taking_since = now(), is_without_refused = ${'isWithoutRefused'}
    where society_import_id = ${'societyImportId'} returning society_import_id
  )
  select ${takingAsked} from asked`;

/** Tries again at once, unless a try is running. */
export const askAgain = sql`
  select graphile_worker.reschedule_jobs(array[j.id], run_at := now(), attempts := 0) from graphile_worker._private_jobs j
  where j.key = 'takeSocietyFiles:' || ${'societyImportId'}::integer and j.last_error is not null and j.locked_at is null`;

/** O276: answers a row where nobody takes it now, a server or the command, who would have the turn (O237). */
export const letGo = sql`
  with stopped as (
    update society_import i set let_go_by = ${'userId'}, let_go_at = now()
    where i.society_import_id = ${'societyImportId'} and i.let_go_at is null and ${isTakingFailed} and pg_try_advisory_xact_lock(${lockKey('societyFilesTurn')})
    returning i.society_import_id
  )
  select ${takingAsked} from stopped`;

/** Begun and not done: it goes on before anything else is taken. */
export const findTaking = sql`select society_import_id from society_import where state = 'taking'`;

export const cancelImport = sql`
  update society_import set state = 'cancelled' where society_import_id = ${'societyImportId'}`;

export const clearParts = sql`delete from society_part where society_import_id = ${'societyImportId'}`;
export const clearProblems = sql`delete from society_problem where society_import_id = ${'societyImportId'}`;
export const clearRows = sql`select clear_society_rows(${'societyImportId'}::integer)`;
export const clearChanges = sql`delete from society_change where society_import_id = ${'societyImportId'}`;
export const clearFigures = sql`delete from society_figure where society_import_id = ${'societyImportId'}`;

export const findAdministrator = sql`
  select user_id, name from app_user
  where role = 'administrator' and not is_locked and closed_at is null and (${'kennitala'}::text is null or kennitala = ${'kennitala'})
  order by user_id limit 1`;
