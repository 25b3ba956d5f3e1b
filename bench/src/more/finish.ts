import { logIn, member } from '../cases.ts';
import { patientFetch } from '../patient.ts';
import { type Running, startPortal } from '../servers.ts';
import { openSociety, type Society } from '../society.ts';

const works = 20_000;
const finisher = '0101302209';
const aimSeconds = 30;

type Say = (line: string) => void;

/** A distribution to so many payees is finished on one server, while a member reads from another. */
export async function measureFinish(payees: number, say: Say): Promise<void> {
  const society = await openSociety(works, say, {
    name: `-finish-${payees}`,
    lines: 2_000,
    persons: payees,
  });
  const [portal, other] = [await startPortal(society), await startPortal(society)];
  try {
    const distributionId = await aDistribution(society, payees);
    const authorization = `Bearer ${await logIn(portal.url, finisher)}`;
    const reading = readAgainAndAgain(other);
    const began = performance.now();
    const answer = await patientFetch(`${portal.url}/api/distributions/${distributionId}/finish`, {
      method: 'POST',
      headers: { authorization },
    });
    if (!answer.ok) throw new Error(await answer.text());
    const seconds = (performance.now() - began) / 1000;
    const { p99, count } = await reading();
    const { rows } = await society.owner.query<{ letters: number }>(
      `select count(*)::integer as letters from letter where kind = 'distributionFinished' and link like '%=${distributionId}'`,
    );
    say(
      `| finish with ${payees} payees | ${seconds.toFixed(1)} s, ≤ ${aimSeconds} s for 100,000 | ${rows[0]?.letters} letters; ${count} reads from another server meanwhile, p99 ${p99.toFixed(0)} ms |`,
    );
  } finally {
    await portal.stop();
    await other.stop();
    await society.close();
  }
}

/** A line for each of so many payees, checked and ready to be finished; answers its number. */
async function aDistribution({ owner }: Society, payees: number): Promise<number> {
  const client = await owner.connect();
  try {
    await client.query('set statement_timeout = 0');
    const { rows } = await client.query<{ id: number }>(
      `insert into distribution (distribution_id, name, period_id, category_id, distributed_on)
       select (select max(distribution_id) + 1 from distribution), 'Mæling', min(period_id), 1, current_date from distribution_period
       returning distribution_id as id`,
    );
    const id = rows[0]?.id ?? 0;
    await client.query('select make_lines(array[$1::integer])', [id]);
    await client.query(
      `insert into statement_line (right_id, distribution_id, statement_line_id, work_id, pot_id, country_id, movement_type, amount)
       select r.right_id, $1, n, 1000001 + n % $3, (select min(pot_id) from pot), 352, 1, 100 + n % 1000
       from (select min(right_id) as right_id, row_number() over (order by person_id)::integer as n
         from author_right where person_id is not null group by person_id) r where n <= $2`,
      [id, payees, works],
    );
    await client.query('select total_distributions(array[$1::integer])', [id]);
    await client.query(`update distribution set state = 'checked' where distribution_id = $1`, [id]);
    await client.query('vacuum analyze statement_line, movement, statement_total');
    return id;
  } finally {
    client.release(true);
  }
}

/** Reads a member's first page until it is asked to end; answers how long most waited. */
function readAgainAndAgain({ url }: Running): () => Promise<{ p99: number; count: number }> {
  const milliseconds: number[] = [];
  const ending = new AbortController();
  const reading = (async () => {
    const headers = { authorization: `Bearer ${await logIn(url, member.kennitala)}` };
    while (!ending.signal.aborted) {
      const began = performance.now();
      const answer = await patientFetch(`${url}/api/persons/${member.personId}/compositions?limit=50`, {
        headers,
      });
      await answer.arrayBuffer();
      milliseconds.push(performance.now() - began);
    }
  })();
  return async () => {
    ending.abort();
    await reading;
    const sorted = milliseconds.toSorted((a, b) => a - b);
    return { p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0, count: sorted.length };
  };
}
