import * as z from 'zod/mini';
import { field } from '../wire.ts';

/** Grows by one with every change of the row. A form sends back the one it was opened with, and is refused if the row has a newer one. */
export const version = field('UTGAFA', z.int().check(z.minimum(0)));
