import * as z from 'zod/mini';
import { id } from '../values.ts';
import { field } from '../wire.ts';

export const territoryId = field('SVAEDI_NR', id);

/** Numbers of TIS in order; a negative one excludes. The last entry that a country is in counts (X41). */
export const territories = field(
  'SVAEDI',
  z.array(z.int().check(z.gte(-9999), z.lte(9999))).check(z.minLength(1), z.maxLength(100)),
);
