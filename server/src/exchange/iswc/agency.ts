import type * as z from 'zod/mini';
import type { IswcSettings } from '../../platform/config.ts';
import { retryAfterOf } from './backoff.ts';
import { SearchItems, SubmissionItems, TaskAnswers, Tasks } from './answers.ts';
import type { Submission } from './submission.ts';

/** The request did not reach the service, or the service did not take it: nothing came of it. `status` 0 without an answer. */
export class NotTaken extends Error {
  readonly status: number;
  readonly retryAfterMilliseconds: number | undefined;

  constructor(status: number, message: string, retryAfterMilliseconds?: number) {
    super(message);
    this.status = status;
    this.retryAfterMilliseconds = retryAfterMilliseconds;
  }
}

/** The line broke after the request had gone out, or the answer cannot be read: something may have come of it. */
export class Unsure extends Error {}

/** Where the service has its operations, below the configured address. */
const paths = {
  submissions: '/submission/batch',
  search: '/iswc/searchByAgencyWorkCode/batch',
  tasks: '/iswc/workflowTasks',
};
const answersWithin = 60_000;
const neverConnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);
const tasksAtOnce = 100;

export type Service = NonNullable<IswcSettings['service']>;

interface Asked {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  path: string;
  body?: unknown;
}

/**
 * Asks the service. It goes to the configured host alone, whatever the answer says: a redirection is an error.
 * @throws NotTaken, Unsure
 */
async function ask<T>(
  { url, key }: Service,
  { method, path, body }: Asked,
  schema: z.ZodMiniType<T>,
): Promise<T> {
  const answer = await fetch(`${url}${path}`, {
    method,
    redirect: 'error',
    signal: AbortSignal.timeout(answersWithin),
    headers: {
      accept: 'application/json',
      'ocp-apim-subscription-key': key,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch((error: Error) => {
    const code = (error.cause as { code?: string } | undefined)?.code ?? error.name;
    throw neverConnected.has(code) ? new NotTaken(0, code) : new Unsure(code);
  });
  if (answer.status >= 400 && (answer.status < 500 || answer.status === 503)) {
    const said = (await answer.text().catch(() => '')).slice(0, 500);
    throw new NotTaken(answer.status, said, retryAfterOf(answer.headers.get('retry-after')));
  }
  if (!answer.ok) throw new Unsure(`HTTP ${answer.status}`);
  const read = schema.safeParse(await answer.json().catch(() => undefined));
  if (!read.success) throw new Unsure('The answer cannot be read.');
  return read.data;
}

/** Sends a batch; each item is answered for itself (207). */
export function submit(
  service: Service,
  kind: 'add' | 'update',
  items: readonly { submissionId: number; submission: Submission }[],
) {
  const method = kind === 'add' ? 'POST' : 'PUT';
  return ask(service, { method, path: paths.submissions, body: items }, SubmissionItems);
}

/** What the service knows of works by the society's own numbers. Asking changes nothing. */
export function searchByWorkCodes(service: Service, agency: string, workIds: readonly number[]) {
  const body = workIds.map((workId) => ({ agency, workCode: String(workId) }));
  return ask(service, { method: 'POST', path: paths.search, body }, SearchItems);
}

/** Tasks of other agencies that wait for the society. */
export async function findTasks(service: Service, agency: string) {
  const all: z.output<typeof Tasks> = [];
  for (;;) {
    const query = new URLSearchParams({
      agency,
      showWorkflows: 'AssignedToMe',
      status: 'Outstanding',
      startIndex: String(all.length),
      pageLength: String(tasksAtOnce),
    });
    const page = await ask(service, { method: 'GET', path: `${paths.tasks}?${query.toString()}` }, Tasks);
    all.push(...page);
    if (page.length < tasksAtOnce) return all;
  }
}

export interface TaskDecision {
  taskId: number;
  workflowType: string;
  status: 'Approved' | 'Rejected';
  workflowMessage: string;
}

/** Tells the service what staff decided. */
export function updateTasks(service: Service, agency: string, decisions: readonly TaskDecision[]) {
  const path = `${paths.tasks}?${new URLSearchParams({ agency }).toString()}`;
  return ask(service, { method: 'PATCH', path, body: decisions }, TaskAnswers);
}
