-- R113: whether two names are of the same performers; words that are run together are the same too.
create or replace function same_performers(one text, other text) returns boolean language sql immutable strict parallel safe
  return performers_key(one) = performers_key(other) or replace(fold(one), ' ', '') = replace(fold(other), ' ', '');
