-- Whom staff ask about a work: the person it was registered for, as far as the society knows one. Anyone who acts for somebody may
-- be no person, but the origin names the one they acted for (F3.14).
create or replace function registrant_of(work integer) returns integer language sql stable as $$
  select coalesce(
    (select r.asked_by from approval_request r where r.work_id = work and r.asked_by is not null
      order by r.round desc limit 1),
    (select p.person_id from work w join person p on p.kennitala = substring(w.origin from '^Skráð á vef af ([0-9]{10})')
      where w.work_id = work),
    (select u.person_id from work w join app_user u on u.user_id = w.registered_by
      where w.work_id = work and u.role not in ('administrator', 'editor')))
$$;
