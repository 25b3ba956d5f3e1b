import * as z from 'zod/mini';
import { endpoint, list } from '../platform/endpoint.ts';
import { isProvisional } from '../platform/fields/works.ts';
import { queryText } from '../platform/paths.ts';
import { field, optional, response } from '../platform/wire.ts';
import { foundWork } from './works.ts';

/** In what a work is like the one about to be registered. */
export const similarities = ['sameIsrc', 'sameTitle', 'similarTitle', 'commonAuthor'] as const;

/** A work that may be the one about to be registered, with why. */
export const SimilarWork = response({
  ...foundWork,
  isProvisional,
  likenesses: field('LIKINDI', z.array(z.literal(similarities))),
});
export type SimilarWork = z.output<typeof SimilarWork>;

const authorIds = z.codec(
  z.string().check(z.regex(/^[1-9][0-9]{0,8}(,[1-9][0-9]{0,8}){0,49}$/)),
  z.array(z.int()),
  { decode: (text) => text.split(',').map(Number), encode: (ids) => ids.join(',') },
);
const codes = z.codec(z.string().check(z.maxLength(1000)), z.array(z.string()), {
  decode: (text) => text.split(','),
  encode: (isrcs) => isrcs.join(','),
});

export const listSimilarWorks = endpoint('GET /api/compositions/similar', {
  access: 'loggedIn',
  keyScope: 'readWorks',
  query: {
    title: queryText('title'),
    authorIds: optional(field('authors', authorIds)),
    isrcs: optional(field('isrc', codes)),
  },
  reply: list(SimilarWork, 'work.noneSimilar'),
});
