import * as z from 'zod/mini';
import { endpoint, list, one } from '../platform/endpoint.ts';
import { paging, pathId } from '../platform/paths.ts';
import { musicStartPattern } from './rules/musicStart.ts';
import { day } from '../platform/values.ts';
import { field, response } from '../platform/wire.ts';

const ofPerson = { personId: pathId('personId') };

/** F3.12, A3: the code by which a person signs up to MusicStart. */
export const MusicStartCode = response({
  musicStartCode: field('MUSIC_START_CODE', z.string().check(z.regex(musicStartPattern))),
  issuedOn: field('DAGSETNING', day),
});
export type MusicStartCode = z.output<typeof MusicStartCode>;

export const listMusicStartCodes = endpoint('GET /api/persons/:personId/musicStartCodes', {
  access: 'loggedIn',
  params: ofPerson,
  query: paging,
  reply: list(MusicStartCode, 'musicStart.noneFound'),
});

export const makeMusicStartCode = endpoint('PATCH /api/persons/:personId/musicStartCodes', {
  access: 'administrator',
  params: ofPerson,
  reply: one(MusicStartCode),
  affects: () => [listMusicStartCodes],
});
