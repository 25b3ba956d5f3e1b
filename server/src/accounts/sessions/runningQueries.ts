import { RunningSession } from '@omur/contract/accounts/runningSessions';
import { listing } from '../../platform/database/listing.ts';
import { piece, sql } from '../../platform/database/statement.ts';

/** D2: sessions belong to the login, so callers see their own while acting for somebody. */
export const runningSessions = {
  ...listing({
    schema: RunningSession,
    from: piece`
      select s.session_id, s.device, s.created_at as started_at, s.last_used_at, acted.name as acting_for_name,
        s.opened_by,
        s.token_hash = ${'tokenHash'} as is_current
      from session s left join app_user acted on acted.user_id = s.acting_for_user_id
      where s.user_id = ${'realUserId'} and s.ended_at is null and s.expires_at > now()
        and s.last_used_at > now() - make_interval(mins => ${'idleMinutes'}::integer)`,
    orders: { lastUsedAt: { up: ['q.last_used_at::timestamptz', 'q.session_id::integer'] } },
  }),
  defaultSort: '-lastUsedAt',
};

export const endOwn = sql`
  update session set ended_at = now()
  where session_id = ${'sessionId'} and user_id = ${'realUserId'} and ended_at is null`;

export const endOthers = sql`
  update session set ended_at = now()
  where user_id = ${'realUserId'} and token_hash <> ${'tokenHash'} and ended_at is null`;
