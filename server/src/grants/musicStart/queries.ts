import { MusicStartCode } from '@omur/contract/grants/musicStart';
import { answer } from '../../platform/database/answers.ts';
import { listing } from '../../platform/database/listing.ts';
import { piece, sql } from '../../platform/database/statement.ts';

const codeOfPerson = piece`
  select code as music_start_code, issued_on from music_start_code where person_id = ${'personId'}`;

export const codesOfPerson = listing({
  schema: MusicStartCode,
  from: codeOfPerson,
  orders: { issuedOn: { up: ['q.issued_on::date', 'q.music_start_code'] } },
});
export const findCode = answer(MusicStartCode, codeOfPerson);

export const personIsThere = sql`select from person where person_id = ${'personId'}`;

/** Nothing when the person has a code already, or the code another person. */
export const insertCode = sql`
  insert into music_start_code (person_id, code) values (${'personId'}, ${'code'})
  on conflict do nothing returning person_id`;
