/* What a server of the version before books by, which may still read an answer while the new one is there: it knows nothing of what is
   with the society. Servers of this version call book_bank_outcomes. */
drop function if exists book_bank_answer(integer[], text[], text[], text[], bigint[], boolean[], integer);
create or replace function book_bank_answer(ids integer[], outcomes text[], codes text[], texts text[], came_back bigint[], by_user integer)
  returns table (payment_id integer, outcome text) language sql as $$
  select * from book_bank_outcomes(ids, outcomes, codes, texts, came_back, array_fill(false, array[cardinality(ids)]), by_user)
$$;
