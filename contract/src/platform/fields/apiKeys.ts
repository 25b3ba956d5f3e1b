import * as z from 'zod/mini';
import { keyScopes } from '../keyScopes.ts';
import { id, instant, text } from '../values.ts';
import { field } from '../wire.ts';

// Keys of systems. What each means stands in docs/glossary.md.

export const keyId = field('LYKILL_NR', id);
export const keyName = field('HEITI_LYKILS', text);
export const keyEnd = field('ENDIR_LYKILS', text);
export const scopes = field('HEIMILDIR_LYKILS', z.array(z.literal(keyScopes)));
export const keyMadeAt = field('LYKILL_GERDUR_KL', instant);
export const keyExpiresAt = field('LYKILL_GILDIR_TIL', instant);
export const keyUsedAt = field('LYKILL_NOTADUR_KL', z.nullable(instant));
export const keyDays = field('GILDISTIMI_DAGAR', z.int().check(z.minimum(1), z.maximum(365)));
export const key = field('LYKILL', text);
