import { finishedDistribution, importDistribution, sendFile } from '../distribution.ts';
import type { Portal, Someone } from '../portal.ts';
import { keptLongAgo, longAgo } from '../longAgo.ts';
import { makeMoneyFixtures } from './moneyFixtures.ts';
import type { Fixtures, Shared } from './world.ts';

const streams = 904;

/** Distributions of each state, with a line for every one of them in the finished one; `sender` sends the one that is arriving, and may finish another. */
export async function distribute(
  portal: Portal,
  shared: Shared,
  all: readonly Fixtures[],
  sender: Someone,
): Promise<void> {
  const file = linesOf(all);
  // R148: nobody finishes what pays them.
  const others = all.filter(({ personId }) => personId !== sender.personId);
  const as = shared.administrator;
  const head = { UTHLUTUNARTEXTI_ISLENSKA: 'Úthlutað er einu sinni á ári.' };
  await finishedDistribution(portal, { as, id: shared.distributionId, file, head });
  await finishedDistribution(portal, {
    as,
    id: streams,
    file: withKept(file),
    head: { FLOKKUR_UTHLUTUNAR_NR: 3, TIMABIL_UTHLUTUNAR: 'Streymi 2025', DAGS_UTHLUTUNAR: longAgo },
  });
  await keptLongAgo(portal);
  await importDistribution(portal, { as, id: shared.refusedDistributionId, file: 'line;pot;amount\n1;;x' });
  await importDistribution(portal, { as, id: shared.checkedDistributionId, file: linesOf(others) });
  await sendFile(portal, { as: sender, id: shared.newDistributionId, file: Buffer.from(file) });
  const [row] = await portal.sql(
    `select (select period_id from distribution where distribution_id = $1) as period_id,
       (select period_id from distribution where distribution_id = $2) as stream_period_id, (select min(pot_id) from pot) as pot_id,
       (select unmatched_usage_id from unmatched_usage where distribution_id = $1 and title = 'Annað heiti') as unmatched_usage_id,
       (select unmatched_usage_id from unmatched_usage where distribution_id = $1 and title = 'Enginn veit') as claimed_id`,
    [shared.distributionId, streams],
  );
  const known = {
    periodId: row?.period_id,
    streamPeriodId: row?.stream_period_id,
    potId: row?.pot_id,
    unmatchedUsageId: row?.unmatched_usage_id,
    newFile: Buffer.from(file).toString('base64'),
    ...(await makeMoneyFixtures(portal, as, shared.asker)),
  };
  for (const one of [shared, ...all]) Object.assign(one, known);
  for (const one of all) {
    const [claim] = await portal.sql(
      'insert into usage_claim (unmatched_usage_id, work_id, person_id) values ($1, $2, $3) returning usage_claim_id',
      [row?.claimed_id, one.workId, one.personId],
    );
    one.usageClaimId = claim?.usage_claim_id;
  }
}

function linesOf(paid: readonly Fixtures[]): string {
  const lines = paid.map(
    ({ rightId, workId }, i) => `${i + 1};${rightId};${workId};Útvarp;Rás 1;1000,50;IS;Titill`,
  );
  return [
    'line;right;work;pot;station;amount;country;title',
    ...lines,
    `${lines.length + 1};;;Útvarp;Rás 1;12;IS;Enginn veit`,
    `${lines.length + 2};;;Útvarp;Rás 1;12;IS;Annað heiti`,
  ].join('\n');
}

/** With lines of years so long ago that a decision may be about what is kept of them (R32). */
function withKept(file: string): string {
  const [head, ...lines] = file.split('\n');
  const kept = [2019, 2020].map(
    (year, i) => `${lines.length + 1 + i};;;Útvarp;Rás 1;30;IS;Gamalt heiti;${year}-05-01`,
  );
  return [`${head};used_on`, ...lines.map((line) => `${line};`), ...kept].join('\n');
}
