import * as money from '../platform/fields/money.ts';
import * as works from '../platform/fields/works.ts';
import { maybe, nullable, request } from '../platform/wire.ts';

// Rules that count for days. One administrator asks for a rule, or for its end, and another decides; a rule is never changed (R5, R11).

/** What every such rule shows of its days and of who asked. */
export const datedRule = {
  startsOn: money.startsOn,
  endsOn: nullable(money.endsOn),
  endAsked: nullable(money.endAsked),
  askedBy: money.askedBy,
  decidedBy: nullable(money.decidedBy),
  mayDecide: money.mayDecide,
};

export const EndOfRule = request({ endsOn: money.endsOn });

/** The approver of an end names its day: another day may have been asked for since the rule was read. */
export const DecisionOnRule = request({ isApproved: works.isApproved, endAsked: maybe(money.endAsked) });
