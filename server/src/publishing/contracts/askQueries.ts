import { sql } from '../../platform/database/statement.ts';

/** What was asked before about the same is overtaken by it. */
export const replaceTerms = sql`
  update confirmation set state = 'replaced', decided_at = now()
  where kind = 'contract' and contract_call = 'terms' and contract_id = ${'contractId'} and state = 'waiting'`;
/** About the publisher, whom a contract is made to pay. */
export const insertContractChange = sql`
  insert into confirmation (kind, person_id, author_id, contract_id, contract_call, contract_body, contract_says, asked_by)
  select 'contract', c.publisher_id, c.author_id, c.contract_id, ${'call'}::text, ${'body'}::jsonb, ${'says'}::jsonb, ${'userId'}::integer
  from publishing_contract c where c.contract_id = ${'contractId'}`;
/** What the author owes, and what the publisher does (R219, R248). */
export const findRecovery = sql`
  select recovery_left(c.publisher_id, c.author_id)::float8 / 10000 as author_isk, left_to_recover(c.publisher_id)::float8 / 10000 as publisher_isk
  from publishing_contract c where c.contract_id = ${'contractId'}`;
