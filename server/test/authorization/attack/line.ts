import http from 'node:http';
import net from 'node:net';
import type { Asked } from '../asked.ts';

export interface Answer {
  status: number;
  text: string;
  headers: http.IncomingHttpHeaders;
  milliseconds: number;
  /** Sent over a connection that had been used before. */
  isReused?: boolean;
}

/** Nothing that is asked may take longer. */
const hangsAfter = 8000;

/** Connections to a server that is a process of its own. */
export class Line {
  readonly #agent = new http.Agent({ keepAlive: true, maxSockets: 16 });
  readonly #base: URL;

  constructor(address: string) {
    this.#base = new URL(address);
  }

  /** Sends a request as it is: nothing in its path is put right. */
  async ask(asked: Asked, headers: http.OutgoingHttpHeaders = {}): Promise<Answer> {
    const answer = await this.#send(asked, headers);
    // A server that gives up on one request closes the line, and the next may have been on it already.
    return answer.status === 0 && answer.isReused ? this.#send(asked, headers) : answer;
  }

  #send({ method, url, body }: Asked, headers: http.OutgoingHttpHeaders): Promise<Answer> {
    const payload = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
    const startedAt = performance.now();
    return new Promise((resolve) => {
      const request = http.request(
        {
          agent: this.#agent,
          host: this.#base.hostname,
          port: this.#base.port,
          method,
          path: url,
          headers: {
            ...(payload !== undefined && {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(payload),
            }),
            ...headers,
          },
          timeout: hangsAfter,
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (chunk: string) => {
            text += chunk;
          });
          response
            .on('error', (error) => request.destroy(error))
            .on('end', () => {
              const milliseconds = performance.now() - startedAt;
              resolve({ status: response.statusCode ?? 0, text, headers: response.headers, milliseconds });
            });
        },
      );
      request.on('timeout', () => request.destroy(new Error(`${method} ${url.slice(0, 200)} hangs`)));
      // No answer is an answer too, of status 0.
      request.on('error', ({ message }) =>
        resolve({
          status: 0,
          text: `${message}: ${method} ${url.slice(0, 100)}`,
          headers: {},
          milliseconds: performance.now() - startedAt,
          isReused: request.reusedSocket,
        }),
      );
      request.end(payload);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** Whose token it is. */
export const bearer = (token: string | undefined): http.OutgoingHttpHeaders =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

/** What an answer may never be, and never tell; nothing when it is sound. */
export function faultOf({ status, text, headers, milliseconds }: Answer): string | undefined {
  if (status === 0) return `was not answered: ${text}`;
  if (status >= 500) return `${status}: ${text.slice(0, 200)}`;
  if (milliseconds > hangsAfter / 2) return `took ${Math.round(milliseconds)} ms`;
  if (headers['x-content-type-options'] !== 'nosniff')
    return `${status} may be read as something else: ${text.slice(0, 150)}`;
  if (headers['set-cookie']) return 'sets a cookie';
  if (status < 400) return undefined;
  if (/syntax error|node_modules|\bat \S+ \(|\.ts:\d|relation "|pg_|ECONN/i.test(ownWords(text)))
    return `tells of its inside: ${text.slice(0, 200)}`;
  return isRefusal(text, status) ? undefined : `is no refusal: ${status} ${text.slice(0, 200)}`;
}

/** An answer without what it repeats from the file: anyone who changed a person meanwhile may have written anything there (V11). */
function ownWords(text: string): string {
  if (!text.includes('"person.changedMeanwhile"')) return text;
  const { Errors, ...own } = JSON.parse(text) as Record<string, unknown>;
  return Array.isArray(Errors) ? JSON.stringify(own) : text;
}

function isRefusal(text: string, status: number): boolean {
  try {
    const { StatusCode, Code, Message } = JSON.parse(text) as Record<string, unknown>;
    return StatusCode === status && typeof Code === 'string' && typeof Message === 'string';
  } catch {
    return false;
  }
}

/** Does them all, sixteen under way at any time; answers what they found. */
export async function allOf(tries: Iterable<() => Promise<string | undefined>>): Promise<string[]> {
  const found: string[] = [];
  const rest = tries[Symbol.iterator]();
  const work = async () => {
    for (let next = rest.next(); !next.done; next = rest.next()) {
      const one = await next.value();
      if (one) found.push(one);
    }
  };
  await Promise.all(Array.from({ length: 16 }, work));
  return found;
}

/** Writes to the server what no client would, and answers what it says before it hangs up. */
export function askRaw(address: string, text: string): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const socket = net.connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname, () =>
      socket.write(text),
    );
    let said = '';
    const end = () => {
      socket.destroy();
      resolve(said);
    };
    socket.setTimeout(hangsAfter, end);
    socket.on('data', (chunk) => {
      said += chunk;
    });
    socket.on('error', end).on('close', end);
  });
}
