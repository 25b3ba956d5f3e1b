import type { ErrorCode } from '@omur/contract/platform/errors';

/** One thing wrong with one field, in wire spelling. */
export interface FieldRefusal {
  field: string;
  code: ErrorCode;
  values?: Readonly<Record<string, string | number>> | undefined;
}

/** An expected "no". Becomes the answer of behaviour W2. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly fields: readonly FieldRefusal[];
  readonly values: Readonly<Record<string, string | number>>;
  readonly retryAfterSeconds: number | undefined;
  readonly number: number | undefined;
  readonly token: string | undefined;

  constructor(code: ErrorCode, options: RefusalOptions = {}) {
    super(code);
    this.code = code;
    this.fields = options.fields ?? [];
    this.values = options.values ?? {};
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.number = options.number;
    this.token = options.token;
  }
}

interface RefusalOptions {
  fields?: readonly FieldRefusal[];
  values?: Readonly<Record<string, string | number>>;
  retryAfterSeconds?: number;
  /** Of the thing that stands in the way, so that the client can lead there (P4). */
  number?: number;
  /** For the step that is still missing, and good for nothing else. */
  token?: string;
}

export function refuse(code: ErrorCode, options?: RefusalOptions): never {
  throw new Refusal(code, options);
}

/** Refuses a payload for one field of it, named as on the wire. `values` fill the sentence. */
export function refuseField(field: string, code: ErrorCode, values?: FieldRefusal['values']): never {
  refuse('request.invalid', { fields: [{ field, code, ...(values && { values }) }] });
}
