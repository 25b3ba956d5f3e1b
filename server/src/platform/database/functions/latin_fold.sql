-- The search form of a text in Latin letters. What is plain ASCII, as most titles and names are, takes a shorter way.
create or replace function latin_fold(value text) returns text
  language plpgsql immutable strict parallel safe cost 200
as $$
begin
  if value collate "C" ~ '^[ -~]*$' then
    return btrim(regexp_replace(lower(value collate "C"), '[^a-z0-9]+', ' ', 'g'));
  end if;
  return latin(fold(value));
end $$;
