import type {
  addForeignPerformance,
  addPerformance,
} from '@omur/contract/performances/livePerformanceRegistration';
import { checkSetList, mostSetListLines } from '@omur/contract/performances/rules/setList';
import type { Call, CallOf } from '../../platform/http/call.ts';
import { isStaff } from '../../platform/sessions/actor.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { askMates, notifyWhoAnswered } from '../setListWords/ask.ts';
import { setListChanged } from './changed.ts';
import { lock } from './lock.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { readLines, writeLines } from './lines.ts';
import { refusalsOf, type SentLine } from './proposed.ts';
import * as queries from './queries.ts';

// The step-by-step calls (L7.12–L7.16): a line goes to the end of the set list.

type Adding<E> = CallOf<E> & { isAbroad: boolean };

export async function addKnown({ isAbroad, ...call }: Adding<typeof addPerformance>) {
  const { performanceId = 0 } = await add(call, isAbroad, { at: '', position: undefined, known: call.body });
  const values = { ...potOf(call, isAbroad), performanceId };
  return oneOr404(call.db, queries.findPerformance, values, 'livePerformance.notFound');
}

export async function addForeign({ isAbroad, ...call }: Adding<typeof addForeignPerformance>) {
  const { foreignPerformanceId = 0 } = await add(call, isAbroad, {
    at: '',
    position: undefined,
    foreign: call.body,
  });
  const values = { ...potOf(call, isAbroad), foreignPerformanceId };
  return oneOr404(call.db, queries.findForeignPerformance, values, 'livePerformance.notFound');
}

export function potOf({ actor, params }: Call<{ livePerformanceId: number }>, isAbroad: boolean) {
  return { ...params, personId: actor.personId, isStaff: isStaff(actor), isAbroad };
}

async function add(call: Call<{ livePerformanceId: number }>, isAbroad: boolean, sent: SentLine) {
  const { db, params } = call;
  const pot = potOf(call, isAbroad);
  if (!(await queries.findOwn.row(db, pot))) refuse('livePerformance.notFound');
  const lines = await readLines(db, [sent]);
  const results = checkSetList(lines.proposed);
  const fields = [...refusalsOf(results, [sent], isAbroad), ...lines.fields];
  if (fields.length > 0) refuse('request.invalid', { fields });
  const own = await queries.lockOwn.row<{ isClosed: boolean }>(db, pot);
  if (own?.isClosed) refuse('livePerformance.isClosed');
  const last = await queries.findLastPosition.row<{ lastPosition: number }>(db, params);
  const position = (last?.lastPosition ?? 0) + 1;
  if (position > mostSetListLines)
    refuseField('FLUTNINGAR', 'setList.tooLong', { count: position, max: mostSetListLines });
  const written = await writeLines(db, params.livePerformanceId, lines, position);
  await askMates(db, params.livePerformanceId);
  await notifyWhoAnswered(db, params.livePerformanceId);
  if (pot.isStaff) await setListChanged(db, call.actor, await lock(db, params.livePerformanceId));
  return written;
}
