import type { ErrorCode } from '@omur/contract/platform/errors';
import type { Queryable, Statement } from '../../platform/database/statement.ts';
import { refuse } from '../../platform/refusal.ts';

/** The statements and the refusals of one kind of rule. */
interface RuleDesk {
  lock: Statement<'ruleId'>;
  askToEnd: Statement<'ruleId' | 'endsOn' | 'userId'>;
  decide: Statement<'ruleId' | 'state' | 'userId'>;
  decideEnd: Statement<'ruleId' | 'userId'>;
  forgetEnd: Statement<'ruleId'>;
  /** What the database refuses, by constraint. */
  refusals: Readonly<Record<string, ErrorCode>>;
  /** What follows when a rule comes into force. */
  begun?: Statement<'ruleId'>;
}

interface Locked extends Record<string, unknown> {
  state: string;
  askedBy: number;
  endAsked: string | null;
  endAskedBy: number | null;
  endWaits: boolean;
  hasEnded: boolean;
  startsOn: string;
}

/** Asking for the end of a rule, and deciding on one: who asked for something puts it in force nowhere, and may take it back (R5, R11). */
export function datedRules(desk: RuleDesk) {
  const lock = async (db: Queryable, ruleId: number) =>
    (await desk.lock.row<Locked>(db, { ruleId })) ?? refuse('money.ruleNotFound');
  const explain = (error: { constraint?: string }): never => {
    const code = desk.refusals[error.constraint ?? ''];
    if (code) refuse(code);
    throw error;
  };
  const askToEnd = async (
    db: Queryable,
    ruleId: number,
    { endsOn, userId }: { endsOn: string; userId: number },
  ) => {
    const rule = await lock(db, ruleId);
    if (rule.state !== 'active' || rule.hasEnded || endsOn < rule.startsOn) refuse('money.ruleNotInForce');
    await desk.askToEnd.run(db, { ruleId, endsOn, userId });
  };
  const decide = async (db: Queryable, ruleId: number, decision: Decision) => {
    const { isApproved, endAsked, userId } = decision;
    const rule = await lock(db, ruleId);
    if (rule.state === 'waiting') {
      if (isApproved && rule.askedBy === userId) refuse('money.ownRequest');
      const state = isApproved ? 'active' : 'refused';
      await desk.decide.run(db, { ruleId, state, userId }).catch(explain);
      if (isApproved) await desk.begun?.run(db, { ruleId });
      return;
    }
    if (!rule.endWaits) refuse('money.ruleDecided');
    if (isApproved && rule.endAskedBy === userId) refuse('money.ownRequest');
    if (isApproved && endAsked !== rule.endAsked) refuse('money.changedMeanwhile');
    await (isApproved ? desk.decideEnd : desk.forgetEnd).run(db, { ruleId, userId }).catch(explain);
  };
  return { askToEnd, decide };
}

export interface Decision {
  isApproved: boolean;
  endAsked?: string | null | undefined;
  userId: number;
}
