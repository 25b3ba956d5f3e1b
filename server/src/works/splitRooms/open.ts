import { isNobody } from '@omur/contract/people/rules/authorTypes';
import { checkRegistration, mayRegister } from '@omur/contract/works/rules/registration';
import { isKnown, registrationOf } from '@omur/contract/works/rules/registrationPayload';
import type { KnownAuthor, Registration } from '@omur/contract/works/rules/registrationValue';
import { NewWork } from '@omur/contract/works/registration';
import { mostOpenRooms, mostSeats, type openSplitRoom } from '@omur/contract/works/splitRooms';
import * as z from 'zod/mini';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import type { Actor } from '../../platform/sessions/actor.ts';
import { findAuthors } from '../groups/queries.ts';
import { refusalsOf } from '../registration/refusals.ts';
import { registrantsOf } from '../registration/validate.ts';
import { titleOf } from '../registration/write.ts';
import { notifyAsked } from './notify.ts';
import { lockUser } from '../../platform/sessions/userQueries.ts';
import * as queries from './queries.ts';
import { readRoom } from './read.ts';

type Sitting = KnownAuthor & { personId: number };

/** H90: opens a registration to its authors. What it says of the work itself stays as it is from here on. */
export async function open({ db, actor, body }: Pick<CallOf<typeof openSplitRoom>, 'db' | 'actor' | 'body'>) {
  const { personId, userId } = actor;
  const work = registrationOf(body);
  assertFacts(work);
  // Staff open one of their own works alone, as any author does.
  const registrantOf = await registrantsOf(db, { ...actor, role: 'member' }, [work]);
  if (!mayRegister(work.authors, registrantOf(work))) refuse('work.registrantNotAuthor');
  const sitting = await sittingIn(db, work, personId);
  await lockUser.run(db, { userId });
  const counted = await queries.countOpen.row<{ openCount: number }>(db, { userId });
  if ((counted?.openCount ?? 0) >= mostOpenRooms)
    refuse('splitRoom.tooMany', { values: { most: mostOpenRooms } });
  const inserted = await queries.insertRoom.row<{ splitRoomId: number }>(db, {
    title: titleOf(work),
    registration: JSON.stringify(keptOf(body, sitting, actor)),
    personId,
    userId,
  });
  const splitRoomId = inserted?.splitRoomId ?? refuse('server.failed');
  await queries.insertSeats.run(db, {
    splitRoomId,
    personId,
    authorIds: sitting.map(({ authorId }) => authorId),
    authorTypeIds: sitting.map(({ authorTypeId }) => authorTypeId),
    shares: sitting.map(({ shareHundredths = 0 }) => shareHundredths),
  });
  const others = sitting.filter((one) => !isNobody(one.authorId)).map((one) => one.personId);
  await notifyAsked(db, [...new Set(others.filter((one) => one !== personId))], splitRoomId);
  return readRoom(db, actor, splitRoomId);
}

/** V2 of the work itself; its authors and their shares are for the room. */
function assertFacts(work: Registration): void {
  const results = checkRegistration(work).filter(({ at, authorKey }) => at !== 'authors' && !authorKey);
  const fields = refusalsOf(results);
  if (fields.length > 0) refuse('request.invalid', { fields });
}

/**
 * H91, H135: members who answer for themselves, and those whom nobody is. Others may sit there under several names, which says nothing; who opens
 * the room sits under one, because all see which seat is theirs.
 */
async function sittingIn(db: Queryable, { authors }: Registration, hostId: number): Promise<Sitting[]> {
  if (authors.length > mostSeats) refuse('splitRoom.full', { values: { most: mostSeats } });
  const authorIds = authors.filter(isKnown).map(({ authorId }) => authorId);
  const able = await findAuthors.rows<{ authorId: number; personId: number }>(db, { authorIds });
  let isHostSeated = false;
  return authors.map((author) => {
    const { key, name } = author;
    const personId = isKnown(author) && able.find((one) => one.authorId === author.authorId)?.personId;
    if (isKnown(author) && personId === hostId && isHostSeated)
      refuseField(`${key}.id`, 'splitRoom.hostSitsOnce', { name });
    if (isKnown(author) && isNobody(author.authorId)) return { ...author, personId: 0 };
    if (!isKnown(author) || !personId) {
      const field = isKnown(author) ? `${key}.id` : `${key}.name`;
      refuseField(field, 'splitRoom.cannotSit', { name });
    }
    isHostSeated ||= personId === hostId;
    return { ...author, personId };
  });
}

/** What is kept of the form. A contract decides who is paid, so the host chooses one for themselves alone. */
const keptOf = (body: NewWork, sitting: readonly Sitting[], { personId }: Actor) =>
  z.encode(NewWork, {
    ...body,
    authors: body.authors.filter(({ authorId }) =>
      sitting.some((one) => one.authorId === authorId && one.personId === personId),
    ),
    unknownAuthors: [],
    ipiAuthors: [],
  });
