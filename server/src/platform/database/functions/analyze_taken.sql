/* O220: looks at what batches of a kind have written so far. A whole society comes within minutes, and batches that are planned for tables that
   were empty compare each row with each other. */
create or replace function analyze_taken(of_kind text) returns void language plpgsql
  security definer set search_path = public, pg_temp as $$
begin
  analyze old_number;
  case of_kind
    when 'works' then
      analyze work, work_title, work_iswc, work_author, work_right, person_work, title_word, performer_name;
      -- A search reads through what is pending.
      perform gin_clean_pending_list(i) from unnest(array['person_work_search', 'work_title_similar', 'work_title_words', 'work_performers_folded']::regclass[]) i;
    when 'distributions' then
      analyze distribution, statement_total, contract_total, movement;
      -- Totals that no vacuum has seen yet are read through for each distribution otherwise.
      perform brin_summarize_new_values('statement_total_distribution');
    when 'performances' then analyze live_performance, performance;
    when 'notes' then analyze member_note;
    else analyze person, author, author_right, publishing_contract;
  end case;
end $$;
