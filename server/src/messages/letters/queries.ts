import * as contract from '@omur/contract/messages/letters';
import { answer } from '../../platform/database/answers.ts';
import { listing } from '../../platform/database/listing.ts';
import { piece, raw, sql, type Fragment } from '../../platform/database/statement.ts';
import { goesNowhere } from './bouncesQueries.ts';

/** Where a link leads, without what opens it. */
const closed = (column: string) => `regexp_replace(${column}, '[^/?=&]{20,}', '…', 'g')`;
const closedLink = raw(closed('link'));
const closedJoinLink = raw(closed('join_link'));

/** J5: of letters that stay here, once nobody can be waiting for them any more. */
export const closeOldLinks = sql`
  update letter set link = ${closedLink}, join_link = ${closedJoinLink}
  where (link ~ '[^/?=&]{20,}' or join_link ~ '[^/?=&]{20,}') and created_at < now() - interval '30 days' and sent_at is not null`;

/** How long a letter waits after so many tries. */
const pauseAfter = (tries: string) => raw(`exp(least(${tries}, 10)) * interval '1 second'`);

/** The letter whose turn it is, unless somebody has it. */
export const lockNext = sql`
  select letter_id, person_id, kind, recipient, language, subject, body, link, join_link, created_at, ${goesNowhere} as goes_nowhere,
    (select secret from signing_secret) as secret, case when attempts > 0 then due_at - ${pauseAfter('attempts')} end as tried_at
  from letter
  where sent_at is null and due_at <= now() order by turn, letter_id limit 1 for update skip locked`;

/** Where there is no mail server letters stay here, many at a time. */
export const keepHere = sql`
  update letter set sent_at = now(), is_kept_here = true, attempts = attempts + 1, last_error = null
  where letter_id = any(array(select letter_id from letter where sent_at is null order by turn, letter_id limit 1000 for update skip locked))`;

/** Untried, until staff try it again. */
export const setAside = sql`
  update letter set due_at = 'infinity', last_error = ${'error'} where letter_id = ${'letterId'}`;

export const markSent = sql`
  update letter set sent_at = now(), attempts = attempts + 1, last_error = null, link = ${closedLink}, join_link = ${closedJoinLink}
  where letter_id = ${'letterId'}`;

/**
 * After seconds, then minutes, then hours, and in all as often as jobs are; never again where that is of no use (O340). An attempt whose
 * transaction broke off after the server's answer must not undo that it was sent.
 */
export const countAttempt = sql`
  update letter set attempts = attempts + 1, last_error = left(${'error'}, 500),
    due_at = case when ${'isForGood'}::boolean or attempts + 1 >= 25 then 'infinity' else clock_timestamp() + ${pauseAfter('attempts + 1')} end
  where letter_id = ${'letterId'} and sent_at is null`;

/** It is not tried again by itself: refused for good, or as often as letters are tried (O340). */
const isOver = raw(`last_error is not null and due_at = 'infinity'`);
const state = piece`case when is_kept_here then 'kept' when sent_at is not null then 'sent'
  when ${isOver} then 'failed' when last_error is not null then 'retrying' else 'waiting' end as state`;
const columns = piece`letter_id, kind, recipient, subject, language, created_at, attempts, last_error, ${state},
  case when not is_kept_here then sent_at end as sent_at`;

/** A list of its own for each state, so that each finds its index. */
const lettersThat = (condition: Fragment) => {
  const those = piece`letter
      where (${'search'} = '' or fold(recipient || ' ' || subject) like '%' || ${'search'} || '%')${condition}`;
  return listing({
    schema: contract.Letter,
    from: piece`select ${columns} from ${those}`,
    orders: { newest: { up: ['(-q.letter_id)::integer'] } },
    counted: those,
  });
};

export const letters = {
  all: lettersThat(raw('')),
  waiting: lettersThat(raw(' and sent_at is null and last_error is null')),
  retrying: lettersThat(raw(` and sent_at is null and last_error is not null and due_at < 'infinity'`)),
  failed: lettersThat(piece` and sent_at is null and ${isOver}`),
  sent: lettersThat(raw(' and sent_at is not null and not is_kept_here')),
  kept: lettersThat(raw(' and is_kept_here')),
};

// M14: whose role waits to be confirmed counts as staff, and so does the recipient of a letter written before that was known.
const opensStaff =
  raw(`((letter.user_id is null and letter.kind = 'account' and letter.link ~ '^/(velkomin|gleymt-lykilord)/')
  or exists (select from app_user u where u.user_id = letter.user_id and (u.role in ('administrator', 'editor')
  or exists (select from confirmation c where c.user_id = u.user_id and c.kind = 'staff' and c.state = 'waiting'))))`);

// V15: a signed link answers for its reader, or opens a login, so of a letter that goes by mail staff see only where it leads, and of
// one that stays here administrators alone see all, but for what opens a login of staff, where that takes two.
const isOpen = piece`is_kept_here and ${'isAdministrator'}::boolean and not (${'takesTwo'}::boolean and ${opensStaff})`;
const shownLink = piece`case when ${isOpen} then link else ${closedLink} end as link`;
const shownJoinLink = piece`case when ${isOpen} then join_link else ${closedJoinLink} end as join_link`;
/** A letter about several works has their links in its text. */
const shownBody = piece`case when ${isOpen} then body else regexp_replace(body, '(/samthykki/)[^/?=&\\s]{20,}', '\\1…', 'g') end as body`;

export const findLetter = answer(
  contract.LetterDetails,
  piece`select ${columns}, ${shownBody}, ${shownLink} from letter where letter_id = ${'letterId'}`,
);

export const findToShow = sql`
  select letter_id, person_id, kind, language, subject, ${shownBody}, ${shownLink}, ${shownJoinLink},
    case when ${isOpen} then (select secret from signing_secret) end as secret
  from letter where letter_id = ${'letterId'}`;

export const stateOf = sql`select sent_at is not null as is_sent from letter where letter_id = ${'letterId'}`;

/** At once, and with all its tries before it. */
export const queueAnew = sql`
  update letter set due_at = now(), attempts = 0 where letter_id = ${'letterId'} and sent_at is null`;
