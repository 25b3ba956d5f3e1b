import { positionHeader } from '@omur/contract/platform/positionHeader';
import { mostReads, type ReadAnswer, readTogether } from '@omur/contract/platform/calls/reads';

/** What is read of a response, whether it came alone or with others. */
export interface Answered extends Pick<Response, 'ok' | 'status' | 'statusText' | 'json'> {
  headers: Pick<Headers, 'get'>;
}

interface Read {
  address: string;
  headers: Record<string, string>;
  signal: AbortSignal | undefined;
  resolve: (answered: Answered) => void;
  reject: (error: unknown) => void;
}

/** What fits in a line of a request with every server and proxy. */
const mostLength = 6000;
let waiting: Read[] = [];

/** What is asked ahead is taken by then, or not at all. */
const goodFor = 10_000;
/** By whom and what: never somebody else's answer. */
const ahead = new Map<string, Promise<Answered>>();
const keyOf = (address: string, { authorization = '' }: Record<string, string>) =>
  `${authorization} ${address}`;

/** Asks before the code is there that shows the answer; who asks for the same first gets it. */
export function askAhead(address: string, headers: Record<string, string>): void {
  const key = keyOf(address, headers);
  const answered = askTogether(address, headers, undefined);
  answered.catch(() => undefined);
  ahead.set(key, answered);
  // Nobody is answered with what was so a while ago.
  setTimeout(() => ahead.delete(key), goodFor);
}

/** H52: what the page asks for in one go is asked for in one round trip. */
export function askTogether(
  address: string,
  headers: Record<string, string>,
  signal: AbortSignal | undefined,
): Promise<Answered> {
  const asked = ahead.get(keyOf(address, headers));
  if (asked) {
    ahead.delete(keyOf(address, headers));
    return asked;
  }
  return new Promise((resolve, reject) => {
    const read = { address, headers, signal, resolve, reject };
    signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')), { once: true });
    waiting.push(read);
    if (waiting.length === 1) queueMicrotask(askAll);
  });
}

function askAll(): void {
  const reads = waiting.filter(({ signal }) => !signal?.aborted);
  waiting = [];
  let batch: Read[] = [];
  let length = 0;
  for (const read of reads) {
    length += read.address.length + 3;
    if (batch.length === mostReads || (batch.length > 0 && length > mostLength)) {
      void ask(batch);
      batch = [];
      length = read.address.length;
    }
    batch.push(read);
  }
  if (batch.length > 0) void ask(batch);
}

/** Asks for a batch; what it does not answer is asked for alone. */
async function ask(batch: readonly Read[]): Promise<void> {
  const unanswered = new Map(batch.entries());
  try {
    const response = await fetch(addressOf(batch), {
      headers: batch[0]?.headers ?? {},
      signal: abortedWith(batch),
    });
    if (response.ok && response.body)
      await eachLine(response.body, (line) => {
        const answer = JSON.parse(line) as ReadAnswer;
        const read = unanswered.get(answer.Read);
        if (!read || answer.StatusCode === 413) return;
        unanswered.delete(answer.Read);
        read.resolve(answeredBy(answer));
      });
    // The session is over, or the server has no time: the same for all of them.
    else {
      for (const read of unanswered.values()) read.resolve(response.clone());
      return;
    }
  } catch {
    // No network, or a line that broke: each finds out for itself.
  }
  for (const { address, headers, signal, resolve, reject } of unanswered.values())
    if (!signal?.aborted) fetch(address, { headers, signal: signal ?? null }).then(resolve, reject);
}

/** Readable in logs and tools: only what would end the address or a line of it is written otherwise. */
function addressOf(batch: readonly Read[]): string {
  const lines = batch.map(({ address }) => address.replace(/[%&+#]/gu, (sign) => encodeURIComponent(sign)));
  return `${readTogether.path}?of=${lines.join('%0A')}`;
}

/** Called off when nobody waits for any of them any more. */
function abortedWith(batch: readonly Read[]): AbortSignal | null {
  const signals = batch.map(({ signal }) => signal);
  if (signals.includes(undefined)) return null;
  const controller = new AbortController();
  const look = () => signals.every((signal) => signal?.aborted) && controller.abort();
  for (const signal of signals) signal?.addEventListener('abort', look, { once: true });
  return controller.signal;
}

async function eachLine(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  take: (line: string) => void,
): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let unread = '';
  for (;;) {
    const { value = '', done } = await reader.read();
    if (done) return;
    const lines = (unread + value).split('\n');
    unread = lines.pop() ?? '';
    for (const line of lines) take(line);
  }
}

function answeredBy({
  StatusCode: status,
  RequestId,
  TotalCount,
  NextCursor,
  Position,
  Body,
}: ReadAnswer): Answered {
  const headers: Readonly<Record<string, string | number | undefined>> = {
    'x-request-id': RequestId,
    'x-total-count': TotalCount,
    'x-next-cursor': NextCursor,
    [positionHeader]: Position,
  };
  return {
    ok: status >= 200 && status < 300,
    status,
    statusText: '',
    json: () => Promise.resolve(Body),
    headers: { get: (name) => headers[name]?.toString() ?? null },
  };
}
