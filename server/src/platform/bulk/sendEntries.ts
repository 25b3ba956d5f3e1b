import type { BulkKind, SheetLine } from '@omur/contract/platform/rules/sheetLines';
import type { Role } from '@omur/contract/platform/values';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { mayPass } from '../database/mayPass.ts';
import { transaction } from '../database/pool.ts';
import type { Task } from '../jobs/task.ts';
import { Refusal } from '../refusal.ts';
import type { Actor } from '../sessions/actor.ts';
import {
  type Alike,
  type Checked,
  type Fault,
  faultsAt,
  type Made,
  type SheetKind,
  type SheetKinds,
} from './kind.ts';
import { askForSending, takeTurns } from './queries.ts';
import { isSeen } from './save.ts';
import * as queries from './sendQueries.ts';

/** So many entries of a sheet are sent at a time; then it is somebody else's turn (O172). */
const mostAtOnce = 200;

/** What sending needs beside the database. */
export interface SendingOf {
  kinds: SheetKinds;
  config: Config;
}

/**
 * Registers the entries of a sheet that were sent, each as its form would, in its own transaction together with its row: after a crash the
 * next run goes on where this one stopped, and none is registered twice (O113). What is refused stays in the sheet with what is wrong.
 */
export async function sendEntries(pool: pg.Pool, bulkId: number, of: SendingOf): Promise<void> {
  let isDone = false;
  for (let sent = 0; sent < mostAtOnce && !isDone; sent += 1)
    isDone = !(await transaction(pool, (db) => sendNext(db, bulkId, of)));
  await transaction(pool, async (db) => {
    if (!isDone) await askForSending.run(db, { bulkId });
    await takeTurns.run(db, { bulkId });
  });
}

interface Next extends Record<string, unknown> {
  place: number;
  lines: SheetLine[];
  alike: Alike[];
  isOther: boolean;
}

interface Sender extends Record<string, unknown> {
  kind: BulkKind;
  userId: number;
  role: Role;
  name: string;
  kennitala: string;
  personId: number;
  realUserId: number;
  realRole: Role;
  realName: string;
}

/** What became of an entry, or what is wrong with it. */
type Outcome = { made: Made; lines: SheetLine[] } | { faults: Fault[]; alike: Alike[]; isOther: boolean };

async function sendNext(db: pg.PoolClient, bulkId: number, of: SendingOf): Promise<boolean> {
  await queries.lockSheet.run(db, { bulkId });
  const next = await queries.takeNext.row<Next>(db, { bulkId });
  if (!next) return false;
  const sender = await queries.findSender.row<Sender>(db, { bulkId });
  const outcome = await outcomeOf(db, next, sender && { ...of, sender });
  const row = { bulkId, place: next.place };
  if ('made' in outcome) {
    const { workId = null, livePerformanceId = null, personId = null } = outcome.made;
    const lines = JSON.stringify(outcome.lines);
    await queries.keepMade.run(db, { ...row, workId, livePerformanceId, personId, lines });
  } else {
    const { faults, alike, isOther } = outcome;
    await queries.keepFaults.run(db, {
      ...row,
      faults: JSON.stringify(faults),
      alike: JSON.stringify(alike),
      isOther,
    });
  }
  return true;
}

async function outcomeOf(
  db: pg.PoolClient,
  { lines, alike, isOther: isSaidOther }: Next,
  by: (SendingOf & { sender: Sender }) | undefined,
): Promise<Outcome> {
  const refused = (refusal: Refusal, checked?: Checked): Outcome => ({
    faults: faultsOfRefusal(refusal, checked),
    alike,
    isOther: isSaidOther,
  });
  const actor = by && actorOf(by.sender);
  const kind = by?.kinds[by.sender.kind];
  if (!actor || !kind?.mayUse(actor)) return refused(new Refusal('bulk.mayNotSend'));
  const actingFor = actor.userId === actor.realUserId ? '' : String(actor.userId);
  await queries.nameSender.run(db, { realUserId: String(actor.realUserId), actingFor });
  const checked = await inSavepoint(db, async () => (await kind.check(db, actor, [lines]))[0]).catch(
    unlessPassing,
  );
  if (!checked || checked instanceof Refusal) return refused(checked ?? failed);
  const isOther = isSaidOther && isSeen(checked.alike, alike);
  if (checked.faults.length > 0 || (checked.alike.length > 0 && !isOther))
    return { faults: checked.faults, alike: checked.alike, isOther };
  const { config } = by;
  const made = await inSavepoint(db, () => checked.send({ db, actor, config, isOther })).catch(unlessPassing);
  if (!made || made instanceof Refusal) return refused(made ?? failed, checked);
  return { made, lines: keptLines(kind, lines) };
}

/** Of what is registered elsewhere no more is kept than its kind says. */
const keptLines = ({ keptColumns }: SheetKind, lines: SheetLine[]): SheetLine[] =>
  keptColumns
    ? lines.map((line) =>
        Object.fromEntries(Object.entries(line).filter(([one]) => keptColumns.includes(one))),
      )
    : lines;

/** What a refused entry says, at the cells. */
function faultsOfRefusal({ code, values, fields }: Refusal, checked: Checked | undefined): Fault[] {
  const refusals = fields.length > 0 ? fields : [{ field: '', code, values }];
  return faultsAt(
    refusals,
    (field, one) => checked?.cellOf(field, one) ?? { lineNumber: 0, sheetColumn: null },
  );
}

const failed = new Refusal('bulk.failed');

/** A refusal is the entry's own; what another run gets past is thrown, and any other fault is of this entry alone. */
function unlessPassing(error: unknown): Refusal | undefined {
  if (mayPass(error)) throw error;
  return error instanceof Refusal ? error : undefined;
}

/** What fails leaves nothing behind. */
async function inSavepoint<T>(db: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  await db.query('savepoint one_entry');
  try {
    const made = await work();
    // What the database holds at the end of a transaction is held here, so that it fails for this entry alone.
    await db.query(
      'set constraints all immediate; set constraints all deferred; release savepoint one_entry',
    );
    return made;
  } catch (error) {
    if (!mayPass(error)) await db.query('rollback to savepoint one_entry');
    throw error;
  }
}

const actorOf = ({ kind: _kind, ...sender }: Sender): Actor => ({
  ...sender,
  isReadOnly: false,
  mustSetUp: false,
  tokenHash: Buffer.alloc(0),
});

/** The job that sends sheets of every kind. */
export const registerBulk = (kinds: SheetKinds): Task => ({
  name: 'registerBulk',
  run: ({ pool, config }, payload) =>
    sendEntries(pool, (payload as { bulkId: number }).bulkId, { kinds, config }),
});
