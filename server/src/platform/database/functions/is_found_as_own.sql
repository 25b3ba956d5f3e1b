/* R127, R135: whether usage of these words and codes would be found as a work that a user has a part in: by an ISRC or ISWC of it, confirmed
   or not, or by a title, confirmed or not (R171), and a name that are near enough for matching (match_by_words()), whether or not another work is nearer. */
create or replace function is_found_as_own(by_user integer, title text, names text[], codes text[]) returns boolean language sql stable as $$
  select exists (
    select from own_work o join work_isrc c using (work_id) where o.user_id = by_user and c.isrc = any(codes)
    union all
    select from own_work o join work_iswc c using (work_id) where o.user_id = by_user and c.iswc = any(codes))
  or cardinality(names) > 0 and exists (
    select from find_usage_works(fold(title), usage_title(title), names, 8, true) f join own_work o using (work_id)
    where o.user_id = by_user and least(f.title_near, f.name_near) >= 0.72::real)
$$;
