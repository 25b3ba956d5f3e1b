/* R113: a performer as far as it is the same one however it is written: without accents, capitals, signs and articles, in any order of words,
   with i for y and s for z, and no letter doubled. What consists of nothing else keeps its words. */
create or replace function performers_key(performers text) returns text language sql immutable strict parallel safe
  return (
    select regexp_replace(translate(string_agg(word, '' order by word collate "C"), 'yz', 'is'), '(.)\1+', '\1', 'g')
    from (
      select word, bool_or(not is_article) over () as has_name, is_article from (
        select word, word in ('the', 'hljomsveit', 'hljomsveitin', 'and', 'og') as is_article
        from regexp_split_to_table(fold(performers), ' ') word) w) n
    where not (is_article and has_name));
