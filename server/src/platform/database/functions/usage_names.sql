-- The names in a text that lists performers or writers, folded: each by itself, and the text as a whole, since a band's name may have an
-- 'and' or a comma.
create or replace function usage_names(listed text) returns text[]
  language plpgsql immutable parallel safe cost 1000
as $$
declare
  names text[];
begin
  if coalesce(listed, '') = '' then return '{}'; end if;
  names := array[latin_fold(listed)];
  if listed ~* '[;,/&|+•]|\m(feat|ft|featuring|vs|and|og|with|með|x|ásamt)\M' then
    names := names || array(
      select latin_fold(one) from regexp_split_to_table(lower(listed),
        '\s*[;,/&|+•]\s*|\s+\(?(?:feat|ft|featuring|vs)\.?\s+|\s+(?:and|og|with|með|x|ásamt)\s+') as one);
  end if;
  return array(select distinct one from unnest(names) one where one <> '');
end $$;
