import { piece, sql } from '../../platform/database/statement.ts';
import { isAnyOther, keptWhere } from './changeQueries.ts';
import { alone, refusing, type Refusing } from './checkQueries.ts';
import type { Wrong } from './checkOtherQueries.ts';
import { good, staged } from './stagedQueries.ts';
import { batch } from './takeQueries.ts';

// O315: the earlier terms of contracts. A term and its contract are taken together.

const outside = refusing(
  'contract_terms',
  piece`select s.file_line, s.contract as value from ${good('contract_terms')} s join ${good('contracts')} c on c.number = s.contract
    where s.starts_on < c.starts_on or s.ends_on > c.ends_on or s.ends_on >= current_date`,
);

const overlapping = refusing(
  'contract_terms',
  piece`select s.file_line, s.contract as value, min(o.file_line) as line from ${good('contract_terms')} s
    join ${good('contract_terms')} o on o.contract = s.contract and (o.starts_on, o.file_line) < (s.starts_on, s.file_line)
      and o.ends_on >= s.starts_on
    group by s.file_line, s.contract`,
);

export const termWrongs: readonly Wrong[] = [
  {
    kind: 'contract_terms',
    column: 'ends_on',
    code: 'society.line.order',
    statement: alone('contract_terms', 's.ends_on < s.starts_on'),
  },
  { kind: 'contract_terms', column: 'starts_on', code: 'society.line.termOutside', statement: outside },
  { kind: 'contract_terms', column: 'starts_on', code: 'society.line.termTwice', statement: overlapping },
];

const terms = piece`contract, starts_on, ends_on, performance_share, mechanical_share`;
const termsOf = piece`(select n.starts_on, n.ends_on, n.performance_share, n.mechanical_share
  from ${staged('contract_terms')} n where n.contract = s.number)`;
const termsHere = piece`(select t.starts_on, t.ends_on, t.performance_share, t.mechanical_share
  from contract_term t where t.contract_id = x.contract_id)`;

const isSent = piece`exists (select from society_file f where f.society_import_id = ${'societyImportId'}::integer and f.kind = 'contract_terms')`;
const termsLost: Refusing = {
  looks: sql`select not ${isSent} and ${isAnyOther('contracts')} as is_any`,
  refuses: keptWhere('contracts', piece`exists ${termsHere}`) as Refusing['refuses'],
};

/** What a distribution here has paid by a contract was paid by its terms. */
const termsPaid: Refusing = {
  looks: sql`select ${isAnyOther('contracts')} and exists (select from contract_total) as is_any`,
  refuses: keptWhere(
    'contracts',
    piece`exists ((${termsOf} except all ${termsHere}) union all (${termsHere} except all ${termsOf}))
      and exists (select from author_right r join contract_total p using (right_id)
        where (r.author_id = x.author_id or r.author_id is null and r.person_id = x.publisher_id) and p.contract_id = x.contract_id)`,
  ) as Refusing['refuses'],
};

export const termsChanged: readonly Wrong[] = [
  { kind: 'contracts', code: 'society.line.termsLost', statement: termsLost },
  { kind: 'contracts', code: 'society.line.termsPaid', statement: termsPaid },
];

const given = piece`(select b.id, n.* from ${batch('contracts')} b
  join (select ${terms} from ${good('contract_terms')} g) n on n.contract = b.number)`;
/** What stays the same is left alone. */
export const removeTerms = sql`
  delete from contract_term t where t.contract_id = any(${'ids'}::integer[]) and not exists (select from ${given} n
    where (n.id, n.starts_on, n.ends_on) = (t.contract_id, t.starts_on, t.ends_on)
      and (n.performance_share, n.mechanical_share) is not distinct from (t.performance_share, t.mechanical_share))`;
export const addTerms = sql`
  insert into contract_term (contract_id, starts_on, ends_on, performance_share, mechanical_share)
  select n.id, n.starts_on, n.ends_on, n.performance_share, n.mechanical_share from ${given} n
  where not exists (select from contract_term t where t.contract_id = n.id and t.starts_on = n.starts_on) order by n.id, n.starts_on`;
