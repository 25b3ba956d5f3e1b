import { ourPath } from '@omur/contract/platform/wire';
import type { Answered } from './readTogether.ts';
import * as z from 'zod/mini';

const Body = z.object({
  StatusCode: z.number(),
  Code: z.string(),
  Message: z.string(),
  RequestId: z.optional(z.string()),
  Number: z.optional(z.number()),
  Token: z.optional(z.string()),
  Errors: z.optional(z.array(z.object({ Field: z.string(), Code: z.string(), Message: z.string() }))),
});

export interface FieldProblem {
  /** In our names, with places in lists: "authors.0.shareHundredths". */
  field: string;
  code: string;
  message: string;
}

type More = Pick<Refusal, 'fields' | 'requestId' | 'number' | 'token'>;

/** The server said no, or could not be reached (status 0). `message` is in the user's language. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: readonly FieldProblem[];
  readonly requestId: string | undefined;
  /** Of the thing that stands in the way, such as the performance registered before (P4). */
  readonly number: number | undefined;
  /** For the second step of a login, where one is missing (S2). */
  readonly token: string | undefined;

  constructor(status: number, code: string, message: string, more: Partial<More> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = more.fields ?? [];
    this.requestId = more.requestId;
    this.number = more.number;
    this.token = more.token;
  }
}

/** Reads a refusal. `sent` is the schema of the payload, by which refused fields get our names. */
export async function refusalOf(response: Answered, sent?: z.ZodMiniType): Promise<Refusal> {
  const requestId = response.headers.get('x-request-id') ?? undefined;
  const body = Body.safeParse(await response.json().catch(() => undefined));
  if (!body.success) return new Refusal(response.status, 'unknown', response.statusText, { requestId });
  const { Code, Message, Errors = [] } = body.data;
  const fields = Errors.map((one) => ({
    field: ourPath(sent, one.Field),
    code: one.Code,
    message: one.Message,
  }));
  const { Number: number, Token: token } = body.data;
  return new Refusal(response.status, Code, Message, { fields, requestId, number, token });
}

export function isRefusal(error: unknown, status?: number): error is Refusal {
  return error instanceof Refusal && (status === undefined || error.status === status);
}
