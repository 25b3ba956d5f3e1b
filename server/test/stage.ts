import type { CallOptions, Portal, Someone } from './portal.ts';

/** Places to perform at, by their numbers. */
export const stage = {
  venue: 9001,
  hall: 9011,
  closedHall: 9012,
  otherVenue: 9002,
  otherHall: 9021,
  closedVenue: 9003,
  hiddenVenue: 9004,
  platform: 9005,
  church: 9006,
  radio: 9007,
  notInList: 714,
  festival: 9101,
  year: 9111,
  closedYear: 9112,
  otherFestival: 9102,
  otherYear: 9121,
  sweden: 752,
  iceland: 352,
} as const;

export async function setStage(portal: Portal): Promise<void> {
  await portal.sql(`
    insert into venue (venue_id, name, address, venue_type_id, is_closed) values
      (9001, 'Vonarland', 'Vonarstræti 3', 3, false), (9002, 'Bárubúð', null, 3, false), (9003, 'Gúttó', null, 3, true),
      (9004, 'Nausthóll', null, 1, false), (9005, 'Straumurinn', null, 2, false), (9006, 'Laugakirkja', null, 4, false),
      (9007, 'Útvarp Hlíðar', null, 7, false);
    insert into hall (hall_id, venue_id, name, is_closed) values
      (9011, 9001, 'Stóri salur', false), (9012, 9001, 'Kjallarinn', true), (9021, 9002, 'Uppi', false);
    insert into festival (festival_id, name) values (9101, 'Vorvindar'), (9102, 'Myrkvi');
    insert into festival_year (festival_year_id, festival_id, year, is_closed) values
      (9111, 9101, 2026, false), (9112, 9101, 2020, true), (9121, 9102, 2026, false)`);
}

/** So many days from today. */
export function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

let taken = 0;
/** A concert that is sound: one known work, once. Its day is no other's, so that it is not asked about (P4). */
export function aConcert(workId: number, changes: Record<string, unknown> = {}) {
  taken += 1;
  return {
    FLYTJANDI: 'Þórdís Æsa og hljómsveit',
    FLUTNINGSSTADUR_NR: stage.venue,
    DAGSETNING_POTTS: dayFromNow(-taken),
    TONLEIKAHALDARI: 'Vonarland ehf.',
    FLUTNINGAR: [{ VERK_NR: workId, LENGD: '3.30', FJOLDI_FL: 1 }],
    ...changes,
  };
}

/** The same abroad. */
export function aForeignConcert(workId: number, changes: Record<string, unknown> = {}) {
  taken += 1;
  return {
    FLYTJENDUR: 'Þórdís Æsa',
    LAND_NR: stage.sweden,
    BORG: 'Göteborg',
    STADUR: 'Pustervik',
    DAGSETNING: dayFromNow(-taken),
    TONLEIKAHALDARI: 'Luger',
    FLUTNINGAR: [{ VERK_NR: workId, LENGD: '3.30' }],
    ...changes,
  };
}

/** Registers a concert; answers its number. */
export function registerConcert(portal: Portal, body: object, as: Someone): Promise<number> {
  return registered(portal, 'POST /api/pots', 'pottuR_NR', { as, body });
}

export function registerForeignConcert(portal: Portal, body: object, as: Someone): Promise<number> {
  return registered(portal, 'POST /api/pots/foreignPots', 'erlendiR_TONLEIKAR_NR', { as, body });
}

async function registered(
  portal: Portal,
  call: string,
  number: string,
  asking: CallOptions,
): Promise<number> {
  const answer = await portal.ask(call, asking);
  if (answer.status !== 201) throw new Error(`The concert was refused: ${answer.text}`);
  return answer.body[number];
}
