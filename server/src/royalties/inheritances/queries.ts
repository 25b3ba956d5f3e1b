import * as calls from '@omur/contract/royalties/inheritances';
import { listing, newestFirst } from '../../platform/database/listing.ts';
import { piece, sql } from '../../platform/database/statement.ts';

const inheritances = piece`
  select coalesce(json_agg(json_build_object('arfuR_NR', i.inheritance_id, 'upphaeD_ARFS', i.units * 0.0001, 'stadA_ARFS', i.state,
      'bediD_AF', a.name, 'dagS_BEDID', i.asked_at, 'akvediD_AF', d.name,
      'mA_AKVEDA', (i.state = 'waiting' and i.asked_by <> ${'userId'}::integer)::integer,
      'afturkolluN_BEDIN_AF', b.name, 'astaedA_AFTURKOLLUNAR', i.undo_reason,
      'mA_TAKA_ARF_TIL_BAKA', (i.state = 'active' and i.undo_asked_by is null and not inheritance_paid(i.inheritance_id))::integer,
      'mA_AKVEDA_AFTURKOLLUN', (i.state = 'active' and i.undo_asked_by is not null and i.undo_asked_by <> ${'userId'}::integer)::integer)
    order by i.inheritance_id desc), '[]')
  from inheritance i join app_user a on a.user_id = i.asked_by left join app_user d on d.user_id = i.decided_by
  left join app_user b on b.user_id = i.undo_asked_by
  where i.estate_id = e.estate_id`;

/** What each heir gets of what waits, or else of what can go to the heirs now. */
const heirs = piece`
  select coalesce(json_agg(json_build_object('nafN_ERFINGJA', o.name, 'hlutuR_ERFINGJA', h.share, 'upphaeD_ARFS', h.eyrir * 0.01)
    order by h.share desc, h.person_id), '[]')
  from (select unnest(array_agg(s.person_id order by s.person_id)) as person_id, unnest(array_agg(s.share order by s.person_id)) as share,
      unnest(split_units(coalesce((select i.units from inheritance i where i.estate_id = e.estate_id and i.state = 'waiting'), b.units, 0) / 100,
        array_agg(s.share order by s.person_id))) as eyrir
    from estate_heir s where s.estate_id = e.estate_id) h
  join person o using (person_id)`;

export const estateBalances = newestFirst(
  listing({
    schema: calls.EstateBalance,
    from: piece`
      select e.estate_id, p.name as registered_name, e.died_on as deceased_on, coalesce(b.units, 0) * 0.0001 as estate_isk,
        b.finding as inheritance_finding, (${heirs}) as heirs, (${inheritances}) as inheritances
      from estate e join person p using (person_id) left join estate_balance b using (estate_id)
      where e.state = 'done' and (b.units > 0 or exists (select from inheritance i where i.estate_id = e.estate_id))`,
    orders: { estateId: { up: ['q.estate_id::integer'] } },
  }),
  '-estateId',
);

const isOwn = piece`exists (
  select from app_user u where u.user_id = ${'userId'}::integer and (u.person_id = e.person_id
    or u.person_id in (select h.person_id from estate_heir h where h.estate_id = e.estate_id)))`;

export const findBalance = sql`
  select b.units::float8 as units, b.finding, ${isOwn} as is_own,
    exists (select from inheritance i where i.estate_id = e.estate_id and i.state = 'waiting') as is_asked
  from estate e join estate_balance b using (estate_id) where e.estate_id = ${'estateId'}`;
export const lockEstate = sql`select estate_id from estate where estate_id = ${'estateId'} for no key update`;
export const insertInheritance = sql`
  insert into inheritance (estate_id, units, asked_by)
  select estate_id, units, ${'userId'}::integer from estate_balance where estate_id = ${'estateId'} and units > 0`;

export const lockInheritance = sql`
  select i.state, i.asked_by, i.undo_asked_by, ${isOwn} as is_own, inheritance_paid(i.inheritance_id) as is_paid,
    left_to_recover(e.person_id) > 0 as is_owed,
    (select coalesce(array_agg(h.person_id order by h.person_id), '{}') from estate_heir h where h.estate_id = e.estate_id) as heir_ids
  from inheritance i join estate e using (estate_id) where i.inheritance_id = ${'inheritanceId'} for no key update of i`;
export const refuseIt = sql`
  update inheritance set state = 'refused', decided_by = ${'userId'}::integer, decided_at = now() where inheritance_id = ${'inheritanceId'}`;
export const passBalance = sql`select pass_balance(${'inheritanceId'}, ${'userId'}::integer)`;
export const askToUndo = sql`
  update inheritance set undo_asked_by = ${'userId'}::integer, undo_asked_at = now(), undo_reason = ${'undoReason'}
  where inheritance_id = ${'inheritanceId'}`;
export const refuseToUndo = sql`
  update inheritance set undo_asked_by = null, undo_asked_at = null, undo_reason = null where inheritance_id = ${'inheritanceId'}`;
export const undo = sql`select undo_inheritance(${'inheritanceId'}, ${'userId'}::integer)`;
