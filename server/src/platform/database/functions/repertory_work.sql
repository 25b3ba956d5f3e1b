-- O98, O99: the works that everybody may know of, and what of them: green, approved by staff, neither provisional nor withdrawn.
create or replace view repertory_work as
  select work_id, title, artists, performers, artists_folded, performers_folded
  from work where light = 0 and review = 'approved' and not is_provisional;
