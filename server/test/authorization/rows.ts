import type { Rows } from './row.ts';
import { accountRows } from './rows/accounts.ts';
import { contractRows } from './rows/contracts.ts';
import { deskRows } from './rows/desk.ts';
import { distributionRows } from './rows/distributions.ts';
import { moneyRows } from './rows/money.ts';
import { peopleRows } from './rows/people.ts';
import { performanceRows } from './rows/performances.ts';
import { secondFactorRows } from './rows/secondFactors.ts';
import { workRows } from './rows/works.ts';

/** Every call of the portal with what comes of it. A call that is declared and does not stand here fails the test. */
export const rows: Rows = {
  ...accountRows,
  ...peopleRows,
  ...workRows,
  ...contractRows,
  ...performanceRows,
  ...moneyRows,
  ...distributionRows,
  ...secondFactorRows,
  ...deskRows,
};
