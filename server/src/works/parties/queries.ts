import { ChainProposal, WorkParty } from '@omur/contract/works/parties';
import { WorkNumber } from '@omur/contract/works/workNumbers';
import { answer } from '../../platform/database/answers.ts';
import { listing } from '../../platform/database/listing.ts';
import { type Fragment, piece, sql } from '../../platform/database/statement.ts';

/** V7: staff, and the parties to the work. */
const isParty = piece`(${'isStaff'}::boolean or exists (
  select from person_work pw where pw.person_id = ${'personId'} and pw.work_id = ${'workId'}))`;

/** Where a party of work_parties() collects; one that nothing is stated of, everywhere. */
export const territoriesOf = (party: Fragment) => piece`
  coalesce((select jsonb_agg(jsonb_build_object('innifalid', t.is_included::integer, 'svaedi', t.territory,
      'hlutuR_FLUTNINGS', t.performance_share, 'hlutuR_UPPTOKU', t.mechanical_share, 'hlutuR_HLJODSETNINGAR', t.synchronisation_share)
      order by t.position)
    from work_party_territory t where t.work_party_id = ${party}.work_party_id),
    case when ${party}.source = 'registration' then jsonb_build_array(jsonb_build_object('innifalid', 1, 'svaedi', 2136, 'hlutuR_FLUTNINGS',
      ${party}.performance_share, 'hlutuR_UPPTOKU', ${party}.mechanical_share, 'hlutuR_HLJODSETNINGAR', ${party}.synchronisation_share))
    else '[]'::jsonb end)`;

/** An agreement is its parties' own: the author's side, the publisher's, and staff's. */
const mayReadAgreement = piece`(${'isStaff'}::boolean or is_contract_party(${'personId'}::integer, p.person_id, p.author_id)
  or exists (select from work_right o where o.work_id = ${'workId'} and o.author_id = p.author_id
    and o.publisher_id = ${'personId'}::integer and o.ends_before = 'infinity'))`;

/** X64: writers and, below each, the publishers of the writer's share. Nothing of a person but name, number and society. */
export const partiesOfWork = listing({
  schema: WorkParty,
  from: piece`
    select concat_ws('-', p.kind, p.author_id, p.chain, p.place, p.role) as party_key, p.kind as party_kind, p.author_id, a.display_name, p.chain,
      p.role as party_role, p.person_id, p.name, p.ipi_name_number, p.is_controlled, p.performance_share as performance,
      p.mechanical_share as mechanical, p.synchronisation_share as synchronisation, pr.name as performance_society,
      mr.name as mechanical_society, sr.name as synchronisation_society, p.contract_id,
      case when ${mayReadAgreement} then p.agreement_number end as agreement_number, p.source as party_source,
      ${territoriesOf(piece`p`)} as territories, p.kind = 'publisher' and (${'isStaff'}::boolean or p.role = 'E' and p.person_id = ${'personId'}) as may_state,
      p.author_position, p.kind = 'publisher' as is_publisher, p.place
    from work_parties(${'workId'}) p join author a using (author_id)
    left join society pr on pr.society_code = p.performance_society
    left join society mr on mr.society_code = p.mechanical_society
    left join society sr on sr.society_code = p.synchronisation_society
    where ${isParty}`,
  orders: {
    position: {
      up: [
        'q.author_position::smallint',
        'q.author_id::integer',
        'q.is_publisher::boolean',
        'coalesce(q.chain, 0)::smallint',
        'q.place::smallint',
        'q.party_key',
      ],
    },
  },
});

const numberRows = piece`
  select n.work_number_id, n.issuer, coalesce(
      (select s.name from society s where n.issuer ~ '^[0-9]{3}$' and s.society_code = n.issuer::smallint),
      (select min(i.name) from person i where i.publisher_ipi_name_number = n.issuer)) as issuer_name,
    n.number, n.added_at, ${'isStaff'}::boolean or exists (
      select from person own where own.person_id = ${'personId'} and own.publisher_ipi_name_number = n.issuer) as may_remove
  from work_number n where n.work_id = ${'workId'} and ${isParty}`;

export const numbersOfWork = listing({
  schema: WorkNumber,
  from: numberRows,
  orders: { workNumberId: { up: ['q.work_number_id::integer'] } },
});
export const findNumber = answer(WorkNumber, piece`${numberRows} and n.work_number_id = ${'workNumberId'}`);

/** Under which number a publisher may add numbers of its own: one that is on the work. */
export const findOwnIssuer = sql`
  select p.publisher_ipi_name_number as issuer from person p
  where p.person_id = ${'personId'} and p.publisher_ipi_name_number is not null
    and exists (select from person_work pw where pw.person_id = p.person_id and pw.work_id = ${'workId'} and pw.is_publisher)`;

export const insertNumber = sql`
  insert into work_number (work_id, issuer, number, source, added_by)
  values (${'workId'}, ${'issuer'}, ${'number'}, ${'source'}, ${'userId'}) on conflict do nothing returning work_number_id`;

export const deleteNumber = sql`
  delete from work_number where work_number_id = ${'workNumberId'} and work_id = ${'workId'}`;

export const lockWork = sql`select review from work where work_id = ${'workId'} for update`;

/** What the publishers of an author's share own by their contracts, in hundredths. */
export const findChains = sql`
  select wr.publisher_id, p.name, p.publisher_ipi_name_number as ipi_name_number, min(wr.contract_id) as contract_id,
    (sum(wr.share) * 100)::integer as performance_hundredths, (sum(wr.share_abroad) * 100)::integer as mechanical_hundredths
  from work_right wr join person p on p.person_id = wr.publisher_id
  where wr.work_id = ${'workId'} and wr.author_id = ${'authorId'} and wr.ends_before = 'infinity'
  group by wr.publisher_id, p.name, p.publisher_ipi_name_number order by wr.publisher_id`;

export const deleteChain = sql`
  delete from work_party where work_id = ${'workId'} and author_id = ${'authorId'} and kind = 'publisher'`;

/**
 * The original publisher is the one of the contract; others are ours where their IPI name number is. What a file says of societies counts
 * where we do not know better, and the number of the contract's agreement is ours.
 */
export const insertChain = sql`
  with given as (
    select g.* from json_to_recordset(${'parties'}::json) as g (position smallint, role text, name text, ipi_name_number text,
      performance integer, mechanical integer, synchronisation integer, agreement_number text, submitter_number text,
      submitter_agreement text, stated integer[], societies smallint[], territories json)
  ), party as (
    insert into work_party (work_id, author_id, kind, chain, position, role, person_id, name, ipi_name_number, performance_share,
      mechanical_share, synchronisation_share, performance_society, mechanical_society, synchronisation_society, contract_id,
      agreement_number, submitter_number, submitter_agreement, stated_shares, source)
    select ${'workId'}::integer, ${'authorId'}::integer, 'publisher', 1, g.position, g.role, o.person_id, g.name, g.ipi_name_number,
      g.performance / 100.0, g.mechanical / 100.0, g.synchronisation / 100.0, coalesce(nullif(o.society_code, 0), s.codes[1]), s.codes[2],
      s.codes[3], case when g.position = 0 then ${'contractId'}::integer end, case when g.position = 0 and ${'source'}::text = 'cwr'
        then (select c.ice_agreement_number from publishing_contract c where c.contract_id = ${'contractId'}::integer)
        else g.agreement_number end, g.submitter_number, g.submitter_agreement,
      (select array_agg(x.share / 100.0 order by x.at) from unnest(g.stated) with ordinality as x (share, at)), ${'source'}
    from given g left join person o on o.person_id = case when g.position = 0 then ${'publisherId'}::integer
      else (select min(i.person_id) from person i where i.publisher_ipi_name_number = g.ipi_name_number) end
    left join lateral (select array_agg(k.society_code order by x.at) as codes
      from unnest(g.societies) with ordinality as x (code, at) left join society k on k.society_code = x.code) s on true
    returning work_party_id, position
  )
  insert into work_party_territory (work_party_id, position, is_included, territory, performance_share, mechanical_share, synchronisation_share)
  select p.work_party_id, t.position, t.is_included, t.territory, t.performance / 100.0, t.mechanical / 100.0, t.synchronisation / 100.0
  from given g join party p using (position), json_to_recordset(g.territories) as t (position smallint, is_included boolean, territory smallint,
    performance integer, mechanical integer, synchronisation integer)`;

export const overtakeProposals = sql`
  update work_chain_proposal set state = 'overtaken'
  where work_id = ${'workId'} and author_id = ${'authorId'} and state = 'waiting'`;

export const insertProposal = sql`
  insert into work_chain_proposal (work_id, author_id, person_id, proposed_by, parties, remark)
  values (${'workId'}, ${'authorId'}, ${'personId'}, ${'userId'}, ${'parties'}::jsonb, ${'remark'})`;

export const lockProposal = sql`
  select r.work_id, r.author_id, r.person_id, r.parties, r.state, w.title
  from work_chain_proposal r join work w using (work_id) where r.work_chain_proposal_id = ${'proposalId'} for update`;

export const decideProposal = sql`
  update work_chain_proposal set state = ${'state'}, decided_by = ${'userId'}, decided_at = now(), decision_remark = ${'remark'}
  where work_chain_proposal_id = ${'proposalId'}`;

export const waitingProposals = listing({
  schema: ChainProposal,
  from: piece`
    select r.work_chain_proposal_id as proposal_id, r.work_id, w.title, r.author_id, a.display_name, p.name, r.proposed_at, r.remark, r.parties
    from work_chain_proposal r join work w using (work_id) join author a using (author_id) join person p on p.person_id = r.person_id
    where r.state = 'waiting'`,
  orders: { proposedAt: { up: ['q.proposed_at::timestamptz', 'q.proposal_id::integer'] } },
});

export const findUnknownTerritory = sql`
  select named as territory from unnest(${'territories'}::integer[]) named
  where not exists (select from territory t where t.territory_id = named) limit 1`;

/** Shares are hundredths of a percent; synchronisation goes with the mechanical right. */
export const findOvercollected = sql`
  select country from collected_in(${'lines'}::json)
  where performance > ${'performance'}::integer or greatest(mechanical, synchronisation) > ${'mechanical'}::integer limit 1`;
