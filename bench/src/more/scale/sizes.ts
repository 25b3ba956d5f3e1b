import type { Queryable } from '../../../../server/src/platform/database/statement.ts';

/** What stands in which tables, and what it is counted by. */
const families: Record<string, { per: string; tables: readonly string[] }> = {
  'a work': {
    per: 'work',
    tables: [
      'work',
      'work_title',
      'work_author',
      'work_right',
      'work_light_change',
      'person_work',
      'title_word',
    ],
  },
  'a statement line': { per: 'statement_line', tables: ['statement_line'] },
  'its share of totals, movements and works': {
    per: 'statement_line',
    tables: ['statement_total', 'movement', 'distribution_work'],
  },
  'a record of a change': { per: 'change_record', tables: ['change_record'] },
  'an e-mail': { per: 'letter', tables: ['letter'] },
  'a notification': { per: 'notification', tables: ['notification'] },
};
const least = 10_000;

/** Bytes of rows and indexes for each work, line, record and e-mail of a society, where there are enough of them to tell. */
export async function saySizes(db: Queryable, say: (line: string) => void): Promise<void> {
  for (const [what, { per, tables }] of Object.entries(families)) {
    const { rows } = await db.query<{ count: number; all: number; indexes: number }>({
      text: `select (select count(*) from ${per})::float as count, sum(pg_total_relation_size(relid))::float as all, sum(pg_indexes_size(relid))::float as indexes
       from unnest($1::regclass[]) r cross join lateral (select relid from pg_partition_tree(r) union select r) part`,
      values: [[...tables]],
    });
    const { count, all, indexes } = rows[0] ?? { count: 0, all: 0, indexes: 0 };
    if (count >= least)
      say(
        `| ${what} | ${(all / count).toFixed(0)} bytes, ${(indexes / count).toFixed(0)} of them indexes, of ${count} | |`,
      );
  }
}
