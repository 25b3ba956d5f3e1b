-- R18, R20: distributions that were finished before there was a ledger are booked, each once, and as paid by others: nobody is paid
-- twice. What in truth was not paid comes with the opening balances. The functions are as functions/ had them when this was released.

/* R18: the one way into the ledger. Writes a transaction with the lines added up by account, of which it makes those that are new.
   Answers its number; null where nothing moves. Who books is the user of the request.
   @raises ledger_adds_up unless the lines add up to zero; ledger_overdrawn. */
create or replace function book(of_kind text, on_day date, of_category integer, of_income integer, of_distribution integer, of_payment integer,
  lines ledger_line[]) returns bigint language plpgsql as $$
declare booked bigint;
begin
  if not exists (select from unnest(lines) l where l.units <> 0) then return null; end if;
  insert into ledger_account (kind, category_id, period_id, pool_id, payee_id)
  select distinct l.kind, l.category_id, l.period_id, l.pool_id, l.payee_id from unnest(lines) l where l.units <> 0
  except select kind, category_id, period_id, pool_id, payee_id from ledger_account
  on conflict on constraint ledger_account_once do nothing;
  insert into ledger_transaction (kind, booked_on, category_id, income_id, distribution_id, payment_id, booked_by)
  values (of_kind, on_day, of_category, of_income, of_distribution, of_payment, nullif(current_setting('omur.user_id', true), '')::integer)
  returning transaction_id into booked;
  insert into ledger_entry (transaction_id, ledger_account_id, units)
  select booked, a.ledger_account_id, sum(l.units) from unnest(lines) l
  join ledger_account a on (a.kind, coalesce(a.category_id, 0), coalesce(a.period_id, 0), coalesce(a.pool_id, 0), coalesce(a.payee_id, 0))
    = (l.kind, coalesce(l.category_id, 0), coalesce(l.period_id, 0), coalesce(l.pool_id, 0), coalesce(l.payee_id, 0))
  group by a.ledger_account_id having sum(l.units) <> 0;
  return booked;
end $$;
/* What a distribution of a file gives, by account: to payees, held for them, deducted, left in its pots, and kept for nobody known. What
   was kept before and is paid now leaves the account of the category it was kept in. */
create or replace function distribution_lines(of_distribution integer)
  returns setof ledger_line language sql stable as $$
  with d as (select * from distribution where distribution_id = of_distribution)
  select case when m.movement_type = 6 then 'held' else 'payable' end, null::smallint, null::integer, null::integer, p.payee_id,
    (sum(m.amount) * 10000)::bigint
  from movement m join author_right r using (right_id) join payee p using (person_id)
  where m.distribution_id = of_distribution and m.movement_type in (4, 5, 6)
  group by 1, p.payee_id having sum(m.amount) <> 0
  union all
  select 'fileDeductions', d.category_id, null, null, null, (sum(m.amount) * 10000)::bigint
  from d join movement m using (distribution_id) where m.movement_type = 2 group by d.category_id
  union all
  select 'returned', d.category_id, null, null, null, (sum(b.amount) * 10000)::bigint
  from d join pot_return b using (distribution_id) group by d.category_id
  union all
  select 'unidentified', u.category_id, null, null, null, (sum(u.amount) * 10000)::bigint from (
    select d.category_id, k.amount from d join unmatched_usage k using (distribution_id)
    union all
    select o.category_id, -k.amount from usage_release r join unmatched_usage k using (unmatched_usage_id)
    join distribution o on o.distribution_id = k.distribution_id where r.distribution_id = of_distribution
    union all
    select o.category_id, -k.amount from usage_claim c join unmatched_usage k using (unmatched_usage_id)
    join distribution o on o.distribution_id = k.distribution_id where c.paid_in = of_distribution) u
  group by u.category_id
$$;
/* Where the money of a distribution of a file comes from: from the pools of its category and period as far as they go, in their order,
   and else from outside (`imported`). What a correction takes back goes to the pools that the corrected one took from, first. */
create or replace function distribution_sources(of_distribution integer, needed bigint)
  returns setof ledger_line language sql stable as $$
  with d as (select * from distribution where distribution_id = of_distribution),
  there as (
    select a.pool_id, a.period_id, a.category_id, sum(e.units) as most
    from d join ledger_account a on a.kind = 'pool' and a.category_id = d.category_id and a.period_id = d.period_id
    join ledger_entry e using (ledger_account_id)
    where needed > 0 group by a.ledger_account_id
    union all
    select a.pool_id, a.period_id, a.category_id, -e.units
    from d join ledger_transaction t on t.distribution_id = d.correction_of and t.kind = 'distribution'
    join ledger_entry e using (transaction_id) join ledger_account a using (ledger_account_id)
    where needed < 0 and a.kind = 'pool' and e.units < 0
  ),
  taken as (
    select t.*, greatest(0, least(t.most, abs(needed) - (sum(t.most) over (order by t.pool_id) - t.most)))::bigint as units
    from there t where t.most > 0
  )
  select 'pool', category_id, period_id, pool_id, null::integer, -sign(needed)::bigint * units from taken where units > 0
  union all
  select 'imported', d.category_id, null, null, null,
    -sign(needed)::bigint * (abs(needed) - coalesce((select sum(units) from taken), 0))::bigint from d
$$;
/* R18: books a distribution of a file that has been finished, once. What its file says was paid is paid by others; with `is_history` all
   of it is, so that nobody is paid twice what another system has paid. */
create or replace function book_distribution(of_distribution integer, is_history boolean default false) returns void language plpgsql as $$
declare
  d distribution;
  lines ledger_line[];
begin
  select * into d from distribution where distribution_id = of_distribution and state = 'finished';
  if not found or exists (select from ledger_transaction t where t.distribution_id = of_distribution) then return; end if;
  insert into payee (person_id)
  select distinct r.person_id from movement m join author_right r using (right_id)
  where m.distribution_id = of_distribution and m.movement_type in (4, 5, 6) order by 1
  on conflict (person_id) do nothing;
  perform pg_advisory_xact_lock(7360, a.ledger_account_id) from (
    select ledger_account_id from ledger_account
    where kind = 'pool' and category_id = d.category_id and period_id = d.period_id order by 1) a;
  lines := array(select l from distribution_lines(of_distribution) l);
  lines := lines || array(
    select s from distribution_sources(of_distribution, coalesce((select sum(l.units) from unnest(lines) l), 0)::bigint) s);
  perform book('distribution', d.distributed_on, d.category_id, null, of_distribution, null, lines);
  lines := array(
    select row(o.kind, null, null, null, case o.kind when 'payable' then m.payee_id end, sum(o.sign * m.units))::ledger_line
    from (select p.payee_id, (sum(m.amount) * 10000)::bigint as units
      from movement m join author_right r using (right_id) join payee p using (person_id)
      where m.distribution_id = of_distribution and (m.movement_type = 4 or is_history and m.movement_type = 5)
      group by p.payee_id) m,
      (values ('payable', -1), ('paidElsewhere', 1)) o (kind, sign)
    group by o.kind, case o.kind when 'payable' then m.payee_id end);
  perform book('paidElsewhere', d.distributed_on, d.category_id, null, of_distribution, null, lines);
end $$;

do $$
declare d record;
begin
  for d in select distribution_id from distribution where state = 'finished' order by distributed_on, distribution_id loop
    perform book_distribution(d.distribution_id, true);
  end loop;
  if exists (select from ledger_entry group by transaction_id having sum(units) <> 0) then
    raise exception 'The ledger does not add up.';
  end if;
end $$;
