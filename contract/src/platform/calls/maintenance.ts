import * as z from 'zod/mini';
import { endpoint, one } from '../endpoint.ts';
import { instant } from '../values.ts';
import { field, response } from '../wire.ts';

/** `announced`: it is to come. `readOnly`: nothing can be changed any more. `closed`: nothing is answered. */
const maintenanceStates = ['none', 'announced', 'readOnly', 'closed'] as const;

/** The maintenance that lasts, or the next that is announced (O342); without one there are no times. */
export const Maintenance = response({
  state: field('STADA_VIDHALDS', z.literal(maintenanceStates)),
  /** From then on nothing is changed, which may be earlier than it closes. */
  writesUntil: field('BREYTINGAR_TIL', z.nullable(instant)),
  startsAt: field('VIDHALD_HEFST', z.nullable(instant)),
  endsAt: field('VIDHALDI_LYKUR', z.nullable(instant)),
});
export type Maintenance = z.output<typeof Maintenance>;

export const getMaintenance = endpoint('GET /api/maintenance', {
  access: 'public',
  reply: one(Maintenance),
});
