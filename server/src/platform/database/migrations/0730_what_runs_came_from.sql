-- R183: which transaction booked what a rule took of an income, and the codes that works had when a run was reckoned.
alter table money_rule_use add column transaction_id bigint references ledger_transaction;
comment on column money_rule_use.transaction_id is 'R183: by which it was booked; null where it came to nothing. Rules of one transaction split what was left then.';
alter table money_rule_use disable trigger user;
update money_rule_use u set transaction_id = coalesce(
  (select min(t.transaction_id) from ledger_transaction t
    where t.income_id = u.income_id and t.kind = case m.kind when 'deduction' then 'income' else 'allocation' end
      and (m.kind = 'deduction' or t.booked_at >= m.decided_at)),
  (select max(t.transaction_id) from ledger_transaction t where t.income_id = u.income_id and t.kind = 'allocation'))
from money_rule m where m.money_rule_id = u.money_rule_id;
alter table money_rule_use enable trigger user;

create table run_work_code (
  distribution_id integer not null references run,
  work_id integer not null references work,
  estimate text not null,
  weight text not null,
  primary key (distribution_id, work_id)
);
comment on table run_work_code is 'R183: by which codes of a work the factors of its lines were found when the run was reckoned. Runs of before have none.';
