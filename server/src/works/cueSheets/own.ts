import { refuse } from '../../platform/refusal.ts';

/** R122: PostgreSQL lets nobody change a sheet that has a work of theirs. */
export function refuseOwn(error: { constraint?: string }): never {
  if (error.constraint === 'cue_sheet_own') refuse('cueSheet.own');
  throw error;
}
