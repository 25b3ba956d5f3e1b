-- R40: the texts and figures of a report are written while it is a draft. A writer waits for whoever is freezing it.
create or replace function refuse_transparency_part_change() returns trigger language plpgsql as $$
declare of_state text;
begin
  select r.state into of_state from transparency_report r
  where r.transparency_report_id = coalesce(new.transparency_report_id, old.transparency_report_id) for share;
  if of_state <> 'draft' or old.transparency_report_id <> new.transparency_report_id then
    raise exception 'The transparency report is not a draft.' using errcode = 'restrict_violation', constraint = 'transparency_stays';
  end if;
  return coalesce(new, old);
end $$;
create or replace trigger transparency_text_stays before insert or update or delete on transparency_text
  for each row execute function refuse_transparency_part_change();
create or replace trigger transparency_figure_stays before insert or update or delete on transparency_figure
  for each row execute function refuse_transparency_part_change();
