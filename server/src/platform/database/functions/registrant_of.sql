/* Whom staff ask about a work: the person it was registered for, as far as the society knows one (F3.14). The origin names who registered it, or whom
   they acted for; somebody without a national ID on file is known by their login, or by what was asked first. R198: who only adds to a registration, or
   puts a share under a contract, asks for approvals and does not become its registrant by that. */
create or replace function registrant_of(work integer) returns integer language sql stable as $$
  select coalesce(
    (select p.person_id from work w join person p on p.kennitala = substring(w.origin from '^Skráð á vef af ([0-9]{10})')
      where w.work_id = work),
    (select u.person_id from work w join app_user u on u.user_id = w.registered_by
      where w.work_id = work and u.role not in ('administrator', 'editor') and w.origin not like '%(umboð: %'),
    (select r.asked_by from approval_request r where r.work_id = work and r.asked_by is not null
      order by r.round, r.approval_request_id limit 1),
    (select u.person_id from work w join app_user u on u.user_id = w.registered_by
      where w.work_id = work and u.role not in ('administrator', 'editor')))
$$;
