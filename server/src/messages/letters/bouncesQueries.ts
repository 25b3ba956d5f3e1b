import { piece, sql } from '../../platform/database/statement.ts';

/** For so long no letters go to an address that bounced, but those that open a login. Then it is tried again. */
const heldFor = piece`interval '30 days'`;

const isHeld = piece`exists (select from bounced_address b
  where b.address = lower(letter.recipient) and b.bounced_at > now() - ${heldFor})`;
export const goesNowhere = piece`(letter.turn > 0 and ${isHeld})`;

/**
 * Marks addresses that somebody on file has, and nobody else's. Their users are told in the portal, once for as long as the mark
 * holds: a letter about it would bounce too.
 */
export const markBounced = sql`
  with marked as (
    insert into bounced_address (address, kind, said)
    select distinct a, ${'kind'}, left(${'said'}::text, 500) from unnest(${'addresses'}::text[]) a
    where exists (select from person p where lower(trim(split_part(p.email, ',', 1))) = a)
    on conflict (address) do update set kind = excluded.kind, said = excluded.said, bounced_at = now()
      where bounced_address.bounced_at <= now() - ${heldFor}
    returning address
  )
  insert into notification (person_id, kind, header_is, header_en, body_is, body_en, link)
  select p.person_id, 'account', ${'headerIs'}, ${'headerEn'}, replace(${'bodyIs'}, '{address}', m.address),
    replace(${'bodyEn'}, '{address}', m.address), format('/mitt-spjald/%s/uppfaera', p.person_id)
  from marked m join person p on lower(trim(split_part(p.email, ',', 1))) = m.address
  where exists (select from app_user u where u.person_id = p.person_id and u.closed_at is null)
  order by p.person_id`;

/** Somebody of the staff tries again, and knows why. */
export const unmark = sql`
  delete from bounced_address b using letter l where l.letter_id = ${'letterId'} and b.address = lower(l.recipient)`;

export const forgetOldMarks = sql`delete from bounced_address where bounced_at <= now() - ${heldFor}`;
