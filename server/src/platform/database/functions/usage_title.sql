-- A title as works are looked for by it: without what says which recording it is (live, remix, guests), in Latin letters.
create or replace function usage_title(title text) returns text
  language plpgsql immutable strict parallel safe cost 1000
as $$
declare
  recording constant text := 'live|lifandi|tónleik\w+|remix\w*|rmx|mix|remaster\w*|feat|ft|featuring|radio|edit|version|útgáfa|acoustic|unplugged|órafmagnað\w*|demo|mono|stereo|bonus|instrumental|karaoke|extended|single|rework|session\w*|recorded|endurhljóð\w+|hljóðblöndun';
  short text := lower(title);
begin
  if short ~ '[\(\[]|\s[-–—/|]\s|\m(feat|ft|featuring)\M' then
    short := regexp_replace(short, '\s*[\(\[][^\)\]]*\m(' || recording || '|with|með|original|album)\M[^\)\]]*[\)\]]', ' ', 'g');
    short := regexp_replace(short, '\s+[-–—/|]\s+.*\m(' || recording || ')\M.*$', '');
    short := regexp_replace(short, '\s+\m(feat|ft|featuring)\M\.?\s.*$', '');
  end if;
  short := latin_fold(short);
  return case when short = '' then latin_fold(title) else short end;
end $$;
