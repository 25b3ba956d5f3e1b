import { refuse } from '../../platform/refusal.ts';

/** R123: PostgreSQL lets no staff write a work of theirs onto another's set list. */
export function refuseOwn(error: { constraint?: string }): never {
  if (error.constraint === 'set_list_own_work') refuse('performanceDesk.ownWork');
  throw error;
}
