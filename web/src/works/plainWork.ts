import { type PlainOfWork, plainWork } from '@omur/contract/platform/fields/plainWork';
import {
  plainFieldsOf,
  type PlainValues,
  typedPlain as typedPlainOf,
} from '@omur/contract/platform/plainFields';
import { shownPlain } from '@omur/contract/platform/shownPlain';
import type { Language } from '../platform/i18n/text.ts';

/** The plain fields of a work in the order in which they are declared. */
export const plainFields = plainFieldsOf(plainWork);

/** Those that forms ask for first and lists show. */
export const prominentFields = plainFields.filter(([, of]) => of.isProminent);

export interface PlainFact {
  name: PlainOfWork;
  label: string;
  value: string;
}

/** What is said of a work in plain words: a fact for each field of which something is said. `none` stands for the rest that are asked for first. */
export function plainFacts(
  work: PlainValues<typeof plainWork>,
  language: Language,
  none: string | null = null,
): PlainFact[] {
  return plainFields.flatMap(([name, of]) => {
    const value = shownPlain(of, work[name], language) ?? (of.isProminent ? none : null);
    return value === null ? [] : { name, label: of.label[language], value };
  });
}

/** The texts of plain fields as a form holds them. */
export type TypedPlain = Record<PlainOfWork, string>;

export const typedPlain = (work: Partial<Record<PlainOfWork, string | number | null>>): TypedPlain =>
  typedPlainOf(plainWork, work);
