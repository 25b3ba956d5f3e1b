import { aPortal, type Portal, type Someone } from './portal.ts';

/** Who there is, and what all files have brought, in eyrir. */
export interface MoneyWorld {
  portal: Portal;
  administrator: Someone;
  editor: Someone;
  authors: readonly Someone[];
  publishers: readonly Someone[];
  /** By person. */
  rights: Map<number, number>;
  distributions: number;
  cameIn: number;
}

export async function aMoneyWorld(): Promise<MoneyWorld> {
  const portal = await aPortal();
  const administrator = await portal.someone({ role: 'administrator', isPerson: false });
  const editor = await portal.someone({ role: 'editor', isPerson: false });
  const several = (count: number, options: object) =>
    Promise.all(Array.from({ length: count }, () => portal.someone(options)));
  const [authors, publishers] = await Promise.all([several(4, {}), several(2, { withoutAuthor: true })]);
  for (const { personId } of publishers)
    await portal.ask(`PATCH /api/persons/${personId}/publisher`, { as: editor, body: { ER_UTGEFANDI: 1 } });
  const rights = await portal.sql('select right_id, person_id from author_right');
  return {
    portal,
    administrator,
    editor,
    authors,
    publishers,
    rights: new Map(rights.map(({ right_id, person_id }) => [person_id, right_id])),
    distributions: 0,
    cameIn: 0,
  };
}

export interface Contract {
  authorId: number;
  rightId: number;
  part: number;
  from: string;
  to: string;
}
export interface Work {
  workId: number;
  title: string;
  by: Someone[];
  /** Shares in percent, by author, from a day on. */
  shares: { from: string; of: Map<number, number> }[];
  contracts: Contract[];
}
/** Of every right: what part of a use of that day it has. */
export function partsOn(rights: ReadonlyMap<number, number>, work: Work, day: string): Map<number, number> {
  const shares = work.shares.findLast(({ from }) => from <= day)?.of ?? new Map<number, number>();
  const parts = new Map<number, number>();
  const give = (right: number, part: number) => parts.set(right, (parts.get(right) ?? 0) + part);
  for (const author of work.by) {
    const share = shares.get(author.authorId) ?? 0;
    const contract = work.contracts.find(
      ({ authorId, from, to }) => authorId === author.authorId && from <= day && day <= to,
    );
    if (contract) give(contract.rightId, (share * contract.part) / 100);
    give(rights.get(author.personId) ?? 0, (share * (100 - (contract?.part ?? 0))) / 100);
  }
  return parts;
}

export const toEyrir = (amount: unknown) => Math.round(Number(amount) * 100);

/**
 * The seed of `MONEY_SEED`, a whole number or `random`, in place of those that are tried always and of the day's, which is another each
 * day. Titles of tests name theirs: what failed on a day fails again by its number.
 */
export function seedsOr(...always: readonly number[]): readonly number[] {
  const asked = process.env['MONEY_SEED'];
  if (!asked) return [...always, Number(new Date().toISOString().slice(0, 10).replaceAll('-', ''))];
  const seed = asked === 'random' ? Math.floor(Math.random() * 100_000) : Number(asked);
  if (!Number.isSafeInteger(seed) || seed < 0) throw new Error(`MONEY_SEED is ${asked}, which is no seed.`);
  return [seed];
}

/** The same numbers from the same seed. */
export function chances(seed: number) {
  let state = seed;
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
  return {
    upTo: (most: number) => Math.floor(next() * most),
    oneOf: <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T,
  };
}
