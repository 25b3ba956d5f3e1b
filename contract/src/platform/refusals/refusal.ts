import type { Text } from '../rules/language.ts';

/** What the server says no with: a status, and a sentence in both languages. */
export interface Refusal extends Text {
  status: number;
}

/** The refusals of a feature by their codes. */
export type Refusals = Readonly<Record<string, Refusal>>;
