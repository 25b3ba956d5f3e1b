import { globSync } from 'node:fs';
import { mostRecordsCounted } from '@omur/contract/people/auditLog';
import { mostCounted } from '@omur/contract/platform/mostCounted';
import { field, response } from '@omur/contract/platform/wire';
import pg from 'pg';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { freshDatabase } from '../../../test/database.ts';
import { listing } from './listing.ts';
import { allStatements, piece, type Queryable } from './statement.ts';
import { readBatch } from './stream.ts';
import '../../app/app.ts';

const source = `${import.meta.dirname}/../..`;
await Promise.all(globSync('**/*{q,Q}ueries.ts', { cwd: source }).map((file) => import(`${source}/${file}`)));

/** Counts that cannot be long, by what their text has. */
const shortCounts = [
  // The works of one contract, each of which is looked up; what is outside it follows from what is kept.
  'contract_work cw',
  // No more are found than are shown.
  'find_repertory(',
];

/** What a page says of how long its list is. */
const totals = new Set(
  allStatements().flatMap(
    ({ text }) => / as found, \((.*)\) as total\s+from \(select q\.\*/s.exec(text)?.[1] ?? [],
  ),
);

it('O321 no list is counted to its end, whatever it is of', () => {
  const isCapped = (total: string) =>
    [mostCounted, mostRecordsCounted].some((most) => total.includes(`limit ${most + 1}) counted`));
  expect(totals.size).toBeGreaterThan(150);
  const counting = [...totals].filter((total) => /\bcount\s*\(/.test(total));
  const uncapped = counting.filter((total) => !isCapped(total));
  const isShort = (total: string) => shortCounts.some((known) => total.includes(known));
  expect(uncapped.filter((total) => !isShort(total))).toEqual([]);
  // Each exception is one still.
  expect(shortCounts.filter((known) => !uncapped.some((total) => total.includes(known)))).toEqual([]);
});

it('O321 what has more rows than are counted has one more, and what has fewer has those', async () => {
  const database = await freshDatabase();
  const client = new pg.Client(database.application);
  await client.connect();
  const numbers = listing({
    schema: response({ number: field('NR', z.int()) }),
    from: piece`select n as number from generate_series(1, ${'rows'}::integer) n`,
    orders: { number: { up: ['q.number::integer'] } },
  });
  const totalOf = async (rows: number, end: 'first' | 'last') => {
    const page = numbers.pages.get('number');
    if (!page) throw new Error('It has no page in its own order.');
    return (await readBatch(client as Queryable, page[end].with({ rows, limit: 1 }), 1))?.total;
  };
  expect(await totalOf(mostCounted + 50, 'first')).toBe(mostCounted + 1);
  expect(await totalOf(mostCounted + 50, 'last')).toBe(mostCounted + 1);
  expect(await totalOf(mostCounted, 'first')).toBe(mostCounted);
  expect(await totalOf(3, 'last')).toBe(3);
  await client.end();
  await database.drop();
});
