create or replace function period_name(name text, language text) returns text
language sql immutable parallel safe as $$
  select case
    when language <> 'en' then name
    when name ~ '^Árið \d{4}$' then substr(name, 6)
    when name ~ '^[1-4]\. ársfjórðungur \d{4}$' then 'Q' || left(name, 1) || ' ' || right(name, 4)
    when name ~ '^Fyrri (hluti árs|árshelmingur) \d{4}$' then 'First half of ' || right(name, 4)
    when name ~ '^(Seinni|Síðari) (hluti árs|árshelmingur) \d{4}$' then 'Second half of ' || right(name, 4)
    when name ~* '^(janúar|febrúar|mars|apríl|maí|júní|júlí|ágúst|september|október|nóvember|desember) \d{4}$' then
      (array['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'])
        [array_position(array['janúar', 'febrúar', 'mars', 'apríl', 'maí', 'júní', 'júlí', 'ágúst', 'september', 'október', 'nóvember',
          'desember'], lower(split_part(name, ' ', 1)))] || ' ' || right(name, 4)
    else name
  end
$$;
