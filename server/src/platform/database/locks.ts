import { raw, type Fragment } from './statement.ts';

interface Lock {
  /** What is locked, and which of it: a number, or what the number is of where there are many. */
  of: readonly [number, number | string];
  /** Functions of the database that take it, where the numbers stand in their files. */
  functions?: readonly string[];
}

/**
 * Every advisory lock, once. Two that do not wait for each other on purpose have other numbers, which a test holds here, in the sources
 * and in the functions of the database. Numbers stay, as servers of two releases run side by side.
 */
export const locks = {
  performancesOf: { of: [16, 'person'] },
  filesOf: { of: [19, 'person'] },
  lettersToStranger: { of: [20, 'hash of a mailbox'] },
  announcedDistributions: { of: [29, 0] },
  ipiRegister: { of: [66, 0] },
  societyLane: { of: [160, 'lane'] },
  ledgerAccount: {
    of: [7360, 'account'],
    functions: [
      'book_distribution',
      'book_income',
      'check_ledger_entries',
      'decide_advance',
      'finish_run',
      'pass_balance',
      'recover_advances',
      'undo_inheritance',
    ],
  },
  income: { of: [7361, 'income'], functions: ['allocate_income', 'book_income', 'divide_income'] },
  moneyRules: { of: [7362, 0], functions: ['check_rule_percents'] },
  newIncomes: { of: [7363, 0] },
  payRuns: { of: [7364, 0] },
  bankAnswers: { of: [7365, 0] },
  runRules: { of: [7366, 0], functions: ['check_run_rules'] },
  runsOf: { of: [7367, 'category'], functions: ['reckon_run'] },
  transparencyReports: { of: [7368, 'year'] },
  lineTables: { of: [7369, 0], functions: ['fold_lines', 'make_lines', 'prepare_lines'] },
  timeTables: { of: [7369, 1], functions: ['drop_passed_parts', 'make_time_parts'] },
  attachedLines: { of: [7369, 2], functions: ['take_lines_turn'] },
  clearing: { of: [7370, 'distribution'] },
  signOnKeys: { of: [7371, 0] },
  firstUsers: { of: [7372, 0] },
  openings: { of: [7373, 0], functions: ['check_opening'] },
  incomeParts: { of: [7374, 0], functions: ['check_income_division'] },
  masqueradesGoneOn: { of: [7375, 0] },
  cwrCode: { of: [7376, 'hash of a code'] },
  codeTable: { of: [7377, 'hash of a list'] },
  repertoryFiles: { of: [7378, 0] },
  worker: { of: [7_360_214, 'hash of a worker'] },
  iswcTurn: { of: [7_360_215, 1] },
  sftpTurn: { of: [7_360_215, 2] },
  societyFilesTurn: { of: [7_360_215, 3] },
} as const satisfies Record<string, Lock>;

/** Locks of one number, which PostgreSQL keeps apart from those of two. They are taken before there are statements. */
export const longLocks = { migration: 7_360_210_411, scratchDatabase: 7_360_210_445 } as const;

type Locks = typeof locks;
export type OneLock = { [N in keyof Locks]: Locks[N]['of'][1] extends number ? N : never }[keyof Locks];
type ManyLock = Exclude<keyof Locks, OneLock>;

/** The two numbers of a lock, as PostgreSQL's functions take them. */
export const lockKey = (name: OneLock): Fragment => raw(locks[name].of.join(', '));

/** The first number of a lock of which there are many; the second is the statement's to say. */
export const lockClass = (name: ManyLock): Fragment => raw(String(locks[name].of[0]));
