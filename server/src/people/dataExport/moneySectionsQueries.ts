import { piece } from '../../platform/database/statement.ts';
import type { From } from './sectionsQueries.ts';

/** What is paid to somebody. What staff say to each other of a hold stays with them. */
export const moneySections: readonly From[] = [
  {
    table: 'payee',
    rows: piece`select payee_id as key, to_jsonb(t) - 'stop_note' - 'stopped_by' as row, null::jsonb as names
      from payee t where t.person_id = ${'personId'}::integer`,
  },
  {
    table: 'payment',
    rows: piece`select payment_id as key, jsonb_build_object('pay_on', r.pay_on, 'gross', t.units / 10000, 'withheld', t.withheld_units / 10000,
        'paid', t.paid_units / 10000, 'bank', t.bank, 'ledger', t.ledger, 'account', t.account, 'iban', t.iban,
        'currency', t.currency, 'payment_state', t.state,
        'end_to_end_id', t.end_to_end_id) as row, null::jsonb as names
      from payment t join pay_run r using (pay_run_id) join payee y using (payee_id)
      where y.person_id = ${'personId'}::integer and t.state not in ('frozen', 'cancelled')`,
  },
  {
    table: 'foreign_account',
    rows: piece`select t.foreign_account_id as key, jsonb_build_object('iban', t.iban, 'bic', t.bic, 'currency', t.currency, 'street', t.street,
        'postal_code', t.postal_code, 'town', t.town, 'country_code', t.country_code, 'state', t.state, 'counts_from', t.counts_from) as row,
        null::jsonb as names
      from foreign_account t join payee y using (payee_id) where y.person_id = ${'personId'}::integer`,
  },
  {
    table: 'opening_line',
    rows: piece`select t.opening_id as key, jsonb_build_object('opening_day', o.opening_day, 'account', t.account, 'amount', t.units * 0.0001) as row,
        null::jsonb as names
      from opening_line t join opening o using (opening_id) where t.person_id = ${'personId'}::integer and o.state = 'active'`,
  },
  {
    table: 'advance',
    rows: piece`select t.advance_id as key, jsonb_build_object('granted_on', t.decided_at::date, 'amount', t.units * 0.0001, 'percent', t.percent,
        'state', t.state, 'left_to_recover', advance_left(t.advance_id) * 0.0001) as row, null::jsonb as names
      from advance t where t.person_id = ${'personId'}::integer and t.state in ('active', 'cancelled', 'writtenOff')`,
  },
  {
    table: 'inheritance_part',
    rows: piece`select i.inheritance_id as key, jsonb_build_object('inherited_on', i.decided_at::date, 'amount', sum(t.units) * 0.0001) as row,
        null::jsonb as names
      from inheritance_part t join inheritance i using (inheritance_id)
      where t.person_id = ${'personId'}::integer and i.state = 'active' group by i.inheritance_id`,
  },
];
