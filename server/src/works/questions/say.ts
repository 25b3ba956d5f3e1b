import { refuse } from '../../platform/refusal.ts';

/** What was written, without the space around it; it must say something. */
export function assertText(field: string, written: string): string {
  return written.trim() || refuse('request.invalid', { fields: [{ field, code: 'value.missing' }] });
}
