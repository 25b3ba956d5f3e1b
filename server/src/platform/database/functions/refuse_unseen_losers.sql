/* R200: nobody accepts a proposal that takes from publishers or holders without having seen whom it takes from, also not by a call that forgot to ask.
   What they have not agreed to before is only asked anew. */
create or replace function refuse_unseen_losers() returns trigger language plpgsql as $$
begin
  if exists (select from work_proposal p where p.work_id = new.work_id and p.state = 'accepted' and p.decided_at = now() and not p.are_losers_seen)
    and not exists (select from approval_request b where (b.work_id, b.author_id, b.holder_id) = (new.work_id, new.author_id, new.holder_id)
      and b.round = new.round - 1 and b.state in ('waiting', 'objected', 'superseded')) then
    raise exception 'A proposal takes from person % what they have of work %, which nobody has seen.', new.holder_id, new.work_id
      using errcode = 'check_violation', constraint = 'proposal_losers_seen';
  end if;
  return new;
end $$;
create or replace trigger proposal_losers_seen before insert on approval_request
  for each row when (new.holder_id is not null) execute function refuse_unseen_losers();
