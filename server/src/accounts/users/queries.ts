import { User } from '@omur/contract/accounts/users';
import { answer } from '../../platform/database/answers.ts';
import { listing } from '../../platform/database/listing.ts';
import { piece, sql, type Fragment } from '../../platform/database/statement.ts';

/** V10: of the national ID editors see the first six digits. */
const columns = piece`
    select u.user_id, case when ${'seesAll'}::boolean then u.kennitala else left(u.kennitala, 6) end as kennitala,
      u.name collate "is-IS-x-icu" as name, u.role,
      (select c.role from confirmation c where c.kind = 'staff' and c.state = 'waiting' and c.user_id = u.user_id) as awaited_role,
      u.person_id, p.email, u.language, u.is_locked,
      u.closed_at is not null as is_closed, u.password_hash is not null as has_password,
      exists (select from second_factor f where f.user_id = u.user_id) as has_second_factor,
      (select max(i.expires_at) from invitation i
        where i.user_id = u.user_id and i.used_at is null and i.replaced_at is null and i.expires_at > now()) as invited_until,
      (select count(*)::integer from session s
        where s.user_id = u.user_id and s.ended_at is null and s.expires_at > now()
          and s.last_used_at > now() - make_interval(mins => ${'idleMinutes'}::integer)) as sessions,
      (select max(s.last_used_at) from session s where s.user_id = u.user_id and s.ended_at is null) as last_used_at
    from app_user u left join person p using (person_id)`;

const users = <N extends string>(condition: Fragment<N>) =>
  listing({
    schema: User,
    from: piece<N | 'seesAll' | 'idleMinutes'>`${columns} where ${condition}`,
    counted: piece`app_user u where ${condition}`,
    orders: {
      name: { up: ['q.name', 'q.user_id::integer'] },
      userId: { up: ['q.user_id::integer'] },
      role: { up: ['q.role', 'q.name', 'q.user_id::integer'] },
    },
  });

export const allUsers = users(piece`true`);

/** By a part of the name, by the national ID or its beginning, or by number. */
export const foundUsers = users(piece`
    u.name_folded like ${'pattern'} or u.kennitala between ${'firstKennitala'} and ${'lastKennitala'} or u.user_id = ${'number'}::integer`);

export const findUser = answer(User, piece`${columns} where u.user_id = ${'userId'}`);

/** Those who can act as administrators now, in one order, so that two who demote each other wait for one another. */
export const lockAdministrators = sql`
  select user_id from app_user where role = 'administrator' and not is_locked and closed_at is null
  order by user_id for update`;

export const lockUser = sql`
  select u.user_id, u.name, u.kennitala, u.role, u.is_locked, u.closed_at is not null as is_closed, u.person_id, u.language,
    u.password_hash is not null as has_password, (select p.email from person p where p.person_id = u.person_id) as email,
    exists (select from person p where p.person_id = u.person_id and (p.left_on is not null or p.died_on is not null)) as has_left
  from app_user u where u.user_id = ${'userId'} for update`;

export const updateUser = sql`
  update app_user set role = ${'role'}, is_locked = ${'isLocked'},
    closed_at = case when ${'isClosed'}::boolean then coalesce(closed_at, now()) end
  where user_id = ${'userId'}`;

export const languageOf = sql`select language from app_user where user_id = ${'userId'}`;

export const chooseLanguage = sql`
  update app_user set language = ${'language'} where user_id = ${'userId'} and language <> ${'language'}`;

/** Anyone who has the national ID, and whether it is somebody a member typed in. */
export const findPersonOf = sql`
  select p.person_id, p.is_unregistered, p.email,
    (select min(a.author_id) from author a where a.person_id = p.person_id) as author_id
  from person p where p.kennitala = ${'kennitala'}`;

export const insertUser = sql`
  insert into app_user (kennitala, name, role, person_id, language)
  values (${'kennitala'}, ${'name'}, ${'role'}, ${'personId'}, ${'language'}) returning user_id`;

export const replaceInvitation = sql`
  update invitation set replaced_at = now()
  where user_id = ${'userId'} and used_at is null and replaced_at is null`;

export const awaitedRole = sql`
  select role from confirmation where kind = 'staff' and state = 'waiting' and user_id = ${'userId'}`;

/** What a login is opened by, all of it. */
export const emptyLogin = sql`
  with codes as (delete from recovery_code where user_id = ${'userId'}),
    apps as (delete from code_app where user_id = ${'userId'}),
    factors as (delete from second_factor where user_id = ${'userId'}),
    resets as (update password_reset set ended_at = now() where user_id = ${'userId'} and ended_at is null),
    invitations as (update invitation set replaced_at = now() where user_id = ${'userId'} and used_at is null and replaced_at is null)
  update app_user set password_hash = null where user_id = ${'userId'}`;

/** Each was the first, or another of the staff confirmed it. */
export const lastAddress = sql`
  select email from invitation where user_id = ${'userId'} order by invitation_id desc limit 1`;

export const insertInvitation = sql`
  insert into invitation (user_id, token_hash, email, invited_by)
  values (${'userId'}, ${'tokenHash'}, ${'email'}, ${'invitedBy'}) returning expires_at`;

export const findInvitation = sql`
  select i.invitation_id, i.user_id, i.expires_at, i.used_at is not null as is_used, i.replaced_at is not null as is_replaced,
    i.expires_at <= now() as is_expired, u.is_locked or u.closed_at is not null as is_barred, u.name, u.kennitala, u.role,
    u.person_id, u.password_hash is not null as has_password
  from invitation i join app_user u using (user_id) where i.token_hash = ${'tokenHash'}`;

/** Once: of two who use the same link at the same time, the second finds no row. */
export const useInvitation = sql`
  update invitation set used_at = now()
  where invitation_id = ${'invitationId'} and used_at is null and replaced_at is null and expires_at > now()`;

/** In whose name the change is recorded: nobody was logged in. */
export const nameInvited = sql`
  select set_config('omur.user_id', ${'userId'}, true), set_config('omur.request_id', ${'requestId'}, true)`;
