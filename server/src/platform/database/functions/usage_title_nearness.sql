-- How near the folded title of a work is to what was reported, as it was written and as usage_title() has it: 1 for the same, a little
-- less where words of the recording had to be left out, else by how many letters differ; 0.55 is far and no more. Titles that
-- count differently ('Vornótt' and 'Vornótt II', symphonies 1 and 2) are of different works, however alike they are spelled.
create or replace function usage_title_nearness(title_folded text, reported text, reported_key text) returns real
  language plpgsql immutable strict parallel safe cost 100
as $$
declare
  title text;
  near real;
  longest integer;
begin
  if title_folded = reported then return 1; end if;
  title := left(latin(title_folded), 200);
  if title = reported_key then return 0.98; end if;
  longest := greatest(length(title), length(reported_key), 1);
  near := 1 - levenshtein_less_equal(title, left(reported_key, 200), ceil(0.45 * longest)::integer)::real / longest;
  if near >= 0.5 and title_numbers(title) <> title_numbers(reported_key) then near := near * 0.6; end if;
  return greatest(0, least(0.97, near));
end $$;
