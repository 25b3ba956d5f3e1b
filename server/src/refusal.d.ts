import type { ErrorCode } from '@omur/contract/errors';
/** One thing wrong with one field, in wire spelling. */
export interface FieldRefusal {
  field: string;
  code: ErrorCode;
  values?: Readonly<Record<string, string | number>> | undefined;
}
/** An expected "no". Becomes the answer of behaviour W2. */
export declare class Refusal extends Error {
  readonly code: ErrorCode;
  readonly fields: readonly FieldRefusal[];
  readonly values: Readonly<Record<string, string | number>>;
  readonly retryAfterSeconds: number | undefined;
  constructor(code: ErrorCode, options?: RefusalOptions);
}
interface RefusalOptions {
  fields?: readonly FieldRefusal[];
  values?: Readonly<Record<string, string | number>>;
  retryAfterSeconds?: number;
}
export declare function refuse(code: ErrorCode, options?: RefusalOptions): never;
export {};
