import { readFileSync } from 'node:fs';
import { jobTaskOf, jobTasks } from '@omur/contract/platform/jobTasks';
import { expect, it } from 'vitest';
import { tasks } from './tasks.ts';

it('H3 every job is declared, and every declared job is there', () => {
  expect(tasks.map(({ name }) => name).toSorted()).toEqual(Object.keys(jobTasks).toSorted());
  expect(tasks.filter(({ cron }) => cron !== undefined)).toEqual([]);
});
it('H3 the operations page lists the jobs with the times at which they run', () => {
  const page = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  const table = page.split('| Task | When |')[1]?.split('\n\n')[0] ?? '';
  const rows = [...table.matchAll(/^\| `(\w+)` \| (?:`([^`]+)`: )?/gm)].map(([, name = '', cron]) => [
    name,
    cron,
  ]);
  expect(rows).toEqual(Object.keys(jobTasks).map((name) => [name, jobTaskOf(name)?.cron]));
});
