import type { ErrorCode } from '@omur/contract/platform/errors';
import { piece } from '../../platform/database/statement.ts';
import { alone, refusing, type Refusing } from './checkQueries.ts';
import type { FileKind } from './kinds.ts';
import { good, staged, taken } from './stagedQueries.ts';

// What can be wrong with live performances, cue sheets, applications, balances and distributions by themselves, or beside what is here.

export interface Wrong {
  kind: FileKind;
  column?: string;
  code: ErrorCode;
  statement: Refusing;
}

/** Registered here by the person, and not by files: it would be paid twice. P4 */
const alreadyHere = refusing(
  'performances',
  piece`select distinct on (s.file_line) s.file_line, l.live_performance_id as number from ${good('performances')} s
    join ${taken('persons')} p on p.old_number = s.person
    join live_performance l on l.person_id = p.id and l.performed_on = s.performed_on and fold(l.performers) = fold(s.performers)
    where l.closed_at is null
      and not exists (select from old_number o where o.kind = 'performances' and o.live_performance_id = l.live_performance_id)
    order by s.file_line, l.live_performance_id`,
);

const noBalances = refusing(
  'balance_lists',
  piece`select s.file_line, s.number as value from ${good('balance_lists')} s
    where not exists (select from ${staged('balances')} b where b.list = s.number)`,
);

/** O270: it would be finished at nothing, and never changes then. */
const noLines = refusing(
  'distributions',
  piece`select s.file_line, s.number as value from ${good('distributions')} s
    where not exists (select from ${staged('statement_lines')} l where l.distribution = s.number)`,
);

export const otherWrongs: readonly Wrong[] = [
  {
    kind: 'performances',
    column: 'country',
    code: 'society.line.place',
    statement: alone(
      'performances',
      `case s.kind when 'abroad' then s.country is null or s.country = 352 or s.city is null
        else num_nonnulls(s.country, s.city) > 0 end`,
    ),
  },
  {
    // What nothing says was paid, the next run here pays.
    kind: 'performances',
    column: 'distribution',
    code: 'society.line.paidWhere',
    statement: alone(
      'performances',
      `case s.kind when 'abroad' then s.distribution is not null or s.is_unpaid
        else (s.distribution is not null) = coalesce(s.is_unpaid, false) end`,
    ),
  },
  { kind: 'performances', code: 'society.line.alreadyHere', statement: alreadyHere },
  {
    kind: 'set_list_lines',
    column: 'work',
    code: 'society.line.workOrTitle',
    statement: alone('set_list_lines', 's.work is null and num_nulls(s.title, s.artists) > 0'),
  },
  {
    kind: 'applications',
    column: 'season',
    code: 'society.line.season',
    statement: alone('applications', '(s.season is null) <> (s.fund = 4)'),
  },
  {
    kind: 'applications',
    column: 'status',
    code: 'society.line.decision',
    statement: alone(
      'applications',
      `(s.decided_on is null) <> (s.status = 'received') or (s.granted_amount is not null) <> (s.status = 'granted')
        or s.granted_amount > s.amount`,
    ),
  },
  {
    kind: 'balances',
    column: 'amount',
    code: 'society.line.notAbove',
    statement: alone('balances', 's.amount <= 0'),
  },
  { kind: 'balance_lists', code: 'society.line.noBalances', statement: noBalances },
  { kind: 'distributions', code: 'society.line.noLines', statement: noLines },
];
