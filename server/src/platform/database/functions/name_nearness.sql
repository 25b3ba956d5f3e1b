-- How near two lists of folded names are: 1 where a name is in both ('Æsa Öndólfsdóttir' is Þórdís Æsa Öndólfsdóttir, in any order of
-- the words; 'Æsa' alone might be anyone), else how alike the nearest two are spelled.
create or replace function name_nearness(these text[], those text[]) returns real
  language plpgsql immutable strict parallel safe cost 200
as $$
declare
  nearest real := 0;
  one text;
  other text;
begin
  if these && those then return 1; end if;
  foreach one in array these loop
    foreach other in array those loop
      if (strpos(one, ' ') > 0 and string_to_array(one, ' ') <@ string_to_array(other, ' '))
        or (strpos(other, ' ') > 0 and string_to_array(other, ' ') <@ string_to_array(one, ' ')) then return 1; end if;
      nearest := greatest(nearest, similarity(one, other));
    end loop;
  end loop;
  return nearest;
end $$;
