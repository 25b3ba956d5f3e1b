import { sql } from '../../platform/database/statement.ts';

export const insertLetter = sql`
  insert into letter (person_id, user_id, kind, turn, recipient, language, subject, body, link)
  values (${'personId'}, ${'userId'}, 'account', ${'turn'}, ${'recipient'}, ${'language'}, ${'subject'}, ${'body'}, ${'link'})`;
