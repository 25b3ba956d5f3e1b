/* X64–X67: who stands on a work: each author's roles, then the publishers of the author's share. Performance is what the registration calls
   the share at home, mechanical and synchronisation the share abroad (V6). Rows of work_party stand in place of what follows from the
   registration and its contracts, for the writer or the publishers of that one author. The society of the performing right is the one on file
   here, else the IPI register's; that of the others is the register's, which a file of a sender does not overrule (X139). */
create or replace function work_parties(of_work integer) returns table (
  work_party_id integer, author_id integer, author_position smallint, kind text, chain smallint, place smallint, role text,
  person_id integer, name text, ipi_name_number text, is_controlled boolean,
  performance_share numeric, mechanical_share numeric, synchronisation_share numeric,
  performance_society smallint, mechanical_society smallint, synchronisation_society smallint,
  contract_id integer, agreement_number text, source text
) language sql stable as $$
  with said as (
    select distinct p.author_id, p.kind from work_party p where p.work_id = of_work
  ), own as (
    select wa.author_id, wa.position, wa.author_type_id, a.person_id, a.display_name, a.ipi_name_number,
      not p.is_unregistered and wa.author_id not in (3492, 22483) as is_ours, nullif(p.society_code, 0) as society,
      coalesce(l.home, wa.share) as home, coalesce(l.abroad, wa.share) as abroad
    from work_author wa join author a using (author_id) join person p using (person_id)
    left join lateral (
      select sum(wr.share) filter (where wr.publisher_id is null) as home, sum(wr.share_abroad) filter (where wr.publisher_id is null) as abroad
      from work_right wr where wr.work_id = wa.work_id and wr.author_id = wa.author_id and wr.ends_before = 'infinity'
    ) l on true
    where wa.work_id = of_work
  ), part as (
    select o.author_id, r.author_type_id, row_number() over w as nth, array_agg(r.share) over (w rows between unbounded preceding and unbounded following) as shares
    from own o join work_author_role r on r.work_id = of_work and r.author_id = o.author_id
    window w as (partition by o.author_id order by r.position, r.author_type_id)
  ), published as (
    select wr.author_id, wr.publisher_id, wr.contract_id, sum(wr.share) as home, sum(wr.share_abroad) as abroad
    from work_right wr where wr.work_id = of_work and wr.publisher_id is not null and wr.ends_before = 'infinity'
    group by wr.author_id, wr.publisher_id, wr.contract_id
  ), party as (
    select null::integer as work_party_id, o.author_id, o.position as author_position, 'writer' as kind, null::smallint as chain,
      coalesce(p.nth, 1)::smallint as place, t.code as role, o.person_id, o.display_name as name, o.ipi_name_number, o.is_ours as is_controlled,
      coalesce(divided_by(o.home, p.shares, p.nth::integer), o.home) as performance_share,
      coalesce(divided_by(o.abroad, p.shares, p.nth::integer), o.abroad) as mechanical_share,
      coalesce(divided_by(o.abroad, p.shares, p.nth::integer), o.abroad) as synchronisation_share,
      o.society as performance_society, null::smallint as mechanical_society, null::smallint as synchronisation_society,
      null::integer as contract_id, null as agreement_number, 'registration' as source
    from own o left join part p using (author_id) join author_type t on t.author_type_id = coalesce(p.author_type_id, o.author_type_id)
    where (o.author_id, 'writer') not in (select s.author_id, s.kind from said s)
    union all
    select null, b.author_id, o.position, 'publisher', row_number() over (partition by b.author_id order by b.contract_id, b.publisher_id)::smallint,
      1::smallint, 'E', p.person_id, p.name, p.publisher_ipi_name_number, true, b.home, b.abroad, b.abroad, nullif(p.society_code, 0), null, null,
      b.contract_id, c.ice_agreement_number, 'registration'
    from published b join own o using (author_id) join person p on p.person_id = b.publisher_id
    left join publishing_contract c on c.contract_id = b.contract_id
    where (b.author_id, 'publisher') not in (select s.author_id, s.kind from said s)
    union all
    select p.work_party_id, p.author_id, o.position, p.kind, p.chain, p.position, p.role, p.person_id, p.name, p.ipi_name_number,
      p.is_controlled, p.performance_share, p.mechanical_share, p.synchronisation_share, p.performance_society, p.mechanical_society,
      p.synchronisation_society, p.contract_id, p.agreement_number, p.source
    from work_party p join own o using (author_id) where p.work_id = of_work
  )
  select q.work_party_id, q.author_id, q.author_position, q.kind,
    case when q.kind = 'publisher'
      then dense_rank() over (partition by q.kind order by q.author_position, q.author_id, q.chain) end::smallint,
    q.place, q.role, q.person_id, q.name, q.ipi_name_number, q.is_controlled, q.performance_share, q.mechanical_share,
    q.synchronisation_share, coalesce(q.performance_society, s.performance), coalesce(s.mechanical, q.mechanical_society),
    coalesce(s.synchronisation, q.synchronisation_society), q.contract_id, q.agreement_number, q.source
  from party q left join lateral societies_of(q.ipi_name_number, q.kind = 'publisher') s on q.ipi_name_number is not null
$$;
