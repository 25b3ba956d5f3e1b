-- O280: each name of a performer of some work, as matching of usage tells them apart. The public repertory looks for words of a name here, where
-- each stands once, and then for works by whole names through their index. A name may stand twice when two add it at once: neither waits for
-- the other. The names of works that there are already come with the next migration, while members work.
set local lock_timeout = '2s';

create table performer_name (
  name text collate "C" not null constraint performer_name_has_letters check (length(name) between 3 and 200)
);
comment on table performer_name is 'The names of all performers, folded, in Latin letters. They stay when works take others.';
create index performer_name_exact on performer_name (name);
create index performer_name_similar on performer_name using gin (name gin_trgm_ops);

-- As their files have them: from here on works come in that the next migration may not see.
create function learn_performer_names() returns trigger language plpgsql
  security definer set search_path = public, pg_temp as $$
begin
  insert into performer_name
    select distinct n.name from changed, unnest(changed.performers_folded || changed.artists_folded) n (name)
    where length(n.name) between 3 and 200 and not exists (select from performer_name known where known.name = n.name);
  return null;
end $$;
create function learn_changed_performers() returns trigger language plpgsql
  security definer set search_path = public, pg_temp as $$
begin
  insert into performer_name
    select distinct n.name from unnest(new.performers_folded || new.artists_folded) n (name)
    where length(n.name) between 3 and 200 and not exists (select from performer_name known where known.name = n.name);
  return null;
end $$;
create trigger work_performers_added after insert on work
  referencing new table as changed for each statement execute function learn_performer_names();
create trigger work_performers_altered after update of performers, artists on work for each row
  when ((old.performers_folded, old.artists_folded) is distinct from (new.performers_folded, new.artists_folded))
  execute function learn_changed_performers();
