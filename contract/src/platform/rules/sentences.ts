import type { Language } from './language.ts';
import type { Remedy, RuleResult, RuleValues } from './ruleResult.ts';
import { formatPercent } from './shares.ts';
import { keptTexts, panelTexts, remedyTexts } from './formTexts.ts';
import { type RuleCode, ruleTexts } from './texts.ts';

/** What is said at a field and in the server's answer. */
export function ruleText(rule: RuleCode, values: RuleValues | undefined, language: Language): string {
  return filled(ruleTexts[rule][language], values, language);
}

/** What the line of the panel beside the form says: the rule itself while it is kept or waits, and what is wrong once it is broken. */
export function resultText({ rule, state, values }: RuleResult, language: Language): string {
  const isOrdinary = state === 'kept' || state === 'waiting';
  const texts = isOrdinary ? keptTexts[rule] : panelTexts[rule];
  return filled((texts ?? ruleTexts[rule])[language], values, language);
}

export function remedyText({ kind, name, shareHundredths }: Remedy, language: Language): string {
  return filled(remedyTexts[kind][language], { name, shareHundredths }, language);
}

/** Puts values into a sentence; those whose name ends in Hundredths are written as shares. */
export function filled(text: string, values: RuleValues = {}, language: Language): string {
  return text.replace(/\{(\w+)\}/gu, (placeholder, name: string) => {
    const value = values[name];
    if (typeof value === 'number' && name.endsWith('Hundredths')) return formatPercent(value, language);
    return String(value ?? placeholder);
  });
}
