import { sql } from '../../platform/database/statement.ts';

/** Anyone who holds it decides what the lines of a group are. */
export const lockGroup = sql`
  select fingerprint_id::text as fingerprint_id, waiting_lines from usage_fingerprint
  where usage_group_id = ${'usageGroupId'}::integer for no key update`;
export const findApproved = sql`select from work where work_id = ${'workId'}::integer and review = 'approved'`;
export const findInForce = sql`
  select from usage_decision where fingerprint_id = ${'fingerprintId'}::uuid and undone_at is null`;
export const isPartyTo = sql`
  select from own_work o where o.user_id = ${'userId'}::integer and o.work_id = ${'workId'}::integer limit 1`;
export const addDecision = sql`
  insert into usage_decision (fingerprint_id, work_id, decided_by, usage_claim_id, lines_seen)
  values (${'fingerprintId'}::uuid, ${'workId'}::integer, ${'userId'}, ${'usageClaimId'}::integer, ${'lineCount'}::integer) returning usage_decision_id`;
export const matchItems = sql`
  update usage_item set work_id = ${'workId'}::integer, score = 1, matched_at = now(),
    reason = case when ${'workId'}::integer is null then 'notMusic' else 'decision' end
  where fingerprint_id = ${'fingerprintId'}::uuid and reason is null`;
export const freeItems = sql`
  update usage_item set work_id = null, reason = null, score = null, matched_at = null
  where fingerprint_id = ${'fingerprintId'}::uuid and reason in ('decision', 'notMusic')`;
export const refreshWaitingOf = sql`select refresh_usage_waiting(array[${'fingerprintId'}::uuid])`;

export const findGroupOf = sql`
  select f.usage_group_id from usage_decision d join usage_fingerprint f using (fingerprint_id)
  where d.usage_decision_id = ${'usageDecisionId'}::integer`;
/** Once the group is locked. */
export const findUndoable = sql`
  select undone_at is not null as is_undone, work_id from usage_decision where usage_decision_id = ${'usageDecisionId'}::integer`;
export const markUndone = sql`
  update usage_decision set undone_at = now(), undone_by = ${'userId'} where usage_decision_id = ${'usageDecisionId'}::integer`;

export const findClaimedUsage = sql`
  select usage_fingerprint_of(u.title, u.performers, u.author_names)::text as fingerprint_id, c.work_id, u.title, u.performers, u.author_names
  from usage_claim c join unmatched_usage u using (unmatched_usage_id)
  where c.usage_claim_id = ${'usageClaimId'}::integer and coalesce(u.title, '') <> ''`;
export const addGroup = sql`
  insert into usage_fingerprint (fingerprint_id, title, performers, author_names)
  values (${'fingerprintId'}::uuid, ${'title'}, coalesce(${'performers'}, ''), coalesce(${'authorNames'}, '')) on conflict do nothing`;
export const findGroupNumber = sql`
  select usage_group_id from usage_fingerprint where fingerprint_id = ${'fingerprintId'}::uuid`;
export const findOfClaim = sql`
  select usage_decision_id from usage_decision where usage_claim_id = ${'usageClaimId'}::integer and undone_at is null`;
