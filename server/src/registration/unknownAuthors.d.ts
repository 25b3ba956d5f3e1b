import type { NewWork } from '@omur/contract/registration';
import type { Queryable } from '../database/statement.ts';
import type { Author } from './register.ts';
type UnknownAuthor = NonNullable<NewWork['unknownAuthors']>[number];
/** What the payload calls a field of one of them. */
type FieldOf = (i: number, name: 'ssn' | 'ipi') => string;
/** Makes authors of those outside the society, unless one of them is in the system already (F5.20, F5.21). */
export declare function insertUnknownAuthors(
  db: Queryable,
  unknown: readonly UnknownAuthor[],
  fieldOf?: FieldOf,
): Promise<
  {
    author: Author;
    authorTypeId: number;
    shareHundredths: number;
  }[]
>;
export {};
