import { raw } from '../../platform/database/statement.ts';
import { partiesWhere } from './rowsQueries.ts';

/** C2.20: who the two are. */
export const parties = partiesWhere(raw('true'), raw('true'));
