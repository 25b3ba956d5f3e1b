-- O60: a distribution is finished, whose statements can be read now, or a payment has arrived. No amounts: they are read with a key.
create or replace function raise_money_events() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'distribution' then
    if new.is_history or not exists (select from webhook where is_on and 'statement.ready' = any (events)) then return null; end if;
    insert into webhook_event (kind, distribution_id, data)
    values ('statement.ready', new.distribution_id, jsonb_build_object('UTHLUTUN_NR', new.distribution_id));
  else
    if not exists (select from webhook where is_on and 'payment.made' = any (events)) then return null; end if;
    insert into webhook_event (kind, payment_id, data)
    values ('payment.made', new.payment_id, jsonb_build_object('GREIDSLA_NR', new.payment_id));
  end if;
  perform queue_webhooks();
  return null;
end $$;
create or replace trigger raise_statement_events after update of state on distribution
  for each row when (new.state = 'finished' and old.state <> 'finished') execute function raise_money_events();
create or replace trigger raise_payment_events after update of state on payment
  for each row when (new.state = 'paid' and old.state <> 'paid') execute function raise_money_events();
