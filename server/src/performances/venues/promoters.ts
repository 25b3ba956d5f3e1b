import type { Queryable } from '../../platform/database/statement.ts';
import { findPromoter, insertPromoter } from './queries.ts';

interface Entered {
  name: string;
  email: string;
  phone: string;
}

/** Keeps a promoter as somebody entered it, once, to be offered again; answers its number. */
export async function rememberPromoter(db: Queryable, personId: number, entered: Entered): Promise<number> {
  const values = {
    personId,
    name: entered.name.trim(),
    email: entered.email.trim(),
    phone: entered.phone.trim(),
  };
  // Looked for again when somebody else wrote it in between.
  const row =
    (await findPromoter.row<{ promoterId: number }>(db, values)) ??
    (await insertPromoter.row<{ promoterId: number }>(db, values)) ??
    (await findPromoter.row<{ promoterId: number }>(db, values));
  if (!row) throw new Error('A promoter that was just written cannot be found.');
  return row.promoterId;
}
