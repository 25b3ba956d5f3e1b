import type pg from 'pg';
import { copyInto } from '../src/platform/database/copy.ts';

/** The day of the year on which each category is distributed, by its number. */
const yearly = [
  { categoryId: 2, day: '03-20', remark: null },
  {
    categoryId: 3,
    day: '04-24',
    remark: ['Gæti færst um viku ef skil berast seint.', 'May move by a week if reports arrive late.'],
  },
  { categoryId: 1, day: '06-15', remark: null },
] as const;

/** The days that the society has planned: of each category the next two. */
export async function writeCalendar(client: pg.Client, now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  const year = now.getUTCFullYear();
  const days = yearly.flatMap(({ categoryId, day, remark }) => {
    const first = `${year}-${day}` > today ? year : year + 1;
    return [first, first + 1].map((at) => ({
      categoryId,
      period: `Árið ${at - 1}`,
      plannedOn: `${at}-${day}`,
      remark: remark && at === first ? remark : [null, null],
    }));
  });
  await copyInto(
    client,
    'planned_distribution',
    'category_id, period_name, planned_on, remark_is, remark_en',
    days.map(({ categoryId, period, plannedOn, remark }) => [categoryId, period, plannedOn, ...remark]),
  );
}
