import { PinnedWork } from '@omur/contract/works/pins';
import { listing, newestFirst } from '../../platform/database/listing.ts';
import { piece, sql } from '../../platform/database/statement.ts';

/** What everyone may know of a work, unless it was withdrawn: then staff and the one who registered it. */
const isThere = piece`(w.review <> 'withdrawn' or ${'isStaff'}::boolean or registrant_of(w.work_id) = ${'personId'}::integer)`;

/** H29: a user's own; a work that they may not see any more is passed over. */
export const pins = piece`
  select w.work_id, w.title, w.artists, w.light, k.pinned_at
  from pinned_work k join work w using (work_id) where k.user_id = ${'userId'}::integer and ${isThere}`;

export const pinsOfUser = newestFirst(
  listing({
    schema: PinnedWork,
    from: pins,
    orders: { pinnedAt: { up: ['q.pinned_at::timestamptz', 'q.work_id::integer'] } },
  }),
  '-pinnedAt',
);

export const mayBePinned = sql`select from work w where w.work_id = ${'workId'}::integer and ${isThere}`;
export const countPins = sql`
  select count(*)::integer as pins from pinned_work where user_id = ${'userId'}::integer and work_id <> ${'workId'}::integer`;
export const insertPin = sql`
  insert into pinned_work (user_id, work_id) values (${'userId'}, ${'workId'}) on conflict do nothing`;
export const deletePin = sql`
  delete from pinned_work where user_id = ${'userId'}::integer and work_id = ${'workId'}::integer`;
