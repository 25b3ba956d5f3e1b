-- H155: what finished distributions brought each right by each contract.
create table contract_total (
  right_id integer not null,
  contract_id integer not null,
  distribution_id integer not null,
  amount numeric(16,2) not null,
  line_count integer not null constraint contract_total_lines check (line_count > 0),
  primary key (right_id, contract_id, distribution_id)
);
create trigger contract_total_stays before update or delete on contract_total
  for each row execute function refuse_change_of_finished();
comment on table contract_total is 'The lines of a right in a finished distribution, added up by the contract that they rest on. It refers to what they refer to; the trigger of the distribution writes it, and nobody else.';

-- The trigger first: it waits for those who finish a distribution, and whoever finishes one from here on, also an old server, adds it up.
create or replace function total_contracts() returns trigger language plpgsql
  security definer set search_path = public, pg_temp as $$
begin
  insert into contract_total (right_id, contract_id, distribution_id, amount, line_count)
  select l.right_id, l.contract_id, l.distribution_id, sum(l.amount), count(*)
  from statement_line l where l.distribution_id = new.distribution_id and l.contract_id is not null
  group by l.right_id, l.contract_id, l.distribution_id order by 1, 2;
  return null;
end $$;
create trigger distribution_totals_contracts after update of state on distribution
  for each row when (new.state = 'finished' and old.state <> 'finished') execute function total_contracts();

insert into contract_total (right_id, contract_id, distribution_id, amount, line_count)
select l.right_id, l.contract_id, l.distribution_id, sum(l.amount), count(*)
from statement_line l join distribution d using (distribution_id) where d.state = 'finished' and l.contract_id is not null
group by l.right_id, l.contract_id, l.distribution_id order by 3, 1, 2;
