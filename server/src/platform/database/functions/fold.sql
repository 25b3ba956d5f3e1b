-- The search form of a title or name. The same steps as fold() in contract/src/rules/folding.ts; a test compares the two.
create or replace function fold(value text) returns text
  language sql immutable strict parallel safe
  return trim(regexp_replace(
    replace(replace(replace(replace(
      translate(
        lower(regexp_replace(normalize(value, nfkd), U&'[\0300-\036F]', '', 'g') collate "und-x-icu"),
        'ðøđłς', 'dodlσ'),
      'þ', 'th'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss') collate "und-x-icu",
    '[^[:alnum:]]+', ' ', 'g'));
