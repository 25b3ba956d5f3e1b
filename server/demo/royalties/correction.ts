import { finish } from '../../src/royalties/distributions/finish.ts';
import { hersirId, katlaId } from '../people.ts';
import { importLines } from './lineFiles.ts';
import { onDay, type Past } from './past.ts';

interface Correction {
  corrected: number;
  categoryId: number;
  year: number;
  day: string;
}

/** A use of one member's work that was in truth one of another's: a file takes it from the one and gives it to the other (M9). */
const wrongUse = `
  select l.right_id as "fromRight", l.work_id as "fromWork", l.amount::text, l.used_on::text as day, o.right_id as "toRight", o.work_id as "toWork"
  from statement_line l join author_right r using (right_id), statement_line o
  where l.distribution_id = $1 and o.distribution_id = $1 and l.right_id <> o.right_id and r.person_id is not null and l.amount > 0
    and o.right_id = $2
    and (select count(*) from statement_line t where t.distribution_id = $1 and t.right_id = l.right_id and t.work_id = l.work_id) = 1
  order by l.share = 100 and l.amount between 4000 and 60000 desc, o.share < 100, l.right_id, l.statement_line_id, o.statement_line_id limit 1`;

interface Wrong {
  fromRight: number;
  fromWork: number;
  toRight: number;
  toWork: number;
  amount: string;
  day: string;
}

export async function correct(past: Past, { corrected, categoryId, year, day }: Correction): Promise<void> {
  const { rows } = await past.client.query<Wrong>(wrongUse, [corrected, 5001]);
  const [wrong] = rows;
  if (!wrong) throw new Error('The demo has nothing to correct.');
  const text = [
    'line;type;right;work;pot;used_on;amount',
    `1;1;${wrong.fromRight};${wrong.fromWork};Útvarp;${wrong.day};-${wrong.amount}`,
    `2;1;${wrong.toRight};${wrong.toWork};Útvarp;${wrong.day};${wrong.amount}`,
    '',
  ].join('\n');
  const distributionId = await importLines(past, hersirId, {
    name: `Leiðrétting á aðalúthlutun ${year}`,
    year,
    categoryId,
    correctionOf: corrected,
    distributedOn: day,
    fileName: `leidretting-${year}.csv`,
    text,
    day,
  });
  await onDay(past, day, katlaId, () =>
    finish(past.client, distributionId, { userId: katlaId, takesTwo: true }),
  );
}
