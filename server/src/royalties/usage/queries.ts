import {
  UsageCandidate,
  UsageDecision,
  UsageGroup,
  UsageImport,
  UsageImportReport,
  UsageLine,
  UsagePart,
  UsageProblem,
} from '@omur/contract/royalties/usage';
import { answer } from '../../platform/database/answers.ts';
import { listing } from '../../platform/database/listing.ts';
import { piece } from '../../platform/database/statement.ts';

const stored = piece`
  select m.*, s.name as sender_name, m.kind as usage_kind, m.state as usage_import_state, m.file_bytes as size_bytes
  from usage_import m join usage_sender s using (usage_sender_id)`;

export const allImports = listing({
  schema: UsageImport,
  from: stored,
  orders: { usageImportId: { up: ['(-q.usage_import_id)::integer'] } },
  counted: piece`usage_import`,
});

/** R115: while both count. */
const likeOne = piece`(select o.usage_import_id from usage_import o where o.usage_import_id = m.like_id and m.state = 'taken' and o.state = 'taken') as alike_id`;

/** R241: none where nobody was asked. */
const chosenControllers = piece`
  to_json(coalesce(m.controllers, '{}')) as chosen_controllers,
  to_json(array(select a from unnest(m.controllers_asked) a where a <> all(coalesce(m.controllers, '{}')))) as other_controllers,
  (select u.name from app_user u where u.user_id = m.controllers_by) as controllers_chosen_by`;

export const findImport = answer(
  UsageImportReport,
  piece`
  select m.*, ${likeOne}, ${chosenControllers}, to_json(case when m.state = 'taken' then missing_report_parts(i) else '{}' end) as missing_parts, m.state in ('arriving', 'broken') and m.asked_at is not null and m.ended_at is null as is_being_read,
    case when m.state = 'arriving' then
      (select coalesce(sum(octet_length(content)), 0) from usage_part p where p.usage_import_id = m.usage_import_id)
    end as received_bytes,
    (select coalesce(sum(t.line_count), 0) from usage_item_total t join usage_item i using (usage_item_id)
      where t.usage_import_id = m.usage_import_id and i.reason is null) as waiting_lines
  from (${stored}) m join usage_import i using (usage_import_id) where m.usage_import_id = ${'usageImportId'}`,
);

export const partsOf = listing({
  schema: UsagePart,
  from: piece`select part_number, checksum from usage_part where usage_import_id = ${'usageImportId'}`,
  orders: { partNumber: { up: ['q.part_number::integer'] } },
});

export const problemsOf = listing({
  schema: UsageProblem,
  from: piece`
    select problem_number, file_line, column_name, is_notice, said ->> ${'language'}::text as sentence
    from usage_problem where usage_import_id = ${'usageImportId'}`,
  orders: { problemNumber: { up: ['q.problem_number::integer'] } },
});

const group = piece`
  select f.usage_group_id, f.title, f.performers, f.author_names, f.waiting_lines, f.waiting_plays, f.waiting_seconds,
    f.waiting_amount as amount_isk, f.waiting_amount,
    not exists (select from own_work o where o.user_id = ${'userId'}::integer) as may_set_aside
  from usage_fingerprint f where f.waiting_lines > 0`;

/** What the most money hangs on comes first; where none does, what was played most. */
const atStake = {
  up: ['(-q.waiting_amount)::numeric', '(-q.waiting_plays)::bigint', 'q.usage_group_id::integer'],
};

export const waitingGroups = listing({
  schema: UsageGroup,
  from: group,
  orders: { amountIsk: atStake },
  counted: piece`usage_fingerprint where waiting_lines > 0`,
});
export const foundGroups = listing({
  schema: UsageGroup,
  from: piece`${group} and fold(f.title || ' ' || f.performers || ' ' || f.author_names) like ${'pattern'}`,
  orders: { amountIsk: atStake },
});

export const candidatesOf = listing({
  schema: UsageCandidate,
  from: piece`
    select w.work_id, w.title, w.performers, w.light, c.score, c.title_near, c.name_near, c.is_by_number,
      (select string_agg(a.display_name, ', ' order by wa.position, a.author_id)
        from work_author wa join author a using (author_id) where wa.work_id = w.work_id) as work_authors,
      exists (select from own_work o where o.work_id = w.work_id and o.user_id = ${'userId'}::integer) as is_own
    from usage_fingerprint f
    cross join lateral usage_candidates(f.fingerprint_id) c
    join work w using (work_id) where f.usage_group_id = ${'usageGroupId'}::integer`,
  orders: { score: { up: ['(-q.score)::real', 'q.work_id::integer'] } },
});

export const linesOf = listing({
  schema: UsageLine,
  from: piece`
    select l.usage_import_id, l.line_number, l.part_number, s.name as sender_name, i.title, t.name as station, l.programme, l.used_on,
      to_char(l.used_at, 'HH24:MI') as used_at, l.seconds, l.plays, i.iswc, i.isrc
    from usage_fingerprint f join usage_item i using (fingerprint_id) join usage_line l using (usage_item_id)
    join usage_import m using (usage_import_id) join usage_sender s using (usage_sender_id) left join station t using (station_id)
    where f.usage_group_id = ${'usageGroupId'}::integer`,
  orders: {
    lineNumber: {
      up: ['q.usage_import_id::integer', 'q.line_number::integer', 'q.part_number::smallint'],
    },
  },
  total: piece`
    select coalesce(sum(t.line_count), 0) from usage_fingerprint f join usage_item i using (fingerprint_id)
    join usage_item_total t using (usage_item_id) where f.usage_group_id = ${'usageGroupId'}::integer`,
});

const decision = piece`
  select d.usage_decision_id, f.usage_group_id, f.title, f.performers, d.work_id, w.title as work_title, u.name as decided_by_name,
    d.decided_at, d.undone_at,
    case when d.undone_at is null then
      (select coalesce(sum(t.line_count), 0) from usage_item i join usage_item_total t using (usage_item_id)
        where i.fingerprint_id = d.fingerprint_id and i.reason in ('decision', 'notMusic')) else 0 end as settled_lines
  from usage_decision d join usage_fingerprint f using (fingerprint_id) join app_user u on u.user_id = d.decided_by
  left join work w on w.work_id = d.work_id`;

export const allDecisions = listing({
  schema: UsageDecision,
  from: decision,
  orders: { decidedAt: { up: ['(-q.usage_decision_id)::integer'] } },
  counted: piece`usage_decision`,
});
export const findDecision = answer(
  UsageDecision,
  piece`${decision} where d.usage_decision_id = ${'usageDecisionId'}::integer`,
);
