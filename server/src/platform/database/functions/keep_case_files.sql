-- H51, H122: what was attached to a case, or as evidence to a dispute, stays with it, whoever attached it.
create or replace function keep_case_files() returns trigger language plpgsql as $$
begin
  if old.state = 'confirmed' and (old.owner_kind = 'case' and exists (
      select from member_case c where c.case_id = old.owner_id and coalesce(c.closed_at, now()) > now() - interval '2557 days')
    or old.owner_kind = 'disputeParty' and exists (
      select from work_dispute_party p join work_dispute d using (work_dispute_id)
      where p.party_id = old.owner_id and coalesce(d.ended_at, now()) > now() - interval '2557 days')) then
    raise exception 'File % stays with what it was attached to.', old.file_id using errcode = 'restrict_violation', constraint = 'case_file_stays';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $$;
create or replace trigger case_file_stays before update or delete on stored_file
  for each row execute function keep_case_files();
