import * as calls from '@omur/contract/royalties/advances';
import { answer } from '../../platform/database/answers.ts';
import { listing, newestFirst } from '../../platform/database/listing.ts';
import { piece, sql } from '../../platform/database/statement.ts';

const advance = piece`
  select a.advance_id, a.person_id, p.name as payee_name, (a.units / 10000)::bigint as advance_isk, a.percent as recovered_percent,
    a.reason as advance_reason, case when a.state = 'active' and l.units = 0 then 'recovered' else a.state end as advance_state,
    r.units * 0.0001 as recovered_isk, l.units * 0.0001 as advance_left_isk, case when p.died_on is not null then (
      select string_agg(h.name, ', ' order by h.name, h.person_id) from person h
      where h.person_id in (select i.heir_id from inherited_right i where i.dead_id = a.person_id)) end as heir_names, u.name as asked_by, a.asked_at, b.name as decided_by,
    a.state = 'waiting' and a.asked_by <> ${'userId'}::integer as may_decide, a.write_off_reason, w.name as write_off_asked_by,
    a.write_off_units * 0.0001 as write_off_isk,
    coalesce(a.state = 'active' and a.write_off_asked_by <> ${'userId'}::integer, false) as may_decide_write_off,
    case when l.units > 0 then advance_awaited(a.person_id) else 0 end * 0.0001 as awaited_isk,
    l.units > 0 and is_being_recovered(a.person_id) as is_being_recovered
  from advance a join person p using (person_id) join app_user u on u.user_id = a.asked_by left join app_user b on b.user_id = a.decided_by
  left join app_user w on w.user_id = a.write_off_asked_by,
  lateral (select advance_left(a.advance_id) as units) l,
  lateral (select coalesce(sum(y.units), 0) as units from advance_recovery y where y.advance_id = a.advance_id) r`;
export const allAdvances = newestFirst(
  listing({
    schema: calls.Advance,
    from: advance,
    orders: { advanceId: { up: ['q.advance_id::integer'] } },
    counted: piece`advance`,
  }),
  '-advanceId',
);
export const findAdvance = answer(calls.Advance, piece`${advance} where a.advance_id = ${'advanceId'}`);

/** A person's own, and those of somebody who has died whose rights they have inherited (R203). */
const isShown = piece`(a.person_id = ${'personId'}::integer
  or a.person_id in (select i.dead_id from inherited_right i where i.heir_id = ${'personId'}::integer))`;

/** The steps of each advance, with what was left after each. */
export const stepsOfPerson = newestFirst(
  listing({
    schema: calls.AdvanceStep,
    from: piece`
      select s.*, case when p.person_id <> ${'personId'}::integer then p.name end as payee_name, abs(s.units) * 0.0001 as amount_isk,
        sum(s.units) over (partition by s.advance_id order by s.stepped_on, s.step_order) * 0.0001 as advance_left_isk
      from (
        select a.advance_id, 'granted' as advance_step_kind, a.decided_at::date as stepped_on, null as distribution_name, a.units, 0 as step_order
        from advance a where ${isShown} and a.state in ('active', 'cancelled', 'writtenOff')
        union all
        select a.advance_id, 'recovered', greatest(d.distributed_on, a.decided_at::date), d.name, -r.units, d.distribution_id
        from advance a join advance_recovery r using (advance_id) join distribution d using (distribution_id)
        where ${isShown}
        union all
        select a.advance_id, a.state, coalesce(a.cancelled_at, a.written_off_at)::date, null,
          -(a.units - coalesce((select sum(r.units) from advance_recovery r where r.advance_id = a.advance_id), 0)), 2147483647
        from advance a where ${isShown} and a.state in ('cancelled', 'writtenOff')) s
      join advance o using (advance_id) join person p on p.person_id = o.person_id`,
    orders: {
      steppedOn: { up: ['q.stepped_on::date', 'q.step_order::integer', 'q.advance_id::integer'] },
    },
  }),
  '-steppedOn',
);

/** Nobody is advanced what nothing could recover. */
export const findPayee = sql`
  select person_id, gains_by_advance(${'userId'}::integer, p.person_id) as is_own,
    p.died_on is not null and ${'units'}::bigint >= below_zero(p.person_id) + 10000 as is_over
  from person p where p.person_id = ${'personId'} and case when p.died_on is null
    then exists (select from author_right r where r.person_id = p.person_id) else below_zero(p.person_id) > 0 end`;
export const insertAdvance = sql`
  insert into advance (person_id, units, percent, reason, asked_by)
  values (${'personId'}::integer, ${'units'}::bigint, ${'percent'}::numeric, ${'reason'}, ${'userId'}::integer) returning advance_id`;
export const lock = sql`
  select a.state, a.asked_by, a.person_id, a.write_off_asked_by, gains_by_advance(${'userId'}::integer, a.person_id) as is_own,
    p.died_on is not null as has_died, is_being_recovered(a.person_id) as is_being_recovered
  from advance a join person p using (person_id) where a.advance_id = ${'advanceId'} for update of a`;
export const approve = sql`select decide_advance(${'advanceId'}, ${'userId'}::integer)`;
export const refuseIt = sql`
  update advance set state = 'refused', decided_by = ${'userId'}::integer, decided_at = now() where advance_id = ${'advanceId'}`;
export const cancel = sql`select cancel_advance(${'advanceId'}, ${'userId'}::integer)`;
export const askToWriteOff = sql`
  update advance set write_off_reason = ${'writeOffReason'}, write_off_asked_by = ${'userId'}::integer, write_off_asked_at = now()
  where advance_id = ${'advanceId'}`;
export const refuseWriteOff = sql`
  update advance set write_off_reason = null, write_off_asked_by = null, write_off_asked_at = null where advance_id = ${'advanceId'}`;
export const writeOff = sql`select write_off_advance(${'advanceId'}, ${'userId'}::integer)`;
