import { refuseField } from '../../platform/refusal.ts';

/** What was written, without the space around it; it must say something. */
export function assertWritten(field: string, written: string | null): string {
  return written ?? refuseField(field, 'value.missing');
}
