-- The search form in Latin letters: Cyrillic and Greek as they are mostly written in them.
create or replace function latin(folded text) returns text
  language sql immutable strict parallel safe
  return case when folded ~ '^[a-z0-9 ]*$' then folded else
    translate(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
        folded, 'щ', 'shch'), 'ж', 'zh'), 'х', 'kh'), 'ц', 'ts'), 'ч', 'ch'), 'ш', 'sh'), 'ю', 'yu'), 'я', 'ya'), 'є', 'ye'),
        'θ', 'th'), 'χ', 'ch'), 'ψ', 'ps'), 'ου', 'ou'),
      'абвгдезиклмнопрстуфыэіαβγδεζηικλμνξοπρστυφωъь',
      'abvgdeziklmnoprstufyeiavgdeziiklmnxoprstyfo') end;
