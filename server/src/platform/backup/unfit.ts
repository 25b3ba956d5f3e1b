import type { RestoreFailure } from '@omur/contract/platform/calls/operations';

/** Why a backup cannot be taken back, in a sentence and as the page of operations has it. */
export class Unfit extends Error {
  readonly reason: RestoreFailure;

  constructor(reason: RestoreFailure, message: string) {
    super(message);
    this.reason = reason;
  }
}
