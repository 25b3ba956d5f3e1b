import type pg from 'pg';
import { copyInto } from '../src/platform/database/copy.ts';
import { daysAfter } from './time.ts';

/** Sólrún. */
const personId = 1003;

/** A3: one member has a MusicStart code; the others have yet to ask for one. */
export async function writeMusicStart(client: pg.Client, now: Date): Promise<void> {
  const issuedOn = daysAfter(now, -64).toISOString().slice(0, 10);
  await copyInto(client, 'music_start_code', 'person_id, code, issued_on', [
    [personId, 'KT7WN4HXR9AE', issuedOn],
  ]);
}
