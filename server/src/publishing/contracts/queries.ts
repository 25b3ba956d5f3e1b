import { plainOfContract } from '../../platform/database/plainSql.ts';
import {
  Contract,
  ContractChange,
  ContractWork,
  FoundPublisher,
  ListedContract,
} from '@omur/contract/publishing/contracts';
import { answer } from '../../platform/database/answers.ts';
import { listing } from '../../platform/database/listing.ts';
import { piece, sql, type Fragment } from '../../platform/database/statement.ts';
import { parties } from './rows.ts';
import {
  agreement,
  isAccessibleContract,
  isSociety,
  listed,
  matching,
  ofPerson,
  withParties,
  work,
} from './rowsQueries.ts';

const orders = {
  contractId: { up: ['q.contract_id::integer'] },
  name: { up: ['q.name', 'q.contract_id::integer'] },
  displayName: { up: ['q.display_name', 'q.contract_id::integer'] },
  startsOn: { up: ['q.starts_on::date', 'q.contract_id::integer'] },
  endsOn: { up: ['q.ends_on::date', 'q.contract_id::integer'] },
};
const contracts = piece`select c.contract_id, ${listed} from publishing_contract c`;
const byNumberOrName = piece`(c.contract_id = ${'number'}::integer or ${matching})`;
/** Without a search: counted apart, and quick when in the order of numbers. */
const contractList = <N extends string>(from: Fragment<N>, counted?: Fragment<N>) =>
  listing({
    schema: ListedContract,
    from,
    orders,
    ...(counted && { counted, short: ['contractId', '-contractId'] }),
  });

/** C7.3, and all of them for staff: whole, or what a search finds. */
export const contractsOf = {
  person: contractList(piece`${contracts} where ${ofPerson}`, piece`publishing_contract c where ${ofPerson}`),
  personFound: contractList(piece`${contracts} where ${ofPerson} and ${byNumberOrName}`),
  all: contractList(contracts, piece`publishing_contract`),
  allFound: contractList(piece`${contracts} where ${byNumberOrName}`),
};

/** X44: the contracts that publish in the place of one. */
export const subAgreementsOf = contractList(piece`${contracts}
  join publishing_contract above on above.contract_id = ${'contractId'}
    and c.original_contract_id = coalesce(above.lineage_id, above.contract_id)
  where ${isAccessibleContract}`);

export const findContract = answer(
  Contract,
  piece`
  select c.contract_id, c.starts_on, c.ends_on, c.performance_share, c.mechanical_share, ${plainOfContract.columns('c')},
    c.version, ${agreement}, ${parties},
    (select s.submission_id from contract_submission s where s.contract_id = c.contract_id) as submission_id,
    ${'takesTwo'}::boolean as changes_take_two, ${'isStaff'}::boolean and exists (select from confirmation w
      where w.contract_id = c.contract_id and w.kind = 'contract' and w.state = 'waiting') as is_change_awaited
  from publishing_contract c ${withParties}
  where c.contract_id = ${'contractId'} and ${isAccessibleContract}`,
);

/** Who asked for a change; a transfer has its own record of it (X45), from which it was written in the same moment. */
const asking = piece`coalesce(h.asked_by, (
      select t.asked_by from publishing_contract n join catalogue_transfer t using (transfer_id)
      where h.field = 'YFIRFAERSLA' and h.contract_id in (n.contract_id, n.transferred_from_id) and t.done_at = h.changed_at limit 1))`;

/** O315: the days on which a contract of an earlier system changed its shares. They come before all that was changed here. */
const earlierChanges = piece`
    select (b.day - date '9999-12-31') * 2 - s.place as contract_change_id, ${'fieldNames'}::json ->> s.field as changed_field,
      s.before::text as old_value, s.after::text as new_value, b.day::timestamptz as changed_at, 'share' as value_kind,
      'portal' as actor_kind, ${'earlierSystem'} as name, null::text as asked_by
    from publishing_contract c
    cross join lateral (select t.starts_on as day from contract_term t where t.contract_id = c.contract_id
      union select t.ends_on + 1 from contract_term t where t.contract_id = c.contract_id) b
    left join contract_term o on o.contract_id = c.contract_id and b.day - 1 between o.starts_on and o.ends_on
    left join contract_term n on n.contract_id = c.contract_id and b.day between n.starts_on and n.ends_on
    cross join lateral (values
      (0, 'PERFORMANCE_SHARE', case when o.contract_id is null then c.performance_share else o.performance_share end,
        case when n.contract_id is null then c.performance_share else n.performance_share end),
      (1, 'MECHANICAL_SHARE', case when o.contract_id is null then c.mechanical_share else o.mechanical_share end,
        case when n.contract_id is null then c.mechanical_share else n.mechanical_share end)) s (place, field, before, after)
    where c.contract_id = ${'contractId'} and ${isAccessibleContract} and b.day > c.starts_on and b.day <= c.ends_on
      and s.before is distinct from s.after`;

export const changesOfContract = listing({
  schema: ContractChange,
  from: piece`
    select h.contract_change_id, ${'fieldNames'}::json ->> h.field as changed_field, h.old_value, h.new_value, h.changed_at,
      case when h.field like '%\\_SHARE' then 'share' when h.field like '%\\_SAMNINGS' or h.field like '%\\_TIL' then 'day'
        when h.field = 'SVAEDI' then 'territories' else 'text' end as value_kind,
      case when u.user_id is null then 'portal' when ${isSociety} then 'society' else 'user' end as actor_kind,
      case when u.user_id is null then ${'portal'} when ${isSociety} then ${'society'} else u.name end as name,
      case when ${'isStaff'}::boolean then (select a.name from app_user a where a.user_id = ${asking}) end as asked_by
    from contract_change h
    join publishing_contract c on c.contract_id = h.contract_id and ${isAccessibleContract}
    left join app_user u on u.user_id = h.user_id
    where h.contract_id = ${'contractId'}
    union all ${earlierChanges}`,
  orders: { changedAt: { up: ['(-q.contract_change_id)::integer'] } },
});

const workOrders = { title: { up: ['q.title', 'q.work_id::integer'] } };
const matchingWork = piece`and (theirs.title_folded like ${'pattern'} or theirs.work_id = ${'number'})`;
/**
 * The author's works as they stand in the author's own list, which is kept in the order of titles. Whose list it is comes from
 * subqueries: they are one value each, so that a page is read off the index and not sorted.
 */
const ofContract = piece`from publishing_contract c join author a on a.author_id = c.author_id
      where c.contract_id = ${'contractId'} and ${isAccessibleContract}`;
const theirs = piece`
    select theirs.work_id, theirs.title, ${work}
    from person_work theirs cross join lateral (select * from work w where w.work_id = theirs.work_id limit 1) w
    where theirs.person_id = (select a.person_id ${ofContract}) and theirs.author_id = (select c.author_id ${ofContract})`;
/** Counted for each work as it is read: as a join it would make PostgreSQL read the whole list and sort it. */
const inContract = piece`(select count(*) from contract_work cw
    where cw.contract_id = ${'contractId'} and cw.work_id = theirs.work_id)`;
const insideRows = piece`contract_work cw
    cross join lateral (select from person_work theirs
      where theirs.person_id = (select a.person_id ${ofContract}) and theirs.work_id = cw.work_id
        and theirs.author_id + 0 = (select c.author_id ${ofContract}) limit 1) theirs
    where cw.contract_id = ${'contractId'}`;
const allCount = piece`select t.works from publishing_contract c join author a on a.author_id = c.author_id
    join person_work_total t on t.person_id = a.person_id and t.author_id = c.author_id where c.contract_id = ${'contractId'}`;
const workList = <N extends string>(from: Fragment<N>, counted?: Fragment<N>) =>
  listing({ schema: ContractWork, from, orders: workOrders, ...(counted && { counted }) });

/** C7.22. What the author has ever written is counted; only what is in the contract has to be gone through. */
export const worksOfContract = {
  inside: workList(piece`${theirs} and ${inContract} = 1`, insideRows),
  insideFound: workList(piece`${theirs} and ${inContract} = 1 ${matchingWork}`),
  outside: listing({
    schema: ContractWork,
    from: piece`${theirs} and ${inContract} = 0`,
    orders: workOrders,
    // What is in one contract is counted whole: of its works no more are looked up than it has.
    total: piece`select coalesce((${allCount}), 0) - (select count(*) from ${insideRows})`,
    short: ['title', '-title'],
  }),
  outsideFound: workList(piece`${theirs} and ${inContract} = 0 ${matchingWork}`),
};

const foundPublisher = piece`
  select p.person_id, p.name, left(p.kennitala, 6) as kennitala_start, f.tier
  from (
    select person_id, min(tier) as tier from (
      select k.person_id, 0 as tier from person k where k.kennitala = ${'kennitala'}
      union all select person_id, tier from find_persons(${'folded'}, 60) where ${'folded'} <> ''
    ) one group by person_id
  ) f join person p using (person_id)
  where p.is_publisher`;

export const findPublishers = answer(
  FoundPublisher,
  piece`${foundPublisher} order by f.tier, p.name collate "is-IS-x-icu", p.person_id limit 20`,
);

export const lockContract = sql`
  select c.version, c.publisher_id, c.author_id, c.starts_on, c.ends_on, (c.performance_share * 100)::integer as performance_share_hundredths,
    (c.mechanical_share * 100)::integer as mechanical_share_hundredths, ${plainOfContract.columns('c')},
    c.took_effect_at is not null as has_taken_effect, c.territories, c.agreement_type, c.original_contract_id,
    (c.synchronisation_share * 100)::integer as synchronisation_share_hundredths, c.retention_ends_on::text as retention_ends_on,
    c.collection_ends_on::text as collection_ends_on, c.received_on::text as received_on, c.given_on::text as given_on,
    is_own_contract_change(${'userId'}, c.contract_id, null) as is_own
  from publishing_contract c where c.contract_id = ${'contractId'} for update`;

export const updateContract = sql`
  update publishing_contract set starts_on = ${'startsOn'}, ends_on = ${'endsOn'},
    performance_share = ${'performanceShareHundredths'}::integer / 100.0,
    mechanical_share = ${'mechanicalShareHundredths'}::integer / 100.0, territories = ${'territories'}::integer[],
    agreement_type = ${'agreementType'}, synchronisation_share = ${'synchronisationShareHundredths'}::integer / 100.0,
    retention_ends_on = ${'retentionEndsOn'}::date, collection_ends_on = ${'collectionEndsOn'}::date,
    ${plainOfContract.set}, version = publishing_contract.version + 1
  from ${plainOfContract.row} where publishing_contract.contract_id = ${'contractId'}`;

export const insertChanges = sql`
  insert into contract_change (contract_id, field, old_value, new_value, user_id, asked_by, takes_two)
  select ${'contractId'}, h.field, h.old_value, h.new_value, ${'userId'}, ${'askedBy'}::integer, ${'takesTwo'}::boolean
  from rows from (json_to_recordset(${'changes'}::json) as (field text, old_value text, new_value text))
    with ordinality as h (field, old_value, new_value, nth)
  order by h.nth desc`;
