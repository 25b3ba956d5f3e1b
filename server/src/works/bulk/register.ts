import type { Role } from '@omur/contract/platform/values';
import type { SheetLine } from '@omur/contract/works/rules/bulkLines';
import type pg from 'pg';
import { mayPass } from '../../platform/database/mayPass.ts';
import { transaction } from '../../platform/database/pool.ts';
import type { Task } from '../../platform/jobs/task.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Actor } from '../../platform/sessions/actor.ts';
import { register } from '../registration/register.ts';
import { type Alike, type Checked, checkWorks, type Fault, faultsOfRefusal } from './check.ts';
import { askForSending, takeTurns } from './queries.ts';
import { isSeen } from './save.ts';
import * as queries from './sendQueries.ts';

/** So many works of a sheet are registered at a time; then it is somebody else's turn (O172). */
const mostAtOnce = 200;

/**
 * Registers the works of a sheet that were sent, each as the form would, in its own transaction together with its row: after a crash the next
 * run goes on where this one stopped, and none is registered twice (O113). What is refused stays in the sheet with what is wrong.
 */
export async function registerWorks(pool: pg.Pool, bulkId: number): Promise<void> {
  let isDone = false;
  for (let registered = 0; registered < mostAtOnce && !isDone; registered += 1)
    isDone = !(await transaction(pool, (db) => registerNext(db, bulkId)));
  await transaction(pool, async (db) => {
    if (!isDone) await askForSending.run(db, { bulkId });
    await takeTurns.run(db, { bulkId });
  });
}

interface Next extends Record<string, unknown> {
  place: number;
  lines: SheetLine[];
  alike: Alike[];
  isOtherWork: boolean;
}

interface Sender extends Record<string, unknown> {
  userId: number;
  role: Role;
  name: string;
  kennitala: string;
  personId: number;
  realUserId: number;
  realRole: Role;
  realName: string;
}

/** What became of a work: its number, or what is wrong with it. */
type Outcome = { workId: number } | { faults: Fault[]; alike: Alike[]; isOtherWork: boolean };

async function registerNext(db: pg.PoolClient, bulkId: number): Promise<boolean> {
  const next = await queries.takeNext.row<Next>(db, { bulkId });
  if (!next) return false;
  const sender = await queries.findSender.row<Sender>(db, { bulkId });
  const outcome = await outcomeOf(db, next, sender);
  const row = { bulkId, place: next.place };
  if ('workId' in outcome) await queries.keepWork.run(db, { ...row, workId: outcome.workId });
  else {
    const { faults, alike, isOtherWork } = outcome;
    await queries.keepFaults.run(db, {
      ...row,
      faults: JSON.stringify(faults),
      alike: JSON.stringify(alike),
      isOtherWork,
    });
  }
  return true;
}

async function outcomeOf(db: pg.PoolClient, next: Next, sender: Sender | undefined): Promise<Outcome> {
  const { lines, alike, isOtherWork } = next;
  const refused = (refusal: Refusal, checked?: Checked): Outcome => ({
    faults: faultsOfRefusal(lines, checked ?? { lineOf: new Map() }, refusal),
    alike,
    isOtherWork,
  });
  if (!sender) return refused(new Refusal('bulk.mayNotRegister'));
  const actor = actorOf(sender);
  const actingFor = actor.userId === actor.realUserId ? '' : String(actor.userId);
  await queries.nameSender.run(db, { realUserId: String(actor.realUserId), actingFor });
  const checked = await inSavepoint(db, async () => (await checkWorks(db, actor, [lines]))[0]).catch(
    unlessPassing,
  );
  if (!checked || checked instanceof Refusal) return refused(checked ?? failed);
  const isOther = checked.alike.length === 0 || (isOtherWork && isSeen(checked.alike, alike));
  if (checked.faults.length > 0 || !isOther) return { ...checked, isOtherWork: isOtherWork && isOther };
  const { body } = checked;
  const made = await inSavepoint(db, () => register({ db, actor, body })).catch(unlessPassing);
  return typeof made === 'number' ? { workId: made } : refused(made ?? failed, checked);
}

const failed = new Refusal('bulk.failed');

/** A refusal is the work's own; what another run gets past is thrown, and any other fault is of this work alone. */
function unlessPassing(error: unknown): Refusal | undefined {
  if (mayPass(error)) throw error;
  return error instanceof Refusal ? error : undefined;
}

/** What fails leaves nothing behind. */
async function inSavepoint<T>(db: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  await db.query('savepoint one_work');
  try {
    const made = await work();
    // What the database holds at the end of a transaction is held here, so that it fails for this work alone.
    await db.query('set constraints all immediate; set constraints all deferred; release savepoint one_work');
    return made;
  } catch (error) {
    if (!mayPass(error)) await db.query('rollback to savepoint one_work');
    throw error;
  }
}

const actorOf = (sender: Sender): Actor => ({
  ...sender,
  isReadOnly: false,
  mustSetUp: false,
  tokenHash: Buffer.alloc(0),
});

export const registerBulk: Task = {
  name: 'registerBulk',
  run: ({ pool }, payload) => registerWorks(pool, (payload as { bulkId: number }).bulkId),
};
