import { refuse } from '../../platform/refusal.ts';

/** What was written, without the space around it; it must say something. */
export function assertWritten(field: string, written: string | null): string {
  return written ?? refuse('request.invalid', { fields: [{ field, code: 'value.missing' }] });
}
