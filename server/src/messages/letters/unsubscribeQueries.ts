import { sql } from '../../platform/database/statement.ts';

export const findEnding = sql`
  select kind, person_id from letter where letter_id = ${'letterId'} and person_id is not null`;

/** Of a kind that came by letter alone its reader is told in the portal from then on. Once more is the same, and changes nothing that was chosen since. */
export const endLetters = sql`
  insert into notification_setting as kept (person_id, kind, channel) values (${'personId'}, ${'kind'}, 'portal')
  on conflict (person_id, kind) do update set channel = 'portal' where kept.channel in ('letter', 'both')`;
