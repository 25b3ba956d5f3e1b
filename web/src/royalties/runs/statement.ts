import { keptText } from '@omur/contract/platform/rules/keptText';
import { day } from '@omur/contract/platform/values';
import { messages } from './messages.ts';

/** What statements say above the lines of a run, as it is typed (R34). */
export const noStatement = { distributedOn: '', royaltyTextIs: '', royaltyTextEn: '' };
export type Statement = typeof noStatement;

export const isOfStatement = (name: string): name is keyof Statement => name in noStatement;

/** All of it may be left out; a day has to be one. */
export const statementProblem = (written: Statement, name: keyof Statement) =>
  name === 'distributedOn' &&
  written.distributedOn.trim() !== '' &&
  !day.safeParse(written.distributedOn).data?.startsWith('20') &&
  messages.dayWrong;

export const statementOf = ({ distributedOn, royaltyTextIs, royaltyTextEn }: Statement) => ({
  distributedOn: keptText(distributedOn),
  royaltyTextIs: keptText(royaltyTextIs),
  royaltyTextEn: keptText(royaltyTextEn),
});
