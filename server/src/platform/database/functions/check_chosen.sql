-- No more is chosen than the question allows, nothing that it does not offer, and nothing twice.
create or replace function check_chosen() returns trigger language plpgsql as $$
begin
  if cardinality(new.chosen) > (select q.most_chosen from assembly_question q where q.question_id = new.question_id)
    or (select count(distinct o.position) from assembly_option o where o.question_id = new.question_id and o.position = any(new.chosen))
      <> cardinality(new.chosen) then
    raise exception 'Question % has no such ballot.', new.question_id using errcode = 'check_violation', constraint = 'ballot_chosen';
  end if;
  return new;
end $$;
create or replace trigger check_chosen before insert on assembly_ballot for each row execute function check_chosen();
