/* R202: who holds a part of the author's right of a contract of which other terms, or more works, wait for a second of the staff, but for its publisher and
   the author, with whom it is agreed on paper. Of a sub-agreement, which takes nothing from them, nobody. */
create or replace function unheard_of_change(asked confirmation) returns integer[] language sql stable as $$
  select coalesce(array_agg(distinct h.person_id order by h.person_id), '{}')
  from publishing_contract c join author a using (author_id) join author_right h on h.author_id = c.author_id
  where asked.kind = 'contract' and asked.contract_call in ('terms', 'worksIn') and c.contract_id = asked.contract_id and c.original_contract_id is null
    and h.share > 0 and h.person_id <> c.publisher_id and h.person_id is distinct from a.person_id
$$;
