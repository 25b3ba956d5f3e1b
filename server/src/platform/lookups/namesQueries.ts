import { piece, raw } from '../database/statement.ts';

// What statements and works call things, in the reader's language.

/** The name of a category, pot or station by the alias of its table: the English one to readers in English, where there is one. */
export const nameOf = (alias: 'c' | 'p' | 's' | 't') =>
  piece`case when ${'language'} = 'en' then coalesce(${raw(`${alias}.name_en`)}, ${raw(`${alias}.name`)}) else ${raw(`${alias}.name`)} end`;

/** The name of the category `c`, as a column. */
export const categoryName = piece`${nameOf('c')} as category_name`;

/** The name of the distribution period `p`. */
export const periodName = piece`period_name(p.name, ${'language'}::text)`;
