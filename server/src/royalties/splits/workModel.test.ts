import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Portal, Someone } from '../../../test/portal.ts';
import { aPublishedWork, type PublishedWork } from '../../../test/publishedWork.ts';
import { partsOn, rightsOfUses } from './split.ts';
import { Splitter } from './splitter.ts';

let made: PublishedWork;
let portal: Portal;
let other: Someone;

beforeAll(async () => {
  made = await aPublishedWork();
  ({ portal } = made);
  other = await portal.someone({ name: 'Bjartur' });
});
afterAll(() => portal.close());

/** Shares of the author and of the part of it that is music, in hundredths; each at least one. */
const shares = fc
  .integer({ min: 2, max: 9_999 })
  .chain((whole) => fc.record({ whole: fc.constant(whole), music: fc.integer({ min: 1, max: whole - 1 }) }));

type Shares = { whole: number; music: number };

const authorsOf = ({ whole, music }: Shares, isApart: boolean) => [
  {
    id: made.author.authorId,
    typeOfAuthor: 36,
    ratio: whole / 100,
    publishingContractId: made.contractId,
    ...(isApart && {
      roles: [
        { typeOfAuthor: 33, ratio: music / 100 },
        { typeOfAuthor: 34, ratio: (whole - music) / 100 },
      ],
    }),
  },
  { id: other.authorId, typeOfAuthor: 33, ratio: (10_000 - whole) / 100 },
];

/** A member's whole business with a work: registered, approved, its chain stated, amended by staff. */
async function business(before: Shares, after: Shares, isApart: boolean): Promise<number> {
  const { author, staff } = made;
  const workId = await made.register({}, { authors: authorsOf(before, isApart) });
  await portal.sql(`update work_author set approval = 'given', approved_at = now() where work_id = $1`, [
    workId,
  ]);
  if (isApart) await stateChain(workId);
  const { status, text } = await portal.ask(`PUT /api/compositions/${workId}`, {
    as: staff,
    body: { HEITI_VERKS: 'Brimalda', LENGD: '3.30', authors: authorsOf(after, isApart), FRA_UPPHAFI: 1 },
  });
  if (status !== 200) throw new Error(text);
  if (isApart) await stateChain(workId);
  expect(author.authorId).toBeGreaterThan(0);
  return workId;
}

async function stateChain(workId: number): Promise<void> {
  const [owned] = await portal.sql(
    'select share::float, share_abroad::float from work_right where work_id = $1 and publisher_id is not null',
    [workId],
  );
  const part = {
    HLUTUR_FLUTNINGS: owned?.share ?? 0,
    HLUTUR_UPPTOKU: owned?.share_abroad ?? 0,
    HLUTUR_HLJODSETNINGAR: owned?.share_abroad ?? 0,
  };
  const { status, text } = await portal.ask(
    `PUT /api/compositions/${workId}/chains/${made.author.authorId}`,
    {
      as: made.staff,
      body: {
        ADILAR_KEDJU: [
          {
            HLUTVERK_ADILA: 'E',
            NAFN: 'Brim',
            ...part,
            SVAEDI_ADILA: [{ INNIFALID: 1, SVAEDI: 2136, ...part }],
          },
        ],
      },
    },
  );
  if (status !== 200) throw new Error(text);
}

const today = new Date().toISOString().slice(0, 10);

async function rightsOf(workId: number) {
  const uses = [352, 208].map((countryId) => ({ workId, day: today, countryId }));
  return (await rightsOfUses(portal.pool, uses, today)).get(workId) ?? [];
}

const linesOf = async (workId: number) => {
  const rights = await rightsOf(workId);
  return rights.map((right) => JSON.stringify(right)).toSorted();
};

async function paidBy(workId: number, uses: readonly { amount: bigint; isAbroad: boolean }[]) {
  const rights = await rightsOf(workId);
  const splitter = new Splitter();
  return uses.map(({ amount, isAbroad }, line) => {
    const parts = partsOn(rights, { day: today, countryId: isAbroad ? 208 : 352 }, 'noPoints').toSorted(
      (a, b) => (a.key < b.key ? -1 : 1),
    );
    const amounts = splitter.split(1, line, amount, parts);
    return parts.map(({ key }, i) => `${key} ${amounts[i]}`);
  });
}

const rightSums = (workId: number) =>
  portal.sql(
    `select sum(performance_share)::float as performance, sum(mechanical_share)::float as mechanical,
       sum(synchronisation_share)::float as synchronisation from work_parties($1)`,
    [workId],
  );

describe('the full picture of a work and its money', () => {
  it('X72, X65, V6 pays every work as today’s form alone would, and each right adds up to 100', async () => {
    const uses = fc.array(
      fc.record({ amount: fc.bigInt({ min: -500n, max: 1_000_000n }), isAbroad: fc.boolean() }),
      { minLength: 1, maxLength: 20 },
    );
    await fc.assert(
      fc.asyncProperty(shares, shares, uses, async (before, after, lines) => {
        const plain = await business(before, after, false);
        const full = await business(before, after, true);
        expect(await linesOf(full)).toEqual(await linesOf(plain));
        expect(await paidBy(full, lines)).toEqual(await paidBy(plain, lines));
        for (const workId of [plain, full])
          expect(await rightSums(workId)).toEqual([
            { performance: 100, mechanical: 100, synchronisation: 100 },
          ]);
      }),
      { numRuns: 20 },
    );
  }, 120_000);
});
