import { plainWork } from '@omur/contract/platform/fields/plainWork';
import { answerName } from '@omur/contract/platform/wire';

/** The plain fields of a work of which nothing is said, as answers spell them. */
export const noPlainFields = Object.fromEntries(
  Object.values(plainWork).map(({ wire }) => [answerName(wire), null]),
);
