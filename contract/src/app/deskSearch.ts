import * as z from 'zod/mini';
import { endpoint, list } from '../platform/endpoint.ts';
import { name, personId } from '../platform/fields/people.ts';
import { queryText } from '../platform/paths.ts';
import { id } from '../platform/values.ts';
import { field, nullable, response } from '../platform/wire.ts';

export const hitKinds = [
  'work',
  'author',
  'person',
  'user',
  'contract',
  'cueSheet',
  'livePerformance',
  'application',
  'distribution',
] as const;

/** Something that staff look for: of which kind, its number, what it is called, and what tells it from others. */
export const DeskHit = response({
  kind: field('TEGUND', z.literal(hitKinds)),
  number: field('NUMER', id),
  name,
  detail: nullable(field('LYSING', z.string())),
  /** The person whose card it leads to: an author's own. Null for an unknown author, and for what is nobody. */
  personId: nullable(personId),
  /** The period of an application, whose page it is on. */
  fundPeriodId: nullable(field('TIMABIL_UMSOKNAR_NR', id)),
});
export type DeskHit = z.output<typeof DeskHit>;

export const searchDesk = endpoint('GET /api/desk/search', {
  access: 'staff',
  query: { search: queryText('q') },
  reply: list(DeskHit, 'desk.noneFound'),
});
