import * as z from 'zod/mini';
import { field } from '../wire.ts';

/** The language that somebody is written to in. */
export const language = field('TUNGUMAL', z.literal(['is', 'en']));
