import type { ErrorCode } from '@omur/contract/platform/errors';
import type pg from 'pg';
import { changes, countFiles, noteFigures } from './changeQueries.ts';
import * as queries from './checkQueries.ts';
import type { Refusing } from './checkQueries.ts';
import { otherWrongs } from './checkOtherQueries.ts';
import { correctionWrongs, takesMore } from './correctionQueries.ts';
import { fileKinds, type FileKind, type NumberedKind } from './kinds.ts';
import { lostWrongs } from './lostQueries.ts';
import { notesLeft, noteWrongs } from './noteQueries.ts';
import type { Problems } from './problems.ts';
import type { StagedFiles } from './stage.ts';
import { moved, movedReferredTo, staying } from './stayingQueries.ts';
import { termsChanged, termWrongs } from './termQueries.ts';

/** So many lines of a kind of fault are named in the report. All of them are in a file (O263). */
const most = 200;

interface Found extends Record<string, unknown> {
  fileLine: number;
  total: number;
  /** Another file that the sentence names. */
  file?: FileKind;
}

interface Checking {
  db: pg.PoolClient;
  societyImportId: number;
  problems: Problems;
  fileNames: StagedFiles['fileNames'];
  rising: StagedFiles['rising'];
}

export const keptCodes: Readonly<Partial<Record<NumberedKind, ErrorCode>>> = {
  distributions: 'society.line.finished',
  performances: 'society.line.performanceKept',
  balance_lists: 'society.line.brought',
  notes: 'society.line.noteStays',
};

interface Fault {
  kind: FileKind;
  column?: string;
  code: ErrorCode;
}

/** Says which lines a statement finds; most statements refuse them. */
async function refuse(
  { db, societyImportId, problems, fileNames }: Checking,
  statement: Refusing,
  { kind, column, code }: Fault,
): Promise<void> {
  // Most files are not there, and neither are lines of theirs.
  if (!fileNames.has(kind)) return;
  if (!(await statement.looks.row<{ isAny: boolean }>(db, { societyImportId }))?.isAny) return;
  const nameOf = (one: FileKind) => fileNames.get(one) ?? `${one}.csv`;
  const rows = await statement.refuses.rows<Found>(db, {
    societyImportId,
    most,
    column: column ?? null,
    code,
  });
  for (const { fileLine, total: _total, file, ...values } of rows)
    problems.name({
      fileName: nameOf(kind),
      kind,
      fileLine,
      column,
      code,
      values: { ...(values as Record<string, string | number>), ...(file && { file: nameOf(file) }) },
    });
  problems.count += (rows[0]?.total ?? 0) - rows.length;
}

/**
 * Checks what was staged: each file by itself, beside the others and beside what is on file. Then says what taking comes to. Nothing
 * but the staged lines changes (O82).
 */
export async function checkStaged(checking: Checking): Promise<void> {
  const { db, societyImportId } = checking;
  for (const [kind, column, statement] of queries.twiceIn)
    if (column !== 'line' || !checking.rising.has(kind))
      await refuse(checking, statement, { kind, column, code: 'society.line.twice' });
  for (const [kind, column, statement] of queries.notYet)
    await refuse(checking, statement, { kind, column, code: 'society.line.future' });
  await refuse(checking, queries.inOrder, {
    kind: 'contracts',
    column: 'ends_on',
    code: 'society.line.order',
  });
  await refuse(checking, queries.otherCode, {
    kind: 'work_codes',
    column: 'code',
    code: 'society.line.workCode',
  });
  const line = { kind: 'statement_lines' } as const;
  await refuse(checking, queries.workMissing, { ...line, column: 'work', code: 'society.line.workMissing' });
  for (const { statement, ...fault } of [...otherWrongs, ...termWrongs, ...correctionWrongs, ...noteWrongs])
    await refuse(checking, statement, fault);
  for (const [kind, column, statement] of queries.ownedByOthers)
    await refuse(checking, statement, { kind, column, code: 'society.line.takenByOther' });
  const login = { kind: 'users', column: 'person' } as const;
  await refuse(checking, queries.otherPerson, { ...login, code: 'society.line.otherPerson' });
  await refuse(checking, queries.hasLogin, { ...login, code: 'society.line.takenByOther' });
  // What others refer to comes first; what is another's here first of all.
  for (const [kind, column, statement] of movedReferredTo)
    await refuse(checking, statement, { kind, column, code: 'society.line.moved' });
  for (const kind of fileKinds) await checkKind(checking, kind);
  for (const { kind, noted, kept } of changes) {
    await noted.run(db, { societyImportId });
    await refuse(checking, kept, {
      kind,
      column: 'number',
      code: keptCodes[kind] ?? 'society.line.changedHere',
    });
  }
  for (const { statement, ...fault } of [...lostWrongs, ...termsChanged, ...notesLeft])
    await refuse(checking, statement, fault);
  for (const [kind, column, statement] of moved)
    await refuse(checking, statement, { kind, column, code: 'society.line.moved' });
  for (const [kind, column, statement] of staying)
    await refuse(checking, statement, { kind, column, code: 'society.line.stays' });
  await countFiles.run(db, { societyImportId });
  await noteFigures.run(db, { societyImportId });
}

/** The references of a file, then what its lines come to together, then what they are parts of. */
async function checkKind(checking: Checking, kind: FileKind): Promise<void> {
  const wholes = queries.wholes.filter(({ part }) => part === kind);
  for (const one of wholes) await follow(checking, one);
  for (const [column, statement] of queries.referencesOf(kind))
    await refuse(checking, statement, { kind, column, code: 'society.line.reference' });
  if (kind === 'rights')
    await refuse(checking, queries.rightShares, { kind, column: 'share', code: 'society.line.rightShares' });
  if (kind === 'work_authors') {
    await refuse(checking, queries.contractAuthors, {
      kind,
      column: 'contract',
      code: 'society.line.contractAuthor',
    });
    await refuse(checking, queries.noAuthors, { kind: 'works', code: 'society.line.noAuthors' });
  }
  if (kind === 'statement_lines') {
    await refuse(checking, queries.uneven, { kind, column: 'amount', code: 'society.line.uneven' });
    if (checking.fileNames.has('distribution_corrections'))
      await refuse(checking, takesMore, { kind, column: 'amount', code: 'society.line.takesMore' });
  }
  for (const one of wholes) {
    if (checking.problems.kinds.has(kind))
      await refuse(checking, one.wants, { kind: one.whole, code: 'society.line.partRefused' });
    await follow(checking, one);
  }
  if (kind === 'statement_lines') await followCorrected(checking);
  if (kind === 'contract_works') {
    await refuse(checking, queries.shareTotals, { kind: 'works', code: 'society.line.shares' });
    for (const one of queries.wholes) if (one.whole === 'works') await follow(checking, one);
  }
}

/** A correction goes with what it corrects, and its lines with it. */
async function followCorrected(checking: Checking): Promise<void> {
  const kind = 'distribution_corrections';
  if (!checking.fileNames.has(kind)) return;
  for (const one of queries.wholes.filter(({ part }) => part === kind)) {
    await follow(checking, one);
    for (const [column, statement] of queries.referencesOf(kind))
      await refuse(checking, statement, { kind, column, code: 'society.line.reference' });
    await refuse(checking, one.wants, { kind: one.whole, code: 'society.line.partRefused' });
    await follow(checking, one);
  }
  for (const one of queries.wholes.filter(({ part }) => part === 'statement_lines'))
    await follow(checking, one);
}

/** Parts go with what they are parts of, where any of that was refused. */
async function follow(
  { db, societyImportId, problems }: Checking,
  { part, whole, follows }: (typeof queries.wholes)[number],
): Promise<void> {
  if (!problems.kinds.has(whole)) return;
  if ((await follows.run(db, { societyImportId })) > 0) problems.kinds.add(part);
}
