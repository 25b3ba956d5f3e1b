declare module 'autocannon' {
  interface Request {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    body?: string;
    /** Makes each request its own. */
    setupRequest?: (request: Request) => Request;
  }
  interface Options {
    url: string;
    connections: number;
    duration: number;
    requests: Request[];
    /** Writes a new id for every `[<id>]` in a body. */
    idReplacement?: boolean;
    /** Requests a second, of all connections together. */
    overallRate?: number;
    /** Called for each connection. */
    setupClient?: (client: { setRequests(requests: Request[]): void }) => void;
  }
  interface Result {
    requests: { total: number };
    latency: { p50: number; p99: number };
    duration: number;
    errors: number;
    non2xx: number;
    statusCodeStats?: Record<string, { count: number }>;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
