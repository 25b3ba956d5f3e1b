import { Transfer, TransferContract, TransferPreview } from '@omur/contract/publishing/transfers';
import { answer } from '../../platform/database/answers.ts';
import { listing } from '../../platform/database/listing.ts';
import { plainOfContract } from '../../platform/database/plainSql.ts';
import { piece, sql, type Fragment } from '../../platform/database/statement.ts';

/** M18, R125: whether one of the two publishers is the user's. */
const isOwn = piece`exists (select from own_person o where o.user_id = ${'userId'}::integer and o.person_id in (t.giver_id, t.receiver_id))`;
const transfers = piece`
  select t.transfer_id, t.giver_id, g.name as giver_name, t.receiver_id, r.name as receiver_name, t.transfers_on,
    t.reason as transfer_reason, t.state as transfer_state, asking.name as asked_by, t.asked_at, deciding.name as decided_by, t.remark,
    t.asked_by = ${'userId'}::integer as is_own_request,
    t.state in ('asked', 'confirmed') and (t.state = 'asked' or t.transfers_on > current_date) and not ${isOwn} as may_undo
  from catalogue_transfer t join person g on g.person_id = t.giver_id join person r on r.person_id = t.receiver_id
  join app_user asking on asking.user_id = t.asked_by left join app_user deciding on deciding.user_id = t.decided_by`;

export const allTransfers = listing({
  schema: Transfer,
  from: transfers,
  orders: { transferId: { up: ['(-q.transfer_id)::integer'] } },
});

export const findTransfer = answer(Transfer, piece`${transfers} where t.transfer_id = ${'transferId'}`);

/** What goes with a catalogue: contracts of the giver that count on the day, or later. */
const going = (giver: Fragment, receiver: Fragment, day: Fragment) => piece`
  select c.contract_id, c.author_id, case
      when a.person_id = ${receiver} then 'ownAuthor'
      when exists (select from publishing_contract o join publishing_contract n
          on coalesce(o.lineage_id, o.contract_id) = coalesce(n.lineage_id, n.contract_id)
        where n.contract_id = c.original_contract_id and o.publisher_id = ${receiver} and o.counts_until >= ${day})
      or exists (select from publishing_contract s join publishing_contract n on n.contract_id = s.original_contract_id
        where coalesce(n.lineage_id, n.contract_id) = coalesce(c.lineage_id, c.contract_id) and s.publisher_id = ${receiver}
          and s.counts_until >= ${day}) then 'subPublishing' end as obstacle
  from publishing_contract c join author a using (author_id)
  where c.publisher_id = ${giver} and c.counts_until >= ${day} and c.given_on is null`;

const ofAsked = going(
  piece`${'giverId'}::integer` as Fragment,
  piece`${'receiverId'}::integer` as Fragment,
  piece`${'transfersOn'}::date` as Fragment,
) as Fragment<'giverId' | 'receiverId' | 'transfersOn'>;

export const previewOf = answer(
  TransferPreview,
  piece`
  with going as (${ofAsked})
  select count(*)::integer as contracts_count, count(obstacle)::integer as obstacles_count,
    (select count(distinct cw.work_id)::integer from going join contract_work cw using (contract_id)) as works_count,
    (select count(*)::integer from contract_submission s where s.publisher_id = ${'giverId'}::integer and s.state in ('offered', 'waiting'))
      as pending_count, left_to_recover(${'giverId'}::integer) * 0.0001 as advance_left_isk
  from going`,
);

const shown = <N extends string>(contracts: Fragment<N>) => piece`
  select going.contract_id, a.display_name, going.obstacle,
    (select count(*)::integer from contract_work cw where cw.contract_id = going.contract_id) as works_count
  from (${contracts}) going join author a using (author_id)`;
const orders = { contractId: { up: ['q.contract_id::integer'] } };

export const contractsOfPreview = listing({ schema: TransferContract, from: shown(ofAsked), orders });

/** Once it is done, those that it took; before, those that it would take now. */
export const contractsOfTransfer = listing({
  schema: TransferContract,
  from: shown(piece`
    select c.contract_id, c.author_id, null::text as obstacle
    from publishing_contract n join publishing_contract c on c.contract_id = n.transferred_from_id where n.transfer_id = ${'transferId'}
    union all
    select g.contract_id, g.author_id, g.obstacle from catalogue_transfer t
    cross join lateral (${going(piece`t.giver_id`, piece`t.receiver_id`, piece`t.transfers_on`)}) g
    where t.transfer_id = ${'transferId'} and t.state in ('asked', 'confirmed', 'stopped')`),
  orders,
});

export const findObstacle = sql`
  select g.contract_id from (${ofAsked}) g where g.obstacle is not null order by g.contract_id limit 1`;
export const countGoing = sql`select count(*)::integer as count from (${ofAsked}) g`;

export const findBothPublishers = sql`
  select count(*)::integer as count from person p
  where p.person_id in (${'giverId'}::integer, ${'receiverId'}::integer) and p.is_publisher`;

export const insertTransfer = sql`
  insert into catalogue_transfer (giver_id, receiver_id, transfers_on, reason, asked_by)
  values (${'giverId'}, ${'receiverId'}, ${'transfersOn'}, ${'reason'}, ${'userId'}) returning transfer_id`;

export const lockTransfer = sql`
  select t.state, t.giver_id, t.receiver_id, t.transfers_on::text as transfers_on, t.asked_by, current_date::text as today,
    g.name as giver_name, r.name as receiver_name, ${isOwn} as is_own, left_to_recover(t.giver_id)::float8 / 10000 as recovery_isk
  from catalogue_transfer t join person g on g.person_id = t.giver_id join person r on r.person_id = t.receiver_id
  where t.transfer_id = ${'transferId'} for update of t`;

export const markDecided = sql`
  update catalogue_transfer set state = ${'state'}, decided_by = ${'userId'}, decided_at = now(), remark = ${'remark'},
    may_reduce_recovery = ${'mayReduceRecovery'}
  where transfer_id = ${'transferId'}`;

export const markUndone = sql`
  update catalogue_transfer set state = 'undone', undone_by = ${'userId'}, undone_at = now() where transfer_id = ${'transferId'}`;

/** The next that is due. What somebody else has locked is seen to there, or in the next turn. */
export const findDue = sql`
  select t.transfer_id, t.giver_id, t.receiver_id, t.transfers_on::text as transfers_on, t.asked_by, t.decided_by, g.name as giver_name,
    r.name as receiver_name
  from catalogue_transfer t join person g on g.person_id = t.giver_id join person r on r.person_id = t.receiver_id
  where t.state = 'confirmed' and t.transfers_on <= current_date
  order by t.transfers_on, t.transfer_id limit 1 for update of t skip locked`;

export const markStopped = sql`update catalogue_transfer set state = 'stopped' where transfer_id = ${'transferId'}`;
export const markDone = sql`
  update catalogue_transfer set state = 'done', done_at = now() where transfer_id = ${'transferId'}`;

export const listGoing = sql`
  select g.contract_id, g.author_id from (${ofAsked}) g join publishing_contract c using (contract_id)
  order by g.author_id, g.contract_id for update of c`;

/** Authors first, in the order in which the making of contracts locks them. */
export const lockAuthors = sql`
  select author_id from author where author_id in (select g.author_id from (${ofAsked}) g) order by author_id for no key update`;

export const giveContracts = sql`
  update publishing_contract set given_on = ${'transfersOn'}::date, version = version + 1 where contract_id = any(${'contractIds'}::integer[])`;

/** The receiver's contracts say the same and take the place of the giver's. */
export const insertReceived = sql`
  insert into publishing_contract
    (publisher_id, author_id, original_contract_id, agreement_type, starts_on, ends_on, performance_share, mechanical_share,
     synchronisation_share, territories, retention_ends_on, collection_ends_on, received_on, transferred_from_id, lineage_id, transfer_id,
     took_effect_at, is_dated, ending_told_for, ${plainOfContract.columns()})
  select ${'receiverId'}::integer, c.author_id, c.original_contract_id, c.agreement_type, c.starts_on, c.ends_on, c.performance_share,
    c.mechanical_share, c.synchronisation_share, c.territories, c.retention_ends_on, c.collection_ends_on, ${'transfersOn'}::date,
    c.contract_id, coalesce(c.lineage_id, c.contract_id), ${'transferId'}::integer, c.took_effect_at, true, c.ending_told_for,
    ${plainOfContract.columns('c')}
  from publishing_contract c where c.contract_id = any(${'contractIds'}::integer[]) order by c.contract_id
  returning contract_id, transferred_from_id`;

export const copyWorks = sql`
  insert into contract_work (contract_id, work_id)
  select n.contract_id, cw.work_id from publishing_contract n join contract_work cw on cw.contract_id = n.transferred_from_id
  where n.transfer_id = ${'transferId'}`;

export const followChoice = sql`
  update work_author wa set contract_id = n.contract_id
  from publishing_contract n where n.transfer_id = ${'transferId'} and wa.contract_id = n.transferred_from_id and wa.author_id = n.author_id`;

/** Works with lines of the contracts, of every author of theirs. */
export const lockWorks = sql`
  select w.work_id from work w where w.work_id in (
    select cw.work_id from publishing_contract n join contract_work cw using (contract_id) where n.transfer_id = ${'transferId'}
    union select wa.work_id from publishing_contract n join work_author wa on wa.contract_id = n.contract_id
      where n.transfer_id = ${'transferId'})
  order by w.work_id for update`;

export const listWorksOfAuthors = sql`
  select distinct wa.work_id, wa.author_id from publishing_contract n
  join work_author wa on wa.author_id = n.author_id
  where n.transfer_id = ${'transferId'} and (wa.contract_id = n.contract_id
    or exists (select from contract_work cw where cw.contract_id = n.contract_id and cw.work_id = wa.work_id))
  order by wa.work_id, wa.author_id`;

export const markOver = sql`
  update publishing_contract set took_effect_at = null
  where given_on <= current_date and took_effect_at is not null and contract_id = any(${'contractIds'}::integer[])`;

export const insertHistory = sql`
  insert into contract_change (contract_id, field, old_value, new_value, user_id)
  select c, 'YFIRFAERSLA', ${'giverName'}, ${'receiverName'}, ${'userId'}::integer
  from publishing_contract n, unnest(array[n.transferred_from_id, n.contract_id]) c where n.transfer_id = ${'transferId'} order by c`;

export const findAuthorsAffected = sql`
  select array(select distinct person from publishing_contract c, unnest(contract_parties(c.publisher_id, c.author_id)) person
    where c.contract_id = any(${'contractIds'}::integer[]) and person <> all (${'but'}::integer[]) order by 1) as person_ids`;
