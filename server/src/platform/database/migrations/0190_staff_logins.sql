-- M14: logins of staff whose person came on file later.
update app_user u set person_id = p.person_id from person p
where u.person_id is null and u.role in ('administrator', 'editor') and p.kennitala = u.kennitala
  and not exists (select from app_user other where other.person_id = p.person_id);
