import { Access, AccessRequest, FoundUser } from '@omur/contract/accounts/delegation';
import { answer } from '../../platform/database/answers.ts';
import { listing } from '../../platform/database/listing.ts';
import { piece, sql } from '../../platform/database/statement.ts';
import { staffRoles } from '../../platform/lookups/listsQueries.ts';

/** Past its last day a grant counts for nothing. Days are days in Iceland, which are days in UTC. */
export const isRunning = piece`(g.last_day is null or g.last_day >= current_date)`;
export const isActive = piece`(not u.is_locked and u.closed_at is null)`;

const isGranted = piece`exists (select from access_grant g
  where g.user_id = ${'userId'} and g.grantee_user_id = u.user_id and ${isRunning})`;
const found = piece`u.user_id, left(u.kennitala, 6) as kennitala_start, u.name, u.role, ${isGranted} as is_granted`;

/** V8. Members find who works for the society by national ID alone. */
export const findByName = answer(
  FoundUser,
  piece`
  select ${found}
  from (select user_id, min(tier) as tier from find_users(${'folded'}, 100) group by user_id) f join app_user u using (user_id)
  where u.user_id <> ${'userId'} and (${'isStaff'}::boolean or u.role not in (${staffRoles}))
  order by f.tier, u.name collate "is-IS-x-icu", u.user_id limit 100`,
);

export const findByKennitala = answer(
  FoundUser,
  piece`select ${found} from app_user u where u.kennitala = ${'kennitala'} and u.user_id <> ${'userId'} and ${isActive}`,
);

const row = piece`u.user_id, u.name collate "is-IS-x-icu" as name, left(u.kennitala, 6) as kennitala_start`;
const inOrder = { name: { up: ['q.name', 'q.user_id::integer'] } } as const;
const isNamed = piece`(${'pattern'} = '%%' or u.name_folded like ${'pattern'} or u.kennitala = ${'kennitala'})`;

export const heldBy = listing({
  schema: Access,
  from: piece`select ${row}, g.is_read_only, g.last_day, g.granted_at
    from access_grant g join app_user u using (user_id)
    where g.grantee_user_id = ${'userId'} and ${isRunning} and ${isActive} and ${isNamed}`,
  orders: inOrder,
});

/** S5: for an administrator everybody is there. */
export const everybodyBut = listing({
  schema: Access,
  from: piece`select ${row}, false as is_read_only, null::date as last_day, null::timestamptz as granted_at
    from app_user u where u.user_id <> ${'userId'} and ${isActive} and ${isNamed}`,
  orders: inOrder,
});

export const grantedBy = listing({
  schema: Access,
  from: piece`select ${row}, g.is_read_only, g.last_day, g.granted_at
    from access_grant g join app_user u on u.user_id = g.grantee_user_id
    where g.user_id = ${'userId'} and ${isRunning} and ${isActive}`,
  orders: inOrder,
});

export const waitingRequests = listing({
  schema: AccessRequest,
  from: piece`
    select r.access_request_id as request_id, r.asker_user_id = ${'userId'} as is_own_request, ${row},
      r.is_read_only, r.last_day, r.remark, r.asked_at
    from access_request r
    join app_user u on u.user_id = case when r.asker_user_id = ${'userId'} then r.user_id else r.asker_user_id end
    where r.state = 'waiting' and (r.user_id = ${'userId'} or r.asker_user_id = ${'userId'}) and ${isActive}`,
  orders: { askedAt: { up: ['(-q.request_id)::integer'] } },
});

export const today = sql`select current_date::text as today`;

export const findActive = sql`
  select u.user_id, u.name, u.kennitala, u.role, u.person_id from app_user u where u.user_id = ${'userId'} and ${isActive}`;

/** What has run out is granted anew in its place; what runs stays as it is. */
export const insertGrant = sql`
  insert into access_grant as g (user_id, grantee_user_id, is_read_only, last_day)
  values (${'userId'}, ${'granteeUserId'}, ${'isReadOnly'}, ${'lastDay'})
  on conflict (user_id, grantee_user_id) do update
    set is_read_only = excluded.is_read_only, last_day = excluded.last_day, granted_at = now()
    where not ${isRunning}`;

export const lockGrant = sql`
  select g.is_read_only, g.last_day::text as last_day from access_grant g
  where g.user_id = ${'userId'} and g.grantee_user_id = ${'granteeUserId'} and ${isRunning} for no key update`;

export const updateGrant = sql`
  update access_grant set is_read_only = ${'isReadOnly'}, last_day = ${'lastDay'}
  where user_id = ${'userId'} and grantee_user_id = ${'granteeUserId'}`;

export const deleteGrant = sql`
  delete from access_grant g where g.user_id = ${'userId'} and g.grantee_user_id = ${'granteeUserId'} and ${isRunning}`;

export const findGrant = sql`
  select from access_grant g where g.user_id = ${'userId'} and g.grantee_user_id = ${'granteeUserId'} and ${isRunning}`;

/** What became of earlier requests, as far as it stands in the way of another. */
export const findObstacles = sql`
  select
    count(*) filter (where user_id = ${'userId'} and state = 'waiting') > 0 as is_asked,
    count(*) filter (where user_id = ${'userId'} and state = 'refused' and answered_at > now() - interval '7 days') > 0 as is_refused,
    count(*) filter (where state = 'waiting')::integer as waiting
  from access_request where asker_user_id = ${'askerUserId'}`;

export const insertRequest = sql`
  insert into access_request (user_id, asker_user_id, is_read_only, last_day, remark)
  values (${'userId'}, ${'askerUserId'}, ${'isReadOnly'}, ${'lastDay'}, ${'remark'})
  on conflict (user_id, asker_user_id) where state = 'waiting' do nothing
  returning access_request_id as request_id`;

export const lockRequest = sql`
  select r.asker_user_id, r.is_read_only, r.last_day::text as last_day from access_request r
  where r.access_request_id = ${'requestId'} and r.user_id = ${'userId'} and r.state = 'waiting' for update`;

export const endRequest = sql`
  update access_request set state = ${'state'}, answered_at = now() where access_request_id = ${'requestId'}`;

export const withdrawRequest = sql`
  update access_request set state = 'withdrawn', answered_at = now()
  where access_request_id = ${'requestId'} and asker_user_id = ${'askerUserId'} and state = 'waiting'`;

/** Anyone who is granted access unasked has no need of an answer any more. */
export const acceptRequests = sql`
  update access_request set state = 'accepted', answered_at = now()
  where user_id = ${'userId'} and asker_user_id = ${'askerUserId'} and state = 'waiting'`;
