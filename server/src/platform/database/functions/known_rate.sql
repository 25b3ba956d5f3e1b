/* R201: the rate of a currency that a second administrator has seen last, or at which money came: of an income that was not taken back, or of a report or
   statement, other than one, that a finished run has paid by. Null where there is none. */
create or replace function known_rate(of_currency text, but_import integer) returns numeric language sql stable as $$
  select k.exchange_rate from (
    select i.exchange_rate, i.received_on as known_on, 0 as place, i.income_id as id from income i
    where i.currency = of_currency and i.reverses is null and not exists (select from income b where b.reverses = i.income_id)
    union all
    select m.exchange_rate, m.announced_at::date, 1, m.usage_import_id from usage_import m
    where m.currency = of_currency and m.state = 'taken' and m.usage_import_id is distinct from but_import
      and exists (select from usage_payment p where p.usage_import_id = m.usage_import_id)) k
  order by k.known_on desc, k.place, k.id desc limit 1
$$;
