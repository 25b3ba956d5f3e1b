/* R40: what was published stays, and what waits for another administrator is not changed under their eyes. A report is frozen and published
   only as the ledger has its figures, in which all sums are even, and with each text. */
create or replace function refuse_transparency_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.state = 'published' or (new.report_year, new.edition) <> (old.report_year, old.edition)
    or (old.state, new.state) = ('draft', 'published') then
    raise exception 'The transparency report % is not changed.', old.transparency_report_id
      using errcode = 'restrict_violation', constraint = 'transparency_stays';
  end if;
  if new.state = 'draft' or new.state = old.state then return new; end if;
  if new.report_year >= extract(year from current_date) then
    raise exception 'The year % is not over.', new.report_year using errcode = 'check_violation', constraint = 'transparency_year_over';
  end if;
  -- Why money waits is as it was when the report was frozen; it changes with every account that a payee enters.
  if exists (
    (select figure, category_id, detail, use, source_year, name_is, name_en, units from transparency_figure
      where transparency_report_id = new.transparency_report_id and (old.state = 'draft' or figure <> 'unpaid')
      except all select * from transparency_figures(new.report_year))
    union all
    (select * from transparency_figures(new.report_year) f where old.state = 'draft' or f.figure <> 'unpaid' except all
      select figure, category_id, detail, use, source_year, name_is, name_en, units from transparency_figure
      where transparency_report_id = new.transparency_report_id)) then
    raise exception 'The ledger has other figures than the transparency report %.', new.transparency_report_id
      using errcode = 'restrict_violation', constraint = 'transparency_outdated';
  end if;
  if transparency_uneven(new.transparency_report_id) is not null then
    raise exception 'The sums of the transparency report % are not even: %.', new.transparency_report_id,
      transparency_uneven(new.transparency_report_id) using errcode = 'check_violation', constraint = 'transparency_even';
  end if;
  if (select count(*) from transparency_text where transparency_report_id = new.transparency_report_id) < 14 then
    raise exception 'The transparency report % lacks a text.', new.transparency_report_id
      using errcode = 'check_violation', constraint = 'transparency_whole';
  end if;
  return new;
end $$;
create or replace trigger transparency_stays before update or delete on transparency_report
  for each row execute function refuse_transparency_change();
