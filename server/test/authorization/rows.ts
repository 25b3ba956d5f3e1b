import type { Rows } from './row.ts';
import { assemblyRows } from './rows/assemblies.ts';
import { accountRows } from './rows/accounts.ts';
import { bulkRows } from './rows/bulk.ts';
import { caseRows } from './rows/cases.ts';
import { estateRows } from './rows/estates.ts';
import { contractRows } from './rows/contracts.ts';
import { cwrOutRows } from './rows/cwrOut.ts';
import { doorRows } from './rows/doors.ts';
import { deskRows } from './rows/desk.ts';
import { distributionRows } from './rows/distributions.ts';
import { disputeRows } from './rows/disputes.ts';
import { groupRows } from './rows/groups.ts';
import { splitRoomRows } from './rows/splitRooms.ts';
import { ipiRows } from './rows/ipi.ts';
import { cwrRows } from './rows/cwr.ts';
import { exchangeRows } from './rows/exchange.ts';
import { moneyRows } from './rows/money.ts';
import { societyFileRows } from './rows/societyFiles.ts';
import { runRows } from './rows/runs.ts';
import { paymentRows } from './rows/payments.ts';
import { peopleRows } from './rows/people.ts';
import { performanceRows } from './rows/performances.ts';
import { secondFactorRows } from './rows/secondFactors.ts';
import { usageRows } from './rows/usage.ts';
import { workRows } from './rows/works.ts';

/** Every call of the portal with what comes of it. A call that is declared and does not stand here fails the test. */
export const rows: Rows = {
  ...accountRows,
  ...peopleRows,
  ...workRows,
  ...bulkRows,
  ...contractRows,
  ...performanceRows,
  ...moneyRows,
  ...runRows,
  ...ipiRows,
  ...societyFileRows,
  ...paymentRows,
  ...distributionRows,
  ...usageRows,
  ...secondFactorRows,
  ...cwrRows,
  ...exchangeRows,
  ...cwrOutRows,
  ...doorRows,
  ...deskRows,
  ...disputeRows,
  ...groupRows,
  ...splitRoomRows,
  ...caseRows,
  ...estateRows,
  ...assemblyRows,
};
