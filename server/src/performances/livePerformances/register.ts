import { keptText } from '@omur/contract/platform/rules/keptText';
import type {
  addForeignLivePerformance,
  addLivePerformance,
} from '@omur/contract/performances/livePerformanceRegistration';
import {
  checkLivePerformance,
  checkWithoutSetList,
  livePerformanceTypeIds,
  type ProposedLivePerformance,
} from '@omur/contract/performances/rules/livePerformance';
import { societyToday } from '@omur/contract/platform/rules/performanceDays';
import { readEmail } from '@omur/contract/people/rules/email';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Actor } from '../../platform/sessions/actor.ts';
import { rememberPromoter } from '../venues/promoters.ts';
import { askMates, markGroup } from '../setListWords/ask.ts';
import { refuse, type FieldRefusal } from '../../platform/refusal.ts';
import { originOf } from '../../works/registration/register.ts';
import { readLines, writeLines, type ReadLines } from './lines.ts';
import { placeOf, wrongCountry } from './place.ts';
import { proposedAbroad, proposedAtHome, refusalsOf, sentLinesOf } from './proposed.ts';
import { findAlike, lockRegistrant, insertLivePerformance } from './writeQueries.ts';

/** What registering takes: a call, or an entry of a sheet (O193). */
type Registering<C> = Pick<CallOf<C>, 'db' | 'actor' | 'body'>;

/** Registers a concert, a stream or a concert at a festival with its set list, inside the caller's transaction (P1). */
export async function registerAtHome({ db, actor, body }: Registering<typeof addLivePerformance>) {
  const registrant = registrantOf(actor);
  const { typeId, isStream, fields } = await placeOf(db, body);
  const proposed = proposedAtHome(body, isStream);
  const lines = await soundLines(db, proposed, body, fields);
  const livePerformanceId = await insert(db, actor, proposed, {
    personId: registrant,
    typeId,
    venueId: body.venueId ?? null,
    hallId: body.hallId ?? null,
    festivalYearId: body.festivalYearId ?? null,
    countryId: null,
    isMainAct: null,
    isRegisteredAnyway: body.isRegisteredAnyway ?? false,
  });
  await write(db, body, { livePerformanceId, personId: registrant, lines });
  return { livePerformanceId };
}

/** The same abroad. */
export async function registerAbroad({ db, actor, body }: Registering<typeof addForeignLivePerformance>) {
  const registrant = registrantOf(actor);
  const proposed = proposedAbroad(body);
  const lines = await soundLines(db, proposed, body, await wrongCountry(db, body.countryId));
  const foreignLivePerformanceId = await insert(db, actor, proposed, {
    personId: registrant,
    typeId: livePerformanceTypeIds.foreign,
    venueId: null,
    hallId: null,
    festivalYearId: null,
    countryId: body.countryId ?? null,
    // L2.18: the form begins with warm-up.
    isMainAct: body.isMainAct ?? false,
    isRegisteredAnyway: body.isRegisteredAnyway ?? false,
  });
  await write(db, body, { livePerformanceId: foreignLivePerformanceId, personId: registrant, lines });
  return { foreignLivePerformanceId };
}

interface Inserted {
  livePerformanceId: number;
  personId: number;
  lines: ReadLines | undefined;
}

/** The set list, and the group whose others are shown it (H159). */
async function write(
  db: Queryable,
  { groupId }: { groupId?: number | null | undefined },
  { livePerformanceId, personId, lines }: Inserted,
): Promise<void> {
  await markGroup(db, { livePerformanceId, personId, groupId });
  if (!lines) return;
  await writeLines(db, livePerformanceId, lines);
  await askMates(db, livePerformanceId);
}

/** It is a person's (L7.18). Staff who are none act for the one concerned. */
function registrantOf({ personId }: Actor): number {
  return personId || refuse('livePerformance.noPerson');
}

type Body = Parameters<typeof sentLinesOf>[0];

/** The set list, once everything keeps the rules of the form (L5.1); undefined where it follows in calls of its own. */
async function soundLines(
  db: Queryable,
  proposed: ProposedLivePerformance,
  body: Body,
  wrongPlace: readonly FieldRefusal[],
): Promise<ReadLines | undefined> {
  const sent = sentLinesOf(body);
  const lines = sent && (await readLines(db, sent));
  const results = lines
    ? checkLivePerformance(proposed, lines.proposed, societyToday())
    : checkWithoutSetList(proposed, societyToday());
  const fields = [
    ...refusalsOf(results, sent ?? [], proposed.kind === 'foreign'),
    ...wrongPlace,
    ...(lines?.fields ?? []),
  ];
  if (fields.length > 0) refuse('request.invalid', { fields });
  return lines;
}

interface Chosen {
  personId: number;
  typeId: number;
  venueId: number | null;
  hallId: number | null;
  festivalYearId: number | null;
  countryId: number | null;
  isMainAct: boolean | null;
  isRegisteredAnyway: boolean;
}

async function insert(
  db: Queryable,
  actor: Actor,
  proposed: ProposedLivePerformance,
  { personId, isRegisteredAnyway, ...chosen }: Chosen,
): Promise<number> {
  const texts = proposed.kind === 'foreign' ? proposed : { ...proposed, ...nothingAbroad };
  const written = {
    performers: keptText(texts.performers) ?? '',
    performedOn: proposed.performedOn,
    venue: keptText(texts.venue),
    city: keptText(texts.city),
    address: keptText(texts.address),
  };
  await assertNew(db, personId, { ...chosen, ...written }, isRegisteredAnyway);
  const row = await insertLivePerformance.row<{ livePerformanceId: number }>(db, {
    ...chosen,
    ...written,
    personId,
    concertTitle: keptText(texts.name),
    postalCode: keptText(texts.postalCode),
    festival: keptText(texts.festival),
    stage: keptText(texts.stage),
    promoterId: await promoterOf(db, personId, proposed),
    otherInfo: keptText(texts.otherInfo),
    origin: originOf(actor),
    registeredBy: actor.realUserId || null,
  });
  return row?.livePerformanceId ?? refuse('server.failed');
}

const nothingAbroad = {
  venue: undefined,
  city: undefined,
  name: undefined,
  postalCode: undefined,
  festival: undefined,
  stage: undefined,
};

type Alike = Pick<Chosen, 'venueId' | 'countryId'> & {
  performers: string;
  performedOn: string;
  venue: string | null;
  city: string | null;
  address: string | null;
};

/** P4: the same performers, venue and day, registered by the same person before. One registration at a time. */
async function assertNew(db: Queryable, personId: number, of: Alike, isRegisteredAnyway: boolean) {
  await lockRegistrant.run(db, { personId });
  if (isRegisteredAnyway) return;
  const { performers, performedOn, venueId, countryId, venue, address } = of;
  const alike = await findAlike.row<{ livePerformanceId: number }>(db, {
    personId,
    performers,
    performedOn,
    venueId,
    countryId,
    venue,
    address,
  });
  if (!alike) return;
  const number = alike.livePerformanceId;
  refuse('livePerformance.alreadyRegistered', { number, values: { number } });
}

async function promoterOf(
  db: Queryable,
  personId: number,
  { promoter, promoterEmail, promoterPhone }: ProposedLivePerformance,
) {
  const name = keptText(promoter);
  // A stream may do without one; an address alone is nobody.
  if (name === null) return null;
  const email = readEmail(promoterEmail ?? '').value ?? '';
  return rememberPromoter(db, personId, { name, email, phone: keptText(promoterPhone) ?? '' });
}
