import * as distributions from '../platform/fields/distributions.ts';
import { freeText, maybe } from '../platform/wire.ts';

/** What the statements of a run say above the lines (R34). It changes until the run is finished, and is reckoned anew with each change. */
export const runStatement = {
  /** The day on which it is finished, if left out. */
  distributedOn: maybe(distributions.distributedOn),
  royaltyTextIs: maybe(freeText(2000, distributions.royaltyTextIs)),
  royaltyTextEn: maybe(freeText(2000, distributions.royaltyTextEn)),
};
