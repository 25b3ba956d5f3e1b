import type { chances } from './moneyWorld.ts';
import type { Portal, Someone } from './portal.ts';
import { importUsage } from './usage.ts';

interface Stating {
  portal: Portal;
  chance: ReturnType<typeof chances>;
  works: readonly { title: string; author: string }[];
  year: number;
  staff: Someone;
}

/**
 * Has a statement read whose lines name, with those that no run has paid, about 5% more than the pool of statements of the year has: what
 * was paid before deductions. Some of its lines take back of others, one more than there is.
 */
export async function nameGross({
  portal,
  chance: { upTo, oneOf },
  works,
  year,
  staff,
}: Stating): Promise<void> {
  const [due] = await portal.sql<{ eyrir: number }>(
    `select floor((n.units * 1.05 - coalesce((select sum(l.amount * m.exchange_rate * 10000) from usage_import m join usage_line l using (usage_import_id)
         where m.kind = 'statement' and l.amount > 0 and l.used_on between make_date($1, 1, 1) and make_date($1, 12, 31) and not exists (select from usage_payment p
           where (p.usage_import_id, p.line_number, p.part_number) = (l.usage_import_id, l.line_number, l.part_number))), 0)) / 100)::integer as eyrir
     from net_pools n join distribution_period d using (period_id) join run_rule r on r.pool_id = n.pool_id and r.usage_kind = 'statement' and r.kind = 'pool'
     where d.name = 'Árið ' || $1::integer`,
    [year],
  );
  if (!due || due.eyrir < 1000) return;
  const line = (one: { title: string; author: string }, eyrir: number) =>
    `${year}-0${1 + upTo(9)}-${10 + upTo(18)};${one.title};${one.author};${(eyrir / 100).toFixed(2)}`;
  const lines: string[] = [];
  for (let left = due.eyrir; left > 0; ) {
    const eyrir = lines.length > 60 ? left : Math.min(left, 1 + upTo(Math.ceil(due.eyrir / 20)));
    left -= eyrir;
    const work = oneOf(works);
    // What is taken back was named on top.
    const back = upTo(3) === 0 ? 1 + upTo(500) : 0;
    lines.push(line(work, eyrir + back));
    if (back > 0) lines.push(line(work, -back));
  }
  const file = ['date;title;writers;amount', ...lines, `${year}-06-15;Ekkert er til;Einhver;-1.00`, ''].join(
    '\n',
  );
  const { body, text } = await importUsage(portal, {
    as: staff,
    file,
    head: { TEGUND_NOTKUNARSKRAR: 'statement', HEITI_SENDANDA: `Brúttó ${year} ${upTo(1e6)}` },
  });
  if (body.stadA_NOTKUNARINNLESTURS !== 'taken') throw new Error(text);
}

/** Whether finished runs have shared pools by amounts, taken something back, and left something of what was to be taken back. */
export async function sharedByAmounts(portal: Portal) {
  const [found] = await portal.sql(
    `select exists (select from run_pool p join distribution d using (distribution_id)
         where d.state = 'finished' and p.finding is null and p.amount_units > p.units and p.paid_units > 0) as pools,
       exists (select from run_take_back t join distribution d using (distribution_id) where d.state = 'finished' and t.units > 0) as taken,
       exists (select from run_take_back where left_units > 0) as left`,
  );
  return found;
}
