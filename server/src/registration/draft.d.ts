import type { NewWork } from '@omur/contract/registration';
import type { RegistrationDraft } from '@omur/contract/rules/registrationDraft';
import { type RuleResult } from '@omur/contract/rules/ruleResult';
import type { FieldRefusal } from '../refusal.ts';
/** A payload as the rules read it. An author's key is its place in the payload. */
export declare function draftOf(body: NewWork): RegistrationDraft;
/** What keeps a registration from being accepted, each at the field of the payload that it is about. */
export declare function refusalsOf(results: readonly RuleResult[]): FieldRefusal[];
