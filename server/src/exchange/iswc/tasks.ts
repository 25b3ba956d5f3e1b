import type pg from 'pg';
import { notify } from '../../messages/notifications/notify.ts';
import { transaction } from '../../platform/database/pool.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import { findTasks, NotTaken, type TaskDecision, updateTasks } from './agency.ts';
import type { AgencyTask } from './answers.ts';
import { waitAfter } from './backoff.ts';
import { noteAnswered, notePause } from './queueQueries.ts';
import type { Sending } from './send.ts';
import * as queries from './tasksQueries.ts';

/** X56: reads the tasks that other agencies wait for us with, once an hour, and at once after a line that broke. */
export async function readTasks({ pool, service, settings }: Sending): Promise<void> {
  const state = await queries.tasksDueToRead.row<{ isDue: boolean }>(pool, {});
  if (!state?.isDue) return;
  const tasks = await findTasks(service, settings.agency).catch((error: unknown) => leaveAlone(pool, error));
  if (!tasks) return;
  await transaction(pool, async (db) => {
    for (const task of tasks) await keep(db, task, settings);
    await queries.closeOthers.run(db, { openIds: tasks.map(({ workflowTaskId }) => workflowTaskId) });
    await queries.noteTasksRead.run(db, {});
    await noteAnswered.run(db, {});
  });
}

function keep(db: Queryable, task: AgencyTask, { agency, taskDays }: Sending['settings']) {
  const about = task.iswcMetadata;
  const own = about?.works?.find((work) => work.agency === agency && /^\d{1,9}$/.test(work.workcode ?? ''));
  const opened = Date.parse(task.createdDate ?? '');
  return queries.keepTask.run(db, {
    taskId: task.workflowTaskId,
    taskType: task.workflowType,
    agencyState: task.status,
    openedAt: new Date(Number.isNaN(opened) ? Date.now() : opened),
    days: taskDays,
    fromAgency: task.originatingSociety ?? null,
    workId: own ? Number(own.workcode) : null,
    iswc: about?.iswc ?? null,
    title: about?.originalTitle ?? null,
    detail: JSON.stringify({
      parties: (about?.interestedParties ?? []).map(({ name, lastName, nameNumber, role }) => ({
        name: name || lastName || '',
        ipiNameNumber: nameNumber == null ? null : String(nameNumber).padStart(11, '0'),
        role: role ?? '',
      })),
    }),
  });
}

interface Decided extends Record<string, unknown> {
  taskId: number;
  taskType: string;
  decision: 'Approved' | 'Rejected';
  note: string | null;
  attempts: number;
}

/** X56: tells the agency what staff decided. The attempt is written down first; after a broken line the open tasks are read again. */
export async function deliverDecisions({ pool, service, settings }: Sending): Promise<void> {
  const decided = await queries.findDecided.rows<Decided>(pool, {});
  if (decided.length === 0) return;
  const taskIds = decided.map(({ taskId }) => taskId);
  const attempts = Math.max(...decided.map((one) => one.attempts)) + 1;
  await queries.noteAttempt.run(pool, { taskIds, waitSeconds: Math.round(waitAfter(attempts) / 1000) });
  const answers = await updateTasks(service, settings.agency, decided.map(decisionOf)).catch(
    (error: unknown) => leaveAlone(pool, error),
  );
  if (!answers) return;
  const refusalOf = new Map(
    answers.flatMap(({ taskId, workflowTaskId, rejection }) =>
      rejection
        ? [[taskId ?? workflowTaskId, `${rejection.code ?? ''} ${rejection.message ?? ''}`.trim()]]
        : [],
    ),
  );
  for (const taskId of taskIds) {
    const message = refusalOf.get(taskId);
    if (message === undefined) await queries.noteDelivered.run(pool, { taskId });
    else await queries.noteRefused.run(pool, { taskId, message });
  }
  await noteAnswered.run(pool, {});
}

const decisionOf = ({ taskId, taskType, decision, note }: Decided): TaskDecision => ({
  taskId,
  workflowType: taskType,
  status: decision,
  workflowMessage: note ?? '',
});

/** The next exchange tries again, later where the service asked for that. */
async function leaveAlone(pool: pg.Pool, error: unknown): Promise<undefined> {
  const pause = error instanceof NotTaken ? error.retryAfterMilliseconds : undefined;
  if (pause) await notePause.run(pool, { waitSeconds: pause / 1000, reason: (error as Error).message });
  return undefined;
}

/** X56: editors are told once of tasks that run out within a week. */
export async function remindOfTasks(pool: pg.Pool): Promise<void> {
  await transaction(pool, async (db) => {
    const count = (await queries.takeReminders.rows<{ taskId: number }>(db, {})).length;
    if (count === 0) return;
    const editors = await queries.findEditors.rows<{ personId: number }>(db, {});
    await notify(
      db,
      editors.map(({ personId }) => personId),
      {
        kind: 'iswcTask',
        header: {
          is: 'Verkefni annarra ISWC-skrifstofa bíða svars',
          en: 'Tasks of other ISWC agencies need an answer',
        },
        body: {
          is: 'Frestur til að svara breytingum annarra skrifstofa á ISWC-númerum verka félagsins rennur út innan viku.',
          en: 'The time to answer changes that other agencies make to ISWCs of the society’s works runs out within a week.',
        },
        link: '/iswc?flipi=verkefni',
      },
    );
  });
}
