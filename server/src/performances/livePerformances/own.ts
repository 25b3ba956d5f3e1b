import { refuse } from '../../platform/refusal.ts';

/** R123: PostgreSQL lets no staff write a work of theirs onto another's set list. */
export function refuseOwn(error: { constraint?: string }): never {
  if (error.constraint === 'set_list_own_work') refuse('performanceDesk.ownWork');
  throw error;
}

/** R137: what was paid stays known by its day and place, and its line stays. */
export function refusePaid(error: { constraint?: string }): never {
  if (error.constraint === 'set_list_paid') refuse('performanceDesk.isPaid');
  if (error.constraint === 'performance_payment_performance_id_fkey') refuse('performanceDesk.lineIsPaid');
  throw error;
}
