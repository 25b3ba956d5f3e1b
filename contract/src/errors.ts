import { amendmentRefusals } from './refusals/amendments.ts';
import { approvalRefusals } from './refusals/approvals.ts';
import { cueSheetRefusals } from './refusals/cueSheets.ts';
import { deskRefusals } from './refusals/desk.ts';
import { draftRefusals } from './refusals/drafts.ts';
import { invitationRefusals } from './refusals/invitations.ts';
import { joinRefusals } from './refusals/joins.ts';
import { notificationRefusals } from './refusals/notifications.ts';
import { peopleRefusals } from './refusals/people.ts';
import type { Refusals } from './refusals/refusal.ts';
import { requestRefusals } from './refusals/requests.ts';
import { sessionRefusals } from './refusals/sessions.ts';
import { userRefusals } from './refusals/users.ts';
import { workRefusals } from './refusals/works.ts';
import type { Language } from './rules/language.ts';
import type { RuleValues } from './rules/ruleResult.ts';
import { filled } from './rules/sentences.ts';
import { ruleTexts } from './rules/texts.ts';

/**
 * Every refusal of the server by its code, with its status and its sentence in both languages, put together from those of
 * the features in refusals/. The server sends the sentence in the reader's language; the web takes a feature's texts only
 * where it says them itself. The codes of the registration rules come from rules/texts.ts; they are 422 where they are
 * not listed here with another status.
 */
const refusals = {
  ...requestRefusals,
  ...sessionRefusals,
  ...workRefusals,
  ...amendmentRefusals,
  ...approvalRefusals,
  ...peopleRefusals,
  ...userRefusals,
  ...invitationRefusals,
  ...joinRefusals,
  ...deskRefusals,
  ...draftRefusals,
  ...cueSheetRefusals,
  ...notificationRefusals,
} as const satisfies Refusals;

export type ErrorCode = keyof typeof refusals | keyof typeof ruleTexts;

const all: Refusals = {
  ...Object.fromEntries(Object.entries(ruleTexts).map(([code, text]) => [code, { status: 422, ...text }])),
  ...refusals,
};

export const errorCodes = Object.keys(all) as ErrorCode[];

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(all, code);
}

export function statusOf(code: ErrorCode): number {
  return all[code]?.status ?? 500;
}

/** The sentence of a refusal, with its values filled in. */
export function sentenceOf(code: ErrorCode, language: Language, values?: RuleValues): string {
  return filled((all[code] ?? refusals['server.failed'])[language], values, language);
}
