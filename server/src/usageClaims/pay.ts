import type pg from 'pg';
import { copyInto, type Cell } from '../database/copy.ts';
import { sql, type Queryable } from '../database/statement.ts';
import { rightsOfWorks, splitOver, type Part, type WorkRight } from '../distributions/split.ts';

const atOnce = 1000;

/** V4: only green works are distributed; the claim to another waits. */
const unpaid = sql`
  select c.usage_claim_id, c.work_id, u.right_id, u.pot_id, u.subtype_id, u.station_id, u.used_on::text as used_on, u.use_count,
    u.country_id, u.amount::text as amount, u.title, u.author_names, u.performers, u.iswc, u.isrc
  from usage_claim c join unmatched_usage u using (unmatched_usage_id) join work w on w.work_id = c.work_id and w.light = 0
  where c.state = 'accepted' and c.paid_in is null and c.usage_claim_id > ${'after'}::integer
  order by c.usage_claim_id limit ${'most'}::integer for update of c`;
const markPaid = sql`
  update usage_claim set paid_in = ${'distributionId'}::integer where usage_claim_id = any(${'claimIds'}::integer[])`;
const free = sql`update usage_claim set paid_in = null where paid_in = ${'distributionId'}::integer`;
const addPot = sql`insert into pot (name) values ('Til greiðslu') on conflict do nothing`;
/** For a right of which the file says what is paid, what claims bring is allocated beside that; for others all is, at the end. */
const allocate = sql`
  insert into movement (right_id, distribution_id, movement_type, pot_id, amount, line_count)
  select r, ${'distributionId'}::integer, 5, (select pot_id from pot where name = 'Til greiðslu'), sum(a), 0
  from unnest(${'rightIds'}::integer[], ${'amounts'}::numeric[]) as t (r, a)
  where exists (select from movement m
    where m.distribution_id = ${'distributionId'}::integer and m.right_id = r and m.movement_type >= 4)
  group by r order by r
  on conflict (right_id, distribution_id, movement_type, pot_id) do update set amount = movement.amount + excluded.amount`;

interface Unpaid extends Record<string, unknown> {
  usageClaimId: number;
  workId: number;
  rightId: number | null;
  potId: number;
  subtypeId: number | null;
  stationId: number | null;
  usedOn: string | null;
  useCount: number | null;
  countryId: number;
  amount: string;
  title: string | null;
  authorNames: string | null;
  performers: string | null;
  iswc: string | null;
  isrc: string | null;
}

/**
 * Puts the money of accepted claims into the distribution that is being imported, as lines after those of its file. A claim that is
 * paid here is never paid again; with a cancelled distribution it is free for the next.
 */
export async function payClaims(
  db: pg.ClientBase,
  distributionId: number,
  lastNumber: number,
): Promise<void> {
  // A file may number its lines as high as numbers go; claims then wait for one that does not.
  if (lastNumber > 2_000_000_000) return;
  let number = lastNumber;
  for (let after = 0; ; ) {
    const claims = await unpaid.rows<Unpaid>(db, { after, most: atOnce });
    if (claims.length === 0) return;
    after = claims.at(-1)?.usageClaimId ?? after;
    const rights = await rightsOfWorks(db, [...new Set(claims.map(({ workId }) => workId))]);
    const paid = claims
      .map((claim) => ({ claim, parts: partsOf(claim, rights.get(claim.workId) ?? []) }))
      .filter(({ parts }) => parts.length > 0)
      .map((one) => ({ ...one, number: ++number }));
    if (paid.length > 0) await write(db, distributionId, paid);
  }
}

/** With a cancelled distribution. */
export async function freeClaims(db: Queryable, distributionId: number): Promise<void> {
  await free.run(db, { distributionId });
}

/** The file may have said whose it is, when only the work was not known; else all rights of the work share it. */
function partsOf({ rightId, amount, countryId }: Unpaid, rights: readonly WorkRight[]): Part[] {
  if (rightId !== null && rights.some((right) => right.rightId === rightId)) return [{ rightId, amount }];
  return splitOver(rights, amount, countryId);
}

interface Paid {
  claim: Unpaid;
  parts: Part[];
  number: number;
}

const columns =
  'right_id, distribution_id, statement_line_id, work_id, pot_id, subtype_id, station_id, used_on, use_count, country_id, amount';

async function write(db: pg.ClientBase, distributionId: number, paid: readonly Paid[]): Promise<void> {
  const lines: Cell[][] = [];
  const left: Cell[][] = [];
  for (const { claim, parts, number } of paid)
    for (const { rightId, amount } of parts) {
      const { workId, potId, subtypeId, stationId, usedOn, useCount, countryId } = claim;
      const use = [workId, potId, subtypeId, stationId, usedOn, useCount, countryId];
      const cells = [rightId, distributionId, number, ...use, amount];
      const { title, authorNames, performers, iswc, isrc } = claim;
      if (rightId === null) left.push([...cells, 'noPayee', title, authorNames, performers, iswc, isrc]);
      else lines.push([...cells, 1]);
    }
  await copyInto(db, 'statement_line', `${columns}, movement_type`, lines);
  await copyInto(
    db,
    'unmatched_usage',
    `${columns}, finding, title, author_names, performers, iswc, isrc`,
    left,
  );
  const parts = paid.flatMap((one) => one.parts).filter(({ rightId }) => rightId !== null);
  await addPot.run(db, {});
  await allocate.run(db, {
    distributionId,
    rightIds: parts.map(({ rightId }) => rightId),
    amounts: parts.map(({ amount }) => amount),
  });
  await markPaid.run(db, { distributionId, claimIds: paid.map(({ claim }) => claim.usageClaimId) });
}
