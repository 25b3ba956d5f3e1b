import { raw } from '../../platform/database/statement.ts';
import { totals, totalsOfWork, ofWork, linesBy } from './linesQueries.ts';

const every = raw('true');

export const linesOf = {
  work: linesBy({ totals: totalsOfWork, lines: ofWork, amounts: 'ofParts' }),
  /** Of one distribution, a period or a contract: few enough to put each in order. */
  part: linesBy({ totals, lines: every, amounts: 'ofParts' }),
  all: linesBy({ totals, lines: every, amounts: 'inOrder' }),
};
