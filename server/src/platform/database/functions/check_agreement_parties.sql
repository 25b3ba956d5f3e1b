/* X44: an agreement of sub-publishing is of the author of its original, which never changes; and no publisher stands twice in a line of
   agreements on the same days. */
create or replace function check_agreement_parties() returns trigger language plpgsql as $$
declare
  other integer;
begin
  if tg_op = 'UPDATE' and new.original_contract_id is distinct from old.original_contract_id then
    raise exception 'The original of contract % cannot be changed.', new.contract_id
      using errcode = 'check_violation', constraint = 'contract_original_stays';
  end if;
  if exists (select from publishing_contract o where o.contract_id = new.original_contract_id and o.author_id <> new.author_id) then
    raise exception 'Contract % is of another author than its original.', new.contract_id
      using errcode = 'check_violation', constraint = 'contract_original_author';
  end if;
  with recursive above (contract_id, publisher_id, original_contract_id, counts_from, counts_until) as (
    select o.contract_id, o.publisher_id, o.original_contract_id, o.counts_from, o.counts_until
    from publishing_contract o join publishing_contract named on named.contract_id = new.original_contract_id
    where coalesce(o.lineage_id, o.contract_id) = coalesce(named.lineage_id, named.contract_id)
    union
    select o.contract_id, o.publisher_id, o.original_contract_id, o.counts_from, o.counts_until
    from above a join publishing_contract named on named.contract_id = a.original_contract_id
    join publishing_contract o on coalesce(o.lineage_id, o.contract_id) = coalesce(named.lineage_id, named.contract_id)
  ), below (contract_id, publisher_id, lineage, counts_from, counts_until) as (
    select s.contract_id, s.publisher_id, coalesce(s.lineage_id, s.contract_id), s.counts_from, s.counts_until
    from publishing_contract s
    where s.original_contract_id in (select l.contract_id from publishing_contract l
      where l.contract_id = coalesce(new.lineage_id, new.contract_id) or l.lineage_id = coalesce(new.lineage_id, new.contract_id))
    union
    select s.contract_id, s.publisher_id, coalesce(s.lineage_id, s.contract_id), s.counts_from, s.counts_until
    from below b join publishing_contract l on l.contract_id = b.lineage or l.lineage_id = b.lineage
    join publishing_contract s on s.original_contract_id = l.contract_id
  )
  select f.contract_id into other
  from (select contract_id, publisher_id, counts_from, counts_until from above
    union all select contract_id, publisher_id, counts_from, counts_until from below) f
  where f.publisher_id = new.publisher_id and f.contract_id <> new.contract_id
    and f.counts_from <= new.counts_until and new.counts_from <= f.counts_until
  limit 1;
  if found then
    raise exception 'Contract % and contract % are of the same publisher in one line.', new.contract_id, other
      using errcode = 'check_violation', constraint = 'contract_sub_circle';
  end if;
  return null;
end $$;
