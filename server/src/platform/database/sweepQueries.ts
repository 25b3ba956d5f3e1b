import { kept } from '@omur/contract/people/rules/retention';
import { personalColumns } from '@omur/contract/platform/rules/sheetLines';
import { raw, sql } from './statement.ts';

/** The periods of the page that says what is kept (J8). */
const after = ({ days }: { days: number }) => raw(`now() - interval '${days} days'`);

const atOnce = raw('10000');
const personal = raw(`'{${personalColumns.join(',')}}'::text[]`);

/** What a form says of somebody, without what says who they are and where they are reached. The form goes on with cells that are empty. */
const unnamed = (one: 'a.author' | "d.content -> 'typedAuthor'") =>
  raw(`case when jsonb_typeof(${one}) = 'object' then ${one} || (
    select coalesce(jsonb_object_agg(key, ''), '{}') from unnest('{kennitala,email}'::text[]) key where ${one} ? key) else ${one} end`);

export const sweeps = [
  sql`delete from idempotency_key where created_at < now() - interval '24 hours'`,
  sql`delete from session where expires_at < ${after(kept.sessions)}`,
  sql`delete from job_run where ended_at < ${after(kept.sessions)}`,
  // What runs every minute would hide all else.
  sql`delete from job_run where error is null and payload ? '_cron' and ended_at < now() - interval '1 day'`,
  sql`delete from password_reset where created_at < ${after(kept.sessions)}`,
  sql`delete from open_id_login where started_at < now() - interval '10 minutes'`,
  sql`delete from sign_on_record where expires_at < now()`,
  sql`delete from sign_on_grant where expires_at < now()`,
  // The next has signed for as long as anything of it is checked.
  sql`delete from sign_on_key k where exists (select from sign_on_key n where n.signs_from > k.signs_from and n.signs_from < now() - interval '7 days')`,
  sql`delete from login_confirmation where confirmed_at < now() - interval '10 minutes'`,
  sql`delete from login_step where created_at < now() - interval '10 minutes'`,
  sql`delete from passkey_challenge where created_at < now() - interval '5 minutes'`,
  sql`delete from request_count where ends_at < now()`,
  sql`delete from login_throttle where last_failed_at < ${after(kept.tries)}`,
  sql`delete from push_subscription where renewed_at < ${after(kept.devices)}`,
  sql`delete from draft where updated_at < ${after(kept.drafts)}`,
  // O224: each draft once. Its version stays: no other device has saved it.
  sql`update draft d set people_left_out_at = now(), content = d.content
      || case when jsonb_typeof(d.content -> 'authors') = 'array' then jsonb_build_object('authors', (
        select coalesce(jsonb_agg(${unnamed('a.author')} order by a.at), '[]')
        from jsonb_array_elements(d.content -> 'authors') with ordinality a (author, at))) else '{}' end
      || case when d.content ? 'typedAuthor' then jsonb_build_object('typedAuthor', ${unnamed("d.content -> 'typedAuthor'")}) else '{}' end
    where kind = 'work' and updated_at < ${after(kept.peopleOnSheets)} and (people_left_out_at is null or people_left_out_at < updated_at)`,
  // What became a registration says who accepted it; where guests were reached is with the persons that they have become.
  sql`delete from split_room_guest g using split_room r where r.split_room_id = g.split_room_id and r.ended_at < ${after(kept.splitRooms)}`,
  sql`delete from split_room where state <> 'registered' and least(ended_at, ends_at) < ${after(kept.splitRooms)}`,
  // O222: each sheet once. What is missing then is a fault as soon as it is checked again; who has it open reads it anew.
  sql`with old as (
      update bulk b set people_left_out_at = now()
      where kind <> 'members' and updated_at < ${after(kept.peopleOnSheets)} and (people_left_out_at is null or people_left_out_at < updated_at)
        and not exists (select from bulk_work w where w.bulk_id = b.bulk_id and w.is_queued)
      returning b.bulk_id)
    update bulk_work w set version = w.version + 1,
      lines = (select jsonb_agg(l.line - ${personal} order by l.at) from jsonb_array_elements(w.lines) with ordinality l (line, at))
    from old where w.bulk_id = old.bulk_id and exists (select from jsonb_array_elements(w.lines) l (line) where l.line ?| ${personal})`,
  sql`delete from bulk b where updated_at < case kind when 'members' then ${after(kept.peopleOnSheets)} else ${after(kept.drafts)} end
    and not exists (select from bulk_work w where w.bulk_id = b.bulk_id and w.is_queued)`,
  // A batch at a time; what is left is dropped with its table. What was set aside for an address that takes no letters never goes.
  sql`delete from letter where created_at < ${after(kept.letters)} and letter_id = any(array(
    select letter_id from letter where created_at < ${after(kept.letters)} and sent_at < ${after(kept.letters)} order by sent_at limit ${atOnce}))`,
  sql`delete from letter where created_at < ${after(kept.letters)} and sent_at is null and due_at = 'infinity'`,
  // The last one told a leaver goodbye.
  sql`delete from letter l using person p where p.person_id = l.person_id and p.left_on is not null
    and (l.sent_at is not null or l.created_at < ${after(kept.sessions)})`,
  sql`delete from notification where created_at < ${after(kept.letters)} and notification_id = any(array(
    select notification_id from notification where created_at < ${after(kept.letters)} order by created_at limit ${atOnce}))`,
  // The files first: a case that is gone says no more that they may go.
  sql`update stored_file f set state = 'removed', removed_at = now() from member_case c
    where f.owner_kind = 'case' and f.owner_id = c.case_id and f.state <> 'removed' and c.closed_at < ${after(kept.cases)}`,
  sql`update stored_file f set state = 'removed', removed_at = now() from work_dispute_party p join work_dispute d using (work_dispute_id)
    where f.owner_kind = 'disputeParty' and f.owner_id = p.party_id and f.state <> 'removed' and d.ended_at < ${after(kept.cases)}`,
  sql`delete from case_message m using member_case c where c.case_id = m.case_id and c.closed_at < ${after(kept.cases)}`,
  sql`delete from member_case where closed_at < ${after(kept.cases)}`,
  sql`delete from member_note where written_at < ${after(kept.memberNotes)}`,
  // Rows, numbers and hashes stay: what was sent is not sent anew.
  sql`delete from cwr_sent_file_part p using cwr_sent_file f
    where f.cwr_sent_file_id = p.cwr_sent_file_id and f.made_at < ${after(kept.sentCwrFiles)}`,
  // Who was not answered waits on the desk, and what they say is theirs is not given away (R139).
  sql`delete from outsider where settled_at < ${after(kept.refusedApplications)}`,
  sql`delete from membership_application where state = 'refused' and decided_at < ${after(kept.refusedApplications)}`,
];
