import type { PlainField } from './plainFields.ts';
import { codeName } from './rules/codeNames.ts';
import type { Language } from './rules/language.ts';

/** A value as a person reads it: a year in figures, a choice by its name. */
export function shownPlain(of: PlainField, value: string | number | null, language: Language): string | null {
  if (value === null || value === '') return null;
  return of.input === 'choice' ? codeName(of.list, String(value), language) : String(value);
}
