import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { aFreePort } from './freePort.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- answers of every shape
type Json = any;

/** An ISWC agency with the public fields, for tests: it gives out codes, refuses, finds similar works, and breaks the line when told to. */
export interface IswcAgency {
  url: string;
  key: string;
  port: number;
  /** Every request as `POST /submission/batch 207`. */
  log: string[];
  /** How often each work number has arrived as a submission that is no preview. */
  taken: Map<string, number>;
  /** What the agency has, by work number. */
  works: Map<string, { iswc: string; title: string; changedAt: string; archivedIswc?: string }>;
  /** Titles that are refused, with code and message. */
  refused: Map<string, { code: string; message: string }>;
  /** Titles that have similar works. */
  similar: Map<string, Json[]>;
  /** Decides by the title before these do: a refusal, or similar works. */
  rule: (title: string) => { code: string; message: string } | Json[] | undefined;
  /** A code that is given instead of the next one, by title. */
  gives: Map<string, string>;
  tasks: Json[];
  /** Answers the next requests with these, in turn, before anything is read. */
  next: ({ status: number; headers?: Record<string, string> } | 'breakBefore' | 'breakAfter' | undefined)[];
  /** Leaves these work numbers out of an answer, once. */
  forgets: Set<string>;
  /** Whether a preview that finds nothing gives out a code at once. */
  givesOnPreview: boolean;
  /** Waited for after something was taken and before it is answered. */
  whenTaken: (() => Promise<void>) | undefined;
  /** Whether the code that an update names is not heeded. */
  ignoresPreferred: boolean;
  bodies: Json[];
  headers: Json[];
  /** Everything is as in the beginning. */
  forget(): void;
  stop(): Promise<void>;
  start(): Promise<void>;
}

const checkDigit = (digits: string) =>
  (10 - ((1 + Array.from(digits).reduce((sum, digit, i) => sum + (i + 1) * Number(digit), 0)) % 10)) % 10;
/** A sound code by its number. */
export function iswcNumbered(n: number): string {
  const digits = String(900_000_000 + n);
  return `T${digits}${checkDigit(digits)}`;
}

export async function anIswcAgency(port?: number): Promise<IswcAgency> {
  let server: Server;
  const agency: IswcAgency = {
    url: '',
    key: 'leyndarmal-profunar',
    port: port ?? (await aFreePort()),
    log: [],
    taken: new Map(),
    works: new Map(),
    refused: new Map(),
    similar: new Map(),
    rule: () => undefined,
    gives: new Map(),
    tasks: [],
    next: [],
    forgets: new Set(),
    givesOnPreview: true,
    whenTaken: undefined,
    ignoresPreferred: false,
    bodies: [],
    headers: [],
    forget: () => {
      const { taken, works, refused, similar, gives, forgets } = agency;
      for (const part of [taken, works, refused, similar, gives, forgets]) part.clear();
      for (const part of [agency.log, agency.next, agency.bodies, agency.headers, agency.tasks])
        part.length = 0;
    },
    stop: () => new Promise((resolve) => void (server.closeAllConnections(), server.close(() => resolve()))),
    start: async () => {
      server = createServer((request, response) => void answer(agency, request, response));
      await new Promise<void>((resolve) => server.listen(agency.port, '127.0.0.1', resolve));
      agency.url = `http://127.0.0.1:${agency.port}`;
    },
  };
  await agency.start();
  return agency;
}

async function answer(agency: IswcAgency, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', agency.url);
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString();
  const body = text === '' ? undefined : JSON.parse(text);
  const end = (status: number, json: Json, headers: Record<string, string> = {}) => {
    agency.log.push(`${request.method} ${url.pathname} ${status}`);
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(json));
  };
  agency.headers.push(request.headers);
  agency.bodies.push(body);
  if (request.headers['ocp-apim-subscription-key'] !== agency.key)
    return end(401, { message: 'no such key' });
  const told = agency.next.shift();
  if (told === 'breakBefore') return void request.socket.destroy();
  if (typeof told === 'object') return end(told.status, { message: 'not now' }, told.headers);
  const said = operation(agency, request.method ?? '', url, body);
  if (url.pathname === '/submission/batch') await agency.whenTaken?.();
  if (told === 'breakAfter') {
    agency.log.push(`${request.method} ${url.pathname} broken`);
    return void request.socket.destroy();
  }
  return said ? end(said.status, said.json) : end(404, { message: 'no such operation' });
}

function operation(agency: IswcAgency, method: string, url: URL, body: Json) {
  const asked = `${method} ${url.pathname}`;
  if (asked === 'POST /submission/batch' || asked === 'PUT /submission/batch') {
    if (body.some(({ submission }: Json) => submission.originalTitle === 'BAD BATCH'))
      return { status: 400, json: { message: 'The batch is malformed.' } };
    const items = body.map(({ submissionId, submission }: Json) => ({
      submissionId,
      ...submitted(agency, submission),
    }));
    const kept = items.filter(({ workcode }: Json) => !agency.forgets.delete(workcode));
    return { status: 207, json: kept };
  }
  if (asked === 'POST /iswc/searchByAgencyWorkCode/batch')
    return {
      status: 207,
      json: body.map((one: Json, i: number) => ({ searchId: i + 1, ...searched(agency, one) })),
    };
  if (asked === 'GET /iswc/workflowTasks') {
    const start = Number(url.searchParams.get('startIndex'));
    const open = agency.tasks.filter(({ status }) => status === 'Outstanding');
    return { status: 200, json: open.slice(start, start + Number(url.searchParams.get('pageLength'))) };
  }
  if (asked === 'PATCH /iswc/workflowTasks')
    return {
      status: 200,
      json: body.map(({ taskId, status, workflowMessage }: Json) => {
        const task = agency.tasks.find(({ workflowTaskId }) => workflowTaskId === taskId);
        if (task?.status !== 'Outstanding')
          return { taskId, rejection: { code: '152', message: 'No such task.' } };
        Object.assign(task, { status, workflowMessage });
        return { taskId, status };
      }),
    };
  return undefined;
}

function submitted(agency: IswcAgency, submission: Json) {
  const { workcode, originalTitle: title } = submission;
  const ruled = agency.rule(title);
  const rejection = Array.isArray(ruled) ? undefined : (ruled ?? agency.refused.get(title));
  if (rejection) return { workcode, rejection };
  const similar = Array.isArray(ruled) ? ruled : agency.similar.get(title);
  const isDecided = submission.disambiguation === true || submission.preferredIswc !== undefined;
  if (submission.previewDisambiguation && similar && !isDecided)
    return { workcode, submission: { verifiedSubmission: null, potentialMatches: similar } };
  if (submission.previewDisambiguation && !agency.givesOnPreview)
    return { workcode, submission: { verifiedSubmission: null, potentialMatches: [] } };
  agency.taken.set(workcode, (agency.taken.get(workcode) ?? 0) + 1);
  const before = agency.works.get(workcode);
  const iswc =
    (agency.ignoresPreferred ? undefined : submission.preferredIswc) ??
    agency.gives.get(title) ??
    before?.iswc ??
    iswcNumbered(Number(workcode));
  const archivedIswc = before && before.iswc !== iswc ? before.iswc : undefined;
  agency.works.set(workcode, {
    iswc,
    title,
    changedAt: new Date().toISOString(),
    ...(archivedIswc && { archivedIswc }),
  });
  return {
    workcode,
    submission: {
      verifiedSubmission: {
        ...submission,
        iswc,
        iswcEligible: true,
        ...(archivedIswc && { archivedIswc }),
      },
      linkedIswcs: [],
      potentialMatches: [],
    },
  };
}

function searched(agency: IswcAgency, { agency: code, workCode }: Json) {
  const known = agency.works.get(workCode);
  if (!known) return { searchResults: [], rejection: { code: '180', message: 'Not found.' } };
  return {
    searchResults: [
      {
        iswc: known.iswc,
        agency: code,
        originalTitle: known.title,
        works: [{ agency: code, workcode: workCode, iswc: known.iswc, lastModifiedDate: known.changedAt }],
      },
    ],
  };
}
