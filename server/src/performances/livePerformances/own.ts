import { refuse } from '../../platform/refusal.ts';

/** R123, R145: PostgreSQL lets no staff change another's set list that has a work of theirs. */
export function refuseOwn(error: { constraint?: string }): never {
  if (error.constraint === 'set_list_own_work') refuse('performanceDesk.ownWork');
  throw error;
}

/** R137, O273: what was paid stays known by its day and place, and its line stays; so does a line that a run counted. */
export function refusePaidOrOwn(error: { constraint?: string }): never {
  if (error.constraint === 'set_list_paid') refuse('performanceDesk.isPaid');
  if (error.constraint === 'performance_payment_performance_id_fkey') refuse('performanceDesk.lineIsPaid');
  if (error.constraint === 'run_line_performance_id_fkey') refuse('performanceDesk.lineIsCounted');
  return refuseOwn(error);
}
