import { piece, sql } from '../../platform/database/statement.ts';
import { staffRoles } from '../../platform/lookups/listsQueries.ts';

/** The IPI name numbers of a file's sender: the one in HDR, the publisher's with us, and others of the same party. */
export const ownNumbers = piece`
  array(select f.sender_ipi union select p.publisher_ipi_name_number where p.publisher_ipi_name_number is not null
    union select o.name_number from ipi_name n join ipi_name o using (party_id)
      where n.name_number in (f.sender_ipi, p.publisher_ipi_name_number))`;

/**
 * O365: whether who sent a file `f` by the login `u` may register for whom it is, as they are now. That a key ended counts for nothing, and what one
 * of the staff sent stays sent.
 */
const mayRegister = piece`(p.left_on is null
    and not exists (select from app_user o where o.person_id = f.person_id and (o.is_locked or o.closed_at is not null))
    and (u.role in (${staffRoles}) or not u.is_locked and u.closed_at is null and (u.role = 'member' and u.person_id = f.person_id or exists (
      select from app_user o join access_grant g using (user_id) where o.person_id = f.person_id and o.role = 'member'
        and g.grantee_user_id = u.user_id and not g.is_read_only and (g.last_day is null or g.last_day >= current_date)))))`;

const senders = (user: ReturnType<typeof piece>) => piece`
  select f.cwr_file_id, f.person_id, f.sender_ipi, f.sender_code, u.user_id, u.role, p.kennitala, p.name, u.name as user_name, f.sent_by_key as key_id,
    ${ownNumbers} as own_numbers, ${mayRegister} as may_register
  from cwr_file f join app_user u on u.user_id = ${user} join person p on p.person_id = f.person_id
  where f.cwr_file_id = ${'cwrFileId'}`;

/** Of a file that was sent: who sent it, for whom its works are registered. */
export const findSent = sql`${senders(piece`f.sent_by`)} and f.state = 'processing'`;
/** Of a file that is checked: the same as if it were sent by who uploaded it. */
export const findSender = sql`${senders(piece`f.announced_by`)} and f.state = 'checking'`;

/** Works are registered in the name of who sent the file, and of the key with which their system did (O221). */
export const nameSender = sql`
  select set_config('omur.user_id', ${'userId'}, true), set_config('omur.api_key_id', ${'keyId'}, true)`;

/** Works of a file that are not refused, in its order, after a place in it. */
export const findStaged = sql`
  select t.cwr_transaction_id, t.group_number, t.transaction_number, t.transaction_type, t.first_answer, t.submitter_number, t.title, t.work
  from cwr_transaction t where t.cwr_file_id = ${'cwrFileId'} and t.state = 'staged' and t.first_answer is distinct from 'RJ'
    and t.first_answer is distinct from 'NP' and (t.group_number, t.transaction_number) > (${'group'}::integer, ${'transaction'}::integer)
  order by t.group_number, t.transaction_number limit ${'most'}`;

/** X112: what a work would be asked about stands with it until the file is sent. */
export const keepForeseen = sql`
  update cwr_transaction t set question = o.question, reasons = coalesce(o.reasons, '[]'), first_answer = coalesce(o.first_answer, t.first_answer),
    messages = t.messages || coalesce(o.messages, '[]')
  from json_to_recordset(${'outcomes'}::json) as o (id integer, question text, reasons jsonb, first_answer text, messages jsonb)
  where t.cwr_transaction_id = o.id`;

/** The next work of a file, for this transaction alone. */
export const takeNext = sql`
  select t.cwr_transaction_id, t.transaction_type, t.first_answer, t.submitter_number, t.title, t.work
  from cwr_transaction t where t.cwr_file_id = ${'cwrFileId'} and t.state = 'staged'
  order by t.group_number, t.transaction_number limit 1 for update`;

export const keepOutcome = sql`
  update cwr_transaction set state = ${'state'}, work_id = ${'workId'}::integer, question = ${'question'}, reasons = ${'reasons'}::jsonb,
    first_answer = coalesce(${'firstAnswer'}::text, first_answer), messages = messages || ${'messages'}::jsonb,
    second_answer = ${'secondAnswer'}, is_changed = ${'isChanged'}::boolean, decided_at = case when ${'secondAnswer'}::text is not null then now() end
  where cwr_transaction_id = ${'cwrTransactionId'} and state = 'staged'`;

export const endFile = sql`
  update cwr_file f set state = 'processed', processed_at = now()
  where f.cwr_file_id = ${'cwrFileId'} and f.state = 'processing'
    and not exists (select from cwr_transaction t where t.cwr_file_id = f.cwr_file_id and t.state = 'staged')`;

/** Who in our books or in the IPI register goes by these numbers, with the contracts by which a person publishes them today. */
export const findWriters = sql`
  select g.ipi, a.author_id, coalesce((select json_agg(json_build_object('contractId', c.contract_id,
      'performanceShareHundredths', (c.performance_share * 100)::integer,
      'mechanicalShareHundredths', (c.mechanical_share * 100)::integer) order by c.contract_id)
    from publishing_contract c where c.author_id = a.author_id and c.publisher_id = ${'personId'} and c.original_contract_id is null
      and current_date between c.counts_from and least(c.ends_on, c.counts_until)), '[]') as contracts
  from unnest(${'ipis'}::text[]) as g (ipi)
  left join author a on a.ipi_name_number = g.ipi and a.merged_into is null
  where a.author_id is not null or exists (select from ipi_name n where n.name_number = g.ipi)`;

/** X85: by what the sender calls it. The code in a file's name is typed and proves nothing. */
export const findByNumber = sql`
  select n.work_id from work_number n
  where n.issuer = ${'senderIpi'} and upper(n.number) = upper(${'number'}) limit 1`;

/** X85: a work that it may be: by our number, by its ISWC, or by its title and the numbers of all its writers. */
export const findLike = sql`
  select w.work_id from work w where w.work_id = any(${'workIds'}::integer[]) and w.review not in ('withdrawn', 'refused')
  union all
  select i.work_id from work_iswc i where i.iswc = ${'iswc'} and i.is_preferred
  union all
  select wt.work_id from work_title wt join work w using (work_id)
  where wt.title_folded = fold(${'title'}) and w.review not in ('withdrawn', 'refused') and cardinality(${'ipis'}::text[]) > 0
    and (select array_agg(a.ipi_name_number order by a.ipi_name_number) from work_author wa join author a using (author_id)
      where wa.work_id = wt.work_id) = ${'ipis'}::text[]
  limit 1`;

/** The number that the sender calls the work by; one of another work stays that work's. */
export const insertNumber = sql`
  insert into work_number (work_id, issuer, number, source, added_by)
  values (${'workId'}, ${'issuer'}, ${'number'}, 'cwr', ${'userId'}) on conflict do nothing returning work_number_id`;

const sharesApart = (of: 'p' | 't') => {
  const row = of === 'p' ? piece`p` : piece`t`;
  return piece`'performanceHundredths', (${row}.performance_share * 100)::integer,
    'mechanicalHundredths', (${row}.mechanical_share * 100)::integer, 'synchronisationHundredths', (${row}.synchronisation_share * 100)::integer`;
};

/** A work as it stands, to be compared with what a revision says. A publisher of whom nothing is stated collects everywhere. */
export const findOnFile = sql`
  select w.title, (select json_agg(json_build_object('ipi', a.ipi_name_number, 'shareHundredths', (wa.share * 100)::integer)
    order by a.ipi_name_number) from work_author wa join author a using (author_id) where wa.work_id = w.work_id) as authors,
    (select json_agg(json_build_object('authorId', p.author_id, 'personId', p.person_id, 'partyRole', p.role, 'name', p.name,
        'ipiNameNumber', p.ipi_name_number, ${sharesApart('p')}, 'territories', case when p.source = 'registration'
          then json_build_array(json_build_object('territory', 2136, 'isIncluded', true, ${sharesApart('p')}))
          else (select coalesce(json_agg(json_build_object('territory', t.territory, 'isIncluded', t.is_included, ${sharesApart('t')})
              order by t.position), '[]') from work_party_territory t where t.work_party_id = p.work_party_id) end)
      order by p.author_position, p.author_id, p.chain, p.place)
      from work_parties(w.work_id) p where p.kind = 'publisher') as publishers
  from work w where w.work_id = ${'workId'}`;

/** A code that a file gives is not confirmed; the agency or staff say whether it is the work's. */
export const insertIswc = sql`
  insert into work_iswc (work_id, iswc, source, is_verified, is_preferred) values (${'workId'}, ${'iswc'}, 'cwr', false, false)
  on conflict do nothing`;
