/* R196: who holds a part of the author's right of a submission and has not agreed to it here, but for the publisher: neither offered nor accepted it in
   their own name, nor did who has their access. What staff entered is agreed on paper by the author; what staff did in the name of who gave them no
   access is nobody's word (R211). */
create or replace function unheard_holders(of_submission integer) returns integer[] language sql stable as $$
  select coalesce(array_agg(distinct h.person_id order by h.person_id), '{}')
  from contract_submission s join author a using (author_id) join author_right h on h.author_id = s.author_id
  left join app_user u on u.user_id = case s.offered_by when 'author' then s.submitted_by when 'publisher' then s.answered_for end
    and (coalesce(case s.offered_by when 'author' then s.sent_by else s.answered_by end, u.user_id) = u.user_id
      or exists (select from access_grant g where g.user_id = u.user_id and not g.is_read_only
        and g.grantee_user_id = case s.offered_by when 'author' then s.sent_by else s.answered_by end))
  where s.submission_id = of_submission and h.share > 0 and h.person_id <> s.publisher_id
    and h.person_id is distinct from case when s.offered_by is null then a.person_id else u.person_id end
$$;
