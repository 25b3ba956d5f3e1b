import type { AssemblyState } from '@omur/contract/platform/fields/assemblies';
import { assemblyStates } from '@omur/contract/platform/fields/assemblies';
import type { dropAssemblyStep, takeAssemblyStep } from '@omur/contract/people/assemblies';
import type { Config } from '../../platform/config.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { hasOtherKey } from '../../platform/operations/sealingKey.ts';
import { refuse } from '../../platform/refusal.ts';
import { count, openVote } from './count.ts';
import { notifyAnnounced, notifyOpen } from './notify.ts';
import * as queries from './queries.ts';

interface Locked extends Record<string, unknown> {
  state: AssemblyState;
  askedBy: number | null;
  isListAsked: boolean;
  isListDay: boolean;
  isOver: boolean;
  hasQuestions: boolean;
}

/** O122: asks for the next step of an assembly, or takes the one that another administrator asked for. */
export async function takeStep(
  { db, actor, params: { assemblyId }, body }: CallOf<typeof takeAssemblyStep>,
  config: Config,
): Promise<void> {
  const userId = actor.realUserId;
  const state = body.assemblyState;
  const found = await lock(db, assemblyId);
  assertTime(found, state);
  // O337: the others could neither add to its box nor count it.
  if ((state === 'open' || state === 'closed') && (await hasOtherKey(db, config)))
    refuse('assembly.otherKey');
  if (found.isListAsked) refuse('assembly.otherAsked');
  if (found.askedBy === userId) refuse('assembly.ownStep');
  if (found.askedBy === null && config.fourEyes.has('assemblies')) {
    await queries.askForStep.run(db, { assemblyId, userId });
    return;
  }
  const lateVoterCount = state === 'listed' ? await seenLate(db, assemblyId, body.lateVoterCount ?? 0) : 0;
  await queries.insertStep.run(db, { assemblyId, state, userId, lateVoterCount });
  if (state === 'announced')
    await notifyAnnounced(db, assemblyId, await people(queries.membersToday.rows(db, {})));
  if (state === 'open') {
    await openVote(db, config, assemblyId);
    await notifyOpen(db, assemblyId, await people(queries.votersOf.rows(db, { assemblyId })));
  }
  if (state === 'closed') await count(db, config, assemblyId);
}

interface Changed extends Record<string, unknown> {
  name: string;
  enteredBy: string;
  count: number;
}

/**
 * R209, R233: the one who fixes the list states how many people they have seen on it only because of entries after its day, and off it because of entries since the
 * assembly was announced. @throws assembly.lateVoters or assembly.changedVoters, with the names.
 */
async function seenLate(db: Queryable, assemblyId: number, seen: number): Promise<number> {
  const late = await queries.lateVoters.rows<Changed>(db, { assemblyId });
  const leftOff = await queries.leftOffVoters.rows<Changed>(db, { assemblyId });
  const count = (late[0]?.count ?? 0) + (leftOff[0]?.count ?? 0);
  if (count === seen) return count;
  return refuse(leftOff.length > 0 ? 'assembly.changedVoters' : 'assembly.lateVoters', {
    number: count,
    values: { count, names: namesOf(late), leftOff: namesOf(leftOff) },
  });
}

function namesOf(changed: readonly Changed[]): string {
  const names = changed.map(({ name, enteredBy }) => `${name} (${enteredBy})`).join(', ');
  if (names === '') return '–';
  return (changed[0]?.count ?? 0) > changed.length ? `${names} …` : names;
}

/** Takes back what was asked for, or refuses it. */
export async function dropStep({ db, params }: CallOf<typeof dropAssemblyStep>): Promise<undefined> {
  await lock(db, params.assemblyId);
  if ((await queries.dropStep.run(db, params)) === 0) refuse('assembly.stepOrder');
}

async function lock(db: Queryable, assemblyId: number): Promise<Locked> {
  return (await queries.lockAssembly.row<Locked>(db, { assemblyId })) ?? refuse('assembly.notFound');
}

function assertTime({ state, isListDay, isOver, hasQuestions }: Locked, next: AssemblyState): void {
  if (assemblyStates.indexOf(next) !== assemblyStates.indexOf(state) + 1) refuse('assembly.stepOrder');
  if (next === 'listed' && !isListDay) refuse('assembly.listTooEarly');
  if (next === 'open' && (isOver || !hasQuestions)) refuse('assembly.notOpenable');
  if (next === 'closed' && !isOver) refuse('assembly.closesLater');
}

async function people(rows: Promise<{ personId: number }[]>): Promise<number[]> {
  return (await rows).map(({ personId }) => personId);
}
