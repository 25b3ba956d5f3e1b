/* What a run reads (R11): every line of an import that was taken whose work is known and that no run has paid. Whose the money is
   follows from the work on the day of use. Seconds, plays or an amount measure it: an amount where there is one, in its currency at
   its rate; else seconds for logs and plays for services. */
create or replace view matched_usage as
select l.usage_import_id, l.line_number, l.part_number, m.kind, m.usage_sender_id, l.station_id, l.country_id, l.used_on, l.used_at,
  l.programme, i.work_id, i.reason, i.score, l.seconds, l.plays, l.amount, m.currency, m.exchange_rate
from usage_line l
join usage_import m using (usage_import_id)
join usage_item i using (usage_item_id)
where m.state = 'taken' and i.work_id is not null
  and not exists (select from usage_payment p
    where (p.usage_import_id, p.line_number, p.part_number) = (l.usage_import_id, l.line_number, l.part_number));
