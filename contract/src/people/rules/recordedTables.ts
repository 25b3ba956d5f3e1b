import type { Text } from '../../platform/rules/language.ts';
import { accessTables } from './recordedAccess.ts';
import { assemblyTables } from './recordedAssemblies.ts';
import { newsTables } from './recordedNews.ts';
import { balanceTables } from './recordedBalances.ts';
import { agreementTables } from './recordedAgreements.ts';
import { cwrTables } from './recordedCwr.ts';
import { cwrOutTables } from './recordedCwrOut.ts';
import { sftpTables } from './recordedSftp.ts';
import { caseTables } from './recordedCases.ts';
import { distributionTables } from './recordedDistributions.ts';
import { fileTables } from './recordedFiles.ts';
import { doorTables } from './recordedDoors.ts';
import { contractTables } from './recordedContracts.ts';
import { fundTables } from './recordedFunds.ts';
import { disputeTables } from './recordedDisputes.ts';
import { estateTables } from './recordedEstates.ts';
import { groupTables } from './recordedGroups.ts';
import { splitRoomTables } from './recordedSplitRooms.ts';
import { ipiTables } from './recordedIpi.ts';
import { societyTables } from './recordedSociety.ts';
import { iswcTables } from './recordedIswc.ts';
import { moneyTables } from './recordedMoney.ts';
import { runTables } from './recordedRuns.ts';
import { transparencyTables } from './recordedTransparency.ts';
import { musicStartTables } from './recordedMusicStart.ts';
import { peopleTables } from './recordedPeople.ts';
import { performanceTables } from './recordedPerformances.ts';
import { placeTables } from './recordedPlaces.ts';
import { registrationTables } from './recordedRegistrations.ts';
import { workPartyTables } from './recordedWorkParties.ts';
import { workTables } from './recordedWorks.ts';

/** How a value reads. `technical` ones are nobody's reading: keys of the database, versions, what is computed. */
export type ColumnKind =
  | 'text'
  | 'number'
  | 'yesNo'
  | 'day'
  | 'instant'
  | 'share'
  | 'duration'
  | 'light'
  | 'choice'
  | 'author'
  | 'person'
  | 'user'
  | 'work'
  | 'right'
  | 'authorType'
  | 'venue'
  | 'hall'
  | 'festival'
  | 'festivalYear'
  | 'technical';

export interface RecordedColumn extends Text {
  kind: ColumnKind;
  /** Members do not see it. */
  isForStaff?: boolean;
  /** The words for the values of a choice. */
  words?: Readonly<Record<string, Text>>;
}

export interface RecordedTable {
  name: Text;
  /** What happened, as a heading that goes before a colon. */
  insert: Text;
  update: Text;
  delete: Text;
  /** Of these columns the first that has a value says which one it is. */
  about: readonly string[];
  /** Only staff see its records. */
  isForStaff?: boolean;
  columns: Readonly<Record<string, RecordedColumn>>;
}

/** Every table whose changes are recorded, and what each of its columns is called (J4). */
export const recordedTables: Readonly<Record<string, RecordedTable>> = {
  ...peopleTables,
  ...accessTables,
  ...assemblyTables,
  ...newsTables,
  ...workTables,
  ...workPartyTables,
  ...cwrOutTables,
  ...sftpTables,
  ...iswcTables,
  ...registrationTables,
  ...performanceTables,
  ...contractTables,
  ...agreementTables,
  ...placeTables,
  ...fileTables,
  ...caseTables,
  ...musicStartTables,
  ...fundTables,
  ...disputeTables,
  ...estateTables,
  ...groupTables,
  ...splitRoomTables,
  ...cwrTables,
  ...ipiTables,
  ...distributionTables,
  ...moneyTables,
  ...runTables,
  ...transparencyTables,
  ...balanceTables,
  ...doorTables,
  ...societyTables,
};

export const recordedTableNames = Object.keys(recordedTables);
