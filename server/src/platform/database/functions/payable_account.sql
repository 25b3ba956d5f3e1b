-- M16: an account that was replaced before it counted never counts, however long ago that was.
create or replace view payable_account as
  with followed as (
    select c.*, lead(c.changed_at) over (partition by c.person_id order by c.account_change_id) as replaced_at from account_change c
  )
  select p.person_id,
    case when counted.person_id is not null then counted.bank when first.person_id is not null then first.bank_before else p.bank end as bank,
    case when counted.person_id is not null then counted.ledger when first.person_id is not null then first.ledger_before
      else p.ledger end as ledger,
    case when counted.person_id is not null then counted.account when first.person_id is not null then first.account_before
      else p.account end as account,
    waiting.counts_from as waits_until
  from person p
  left join lateral (
    select f.* from followed f
    where f.person_id = p.person_id and f.stopped_at is null and f.counts_from <= now()
      and (f.replaced_at is null or f.replaced_at >= f.counts_from)
    order by f.account_change_id desc limit 1) counted on true
  left join lateral (
    select f.* from followed f where f.person_id = p.person_id and f.stopped_at is null order by f.account_change_id limit 1) first on true
  left join lateral (
    select f.counts_from from followed f where f.person_id = p.person_id and f.stopped_at is null and f.counts_from > now()
    order by f.account_change_id desc limit 1) waiting on true;
