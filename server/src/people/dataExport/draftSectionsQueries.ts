import { piece } from '../../platform/database/statement.ts';
import type { From } from './sectionsQueries.ts';
import { user } from './userQueries.ts';

/** Drafts, sheets of works, and how the person's files name their columns. */
export const draftSections: readonly From[] = [
  {
    table: 'draft',
    rows: piece`select row_number() over (order by updated_at, draft_id) as key, to_jsonb(t) as row, null::jsonb as names
      from draft t where user_id = ${user}`,
  },
  {
    table: 'bulk',
    rows: piece`select bulk_id as key, to_jsonb(t) as row, null::jsonb as names from bulk t where user_id = ${user}`,
  },
  {
    table: 'bulk_work',
    rows: piece`select t.bulk_id::bigint * 10000 + t.place as key, to_jsonb(t) as row, null::jsonb as names
      from bulk_work t join bulk b using (bulk_id) where b.user_id = ${user}`,
  },
  {
    table: 'bulk_column',
    rows: piece`select user_id as key, to_jsonb(t) as row, null::jsonb as names from bulk_column t where user_id = ${user}`,
  },
  {
    table: 'bulk_mapping',
    rows: piece`select bulk_mapping_id as key, to_jsonb(t) as row, null::jsonb as names from bulk_mapping t where user_id = ${user}`,
  },
];
