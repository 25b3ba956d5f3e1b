import { ContractEarnings, ContractYear } from '@omur/contract/publishing/earnings';
import { answer } from '../../platform/database/answers.ts';
import { listing } from '../../platform/database/listing.ts';
import { piece, sql } from '../../platform/database/statement.ts';
import { lastYear, thisYear } from '../../platform/lookups/yearsQueries.ts';
import { isAccessibleContract } from '../contracts/rowsQueries.ts';

/** H155: of whom the session is: a party reads its own money and never the other's. */
const ofOwnRights = piece`
  from author_right r join contract_total t using (right_id) join distribution d using (distribution_id)
  where r.person_id = ${'personId'}::integer and d.state = 'finished'`;

const amount = (column: string) => [`q.${column}::numeric(16,2)`, 'q.contract_id::integer'];

export const earningsOfContracts = listing({
  schema: ContractEarnings,
  from: piece`
    select c.contract_id, c.publisher_id, c.starts_on, c.ends_on, p.name collate "is-IS-x-icu" as name,
      a.display_name collate "is-IS-x-icu" as display_name, e.amount_isk, e.earned_this_year, e.earned_last_year
    from (
      select t.contract_id, sum(t.amount) as amount_isk,
        coalesce(sum(t.amount) filter (where d.distributed_on >= ${thisYear}), 0) as earned_this_year,
        coalesce(sum(t.amount) filter (where d.distributed_on >= ${lastYear} and d.distributed_on < ${thisYear}), 0) as earned_last_year
      ${ofOwnRights} group by t.contract_id) e
    join publishing_contract c using (contract_id) join person p on p.person_id = c.publisher_id join author a on a.author_id = c.author_id
    where ${'pattern'}::text is null or c.contract_id = ${'number'}::integer
      or p.name_folded like ${'pattern'}::text or a.display_name_folded like ${'pattern'}::text`,
  orders: {
    amountIsk: { up: amount('amount_isk') },
    earnedThisYear: { up: amount('earned_this_year') },
    earnedLastYear: { up: amount('earned_last_year') },
    contractId: { up: ['q.contract_id::integer'] },
    name: { up: ['q.name', 'q.contract_id::integer'] },
    displayName: { up: ['q.display_name', 'q.contract_id::integer'] },
  },
});

/** Whether the caller has a part in it; staff that work here have none. */
export const findOwnContract = sql`
  select from publishing_contract c where c.contract_id = ${'contractId'}::integer and ${isAccessibleContract}`;

export const yearsOfContract = answer(
  ContractYear,
  piece`
    select y.year, y.right_id, a.display_name, y.amount_isk, y.line_count from (
      select extract(year from d.distributed_on)::integer as year, r.right_id, r.author_id, sum(t.amount) as amount_isk,
        sum(t.line_count)::integer as line_count
      ${ofOwnRights} and t.contract_id = ${'contractId'}::integer group by 1, 2, 3) y
    left join author a using (author_id)
    order by y.year desc, y.right_id`,
);
