-- The search form in Latin letters: Cyrillic and Greek as they are mostly written in them.
create or replace function latin(folded text) returns text
  language plpgsql immutable strict parallel safe cost 10
as $$
begin
  -- Most are.
  if folded collate "C" ~ '^[a-z0-9 ]*$' then return folded; end if;
  return
    translate(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
        folded, 'щ', 'shch'), 'ж', 'zh'), 'х', 'kh'), 'ц', 'ts'), 'ч', 'ch'), 'ш', 'sh'), 'ю', 'yu'), 'я', 'ya'), 'є', 'ye'),
        'θ', 'th'), 'χ', 'ch'), 'ψ', 'ps'), 'ου', 'ou'),
      'абвгдезиклмнопрстуфыэіαβγδεζηικλμνξοπρστυφωъь',
      'abvgdeziklmnoprstufyeiavgdeziiklmnxoprstyfo');
end $$;
