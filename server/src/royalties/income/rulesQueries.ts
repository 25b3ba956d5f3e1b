import { sql } from '../../platform/database/statement.ts';

export const insertRule = sql`
  insert into money_rule (kind, category_id, payer_kind, payer_name, pool_id, deduction, residence, payee_form, percent, starts_on, asked_by)
  values (${'ruleKind'}, ${'categoryId'}, ${'payerKind'}, ${'payerName'}, ${'poolId'}, ${'deduction'}, ${'residence'}, ${'payeeForm'}, ${'percent'}::numeric,
    ${'startsOn'}, ${'userId'})
  returning money_rule_id`;
export const lockRule = sql`
  select state, asked_by, end_asked::text, end_asked_by, ends_before > coalesce(end_asked + 1, ends_before) as end_waits,
    ends_before < 'infinity' as has_ended, starts_on::text
  from money_rule where money_rule_id = ${'ruleId'} for update`;
export const decide = sql`
  update money_rule set state = ${'state'}, decided_by = ${'userId'}, decided_at = now() where money_rule_id = ${'ruleId'}`;
export const askToEnd = sql`
  update money_rule set end_asked = ${'endsOn'}, end_asked_by = ${'userId'} where money_rule_id = ${'ruleId'}`;
export const decideEnd = sql`
  update money_rule set ends_before = end_asked + 1, end_decided_by = ${'userId'} where money_rule_id = ${'ruleId'}`;
export const forgetEnd = sql`
  update money_rule set end_asked = null, end_asked_by = null where money_rule_id = ${'ruleId'}`;
/** R4: what waited for the rule is allocated. */
export const allocateWaiting = sql`
  select allocate_income(i.income_id) from income i join money_rule r on r.money_rule_id = ${'ruleId'}
  where r.kind = 'allocation' and i.category_id = r.category_id and i.received_on >= r.starts_on and i.reverses is null
    and not exists (select from income b where b.reverses = i.income_id)
  order by i.income_id`;
/** A pool takes the income of its own category. */
export const isPoolOf = sql`
  select from pool where pool_id = ${'poolId'}::integer and category_id = ${'categoryId'}::integer and not is_closed`;
