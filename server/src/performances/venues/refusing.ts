import type { ErrorCode } from '@omur/contract/platform/errors';
import { fold } from '@omur/contract/platform/rules/folding';
import type { Field } from '@omur/contract/platform/wire';
import { refuse, refuseField } from '../../platform/refusal.ts';

interface Broken {
  code: ErrorCode;
  /** Where the form shows it. */
  field?: Field;
}

/** Turns a broken constraint, known by its name, into its refusal. */
export function refusing(broken: Readonly<Record<string, Broken>>) {
  return (error: unknown): never => {
    const { constraint = '' } = error as { constraint?: string };
    const known = broken[constraint];
    if (!known) throw error;
    const { code, field } = known;
    refuse(code, field && { fields: [{ field: field.wire, code }] });
  };
}

/** A name without a single letter or digit could never be found again. PostgreSQL, which knows fewer letters, has the last word. */
export function givenName(field: Field, typed: string): string {
  const name = typed.trim();
  if (fold(name) === '') refuseField(field.wire, 'place.nameMissing');
  return name;
}
