import type { ProposedParty } from '@omur/contract/works/parties';
import { checkChain, type ChainParty, type SharesApart } from '@omur/contract/works/rules/chain';
import type { Queryable } from '../../platform/database/statement.ts';
import { type FieldRefusal, refuse, refuseField } from '../../platform/refusal.ts';
import * as queries from './queries.ts';

// What staff, a publisher or a file state of an author's publishers: what is checked and written is the same.

export interface Chain extends Record<string, unknown> {
  publisherId: number;
  name: string;
  ipiNameNumber: string | null;
  contractId: number | null;
  performanceHundredths: number;
  mechanicalHundredths: number;
}

/** What a chain owns by its contract; synchronisation goes with the mechanical right. */
export type Owned = Pick<Chain, 'performanceHundredths' | 'mechanicalHundredths'>;

/** What only a file says of a party (X105): its own shares and numbers, and the societies that manage each right. */
export interface FromFile {
  submitterNumber: string | null;
  submitterAgreement: string | null;
  /** Performing, mechanical and synchronisation right, in hundredths. */
  statedHundredths: readonly number[];
  societies: readonly (number | null)[];
}

export interface OfAuthor {
  workId: number;
  authorId: number;
}

export async function findChain(db: Queryable, of: OfAuthor): Promise<Chain> {
  const [chain, ...others] = await queries.findChains.rows<Chain>(db, { ...of });
  if (!chain) refuse('chain.noPublisher');
  return others.length > 0 ? refuse('chain.severalPublishers') : chain;
}

/** X66, X67: that the parties are a chain that owns and collects what it may. @throws request.invalid */
export async function assertChain(
  db: Queryable,
  parties: readonly ProposedParty[],
  owned: Owned,
): Promise<void> {
  const fields = ownershipFaults(parties, owned);
  if (fields.length > 0) refuse('request.invalid', { fields });
  await assertTerritories(db, parties, owned);
}

export const ownershipFaults = (parties: readonly ChainParty[], owned: Owned): FieldRefusal[] =>
  checkChain(parties, { ...owned, synchronisationHundredths: owned.mechanicalHundredths }).map(
    ([code, i]): FieldRefusal => ({ field: `ADILAR_KEDJU.${i}`, code }),
  );

/**
 * Keeps what a file says of an author's publishers (X105), if the work has the publisher and the shares that it was read for; else what is on
 * file stays, and the answer is false.
 */
export async function writeFileChain(
  db: Queryable,
  of: OfAuthor,
  { parties, owned }: { parties: Written['parties']; owned: Owned },
): Promise<boolean> {
  const [chain, ...others] = await queries.findChains.rows<Chain>(db, { ...of });
  if (!chain || others.length > 0) return false;
  if (chain.performanceHundredths !== owned.performanceHundredths) return false;
  if (chain.mechanicalHundredths !== owned.mechanicalHundredths) return false;
  const named = parties.map((party, i) =>
    i === 0 ? { ...party, name: chain.name, ipiNameNumber: chain.ipiNameNumber } : party,
  );
  await writeChain(db, of, { parties: named, chain, source: 'cwr' });
  return true;
}

/** X67: that the territories are known, and that in no country more is collected than the chain owns. @throws request.invalid */
export async function assertTerritories(
  db: Queryable,
  parties: readonly ProposedParty[],
  chain: Owned,
): Promise<void> {
  const lines = parties.flatMap(({ territories }, party) =>
    territories.map((one, nth) => ({
      party,
      nth,
      territory: one.territory,
      is_included: one.isIncluded,
      ...sharesOf(one),
    })),
  );
  const unknown = await queries.findUnknownTerritory.row<{ territory: number }>(db, {
    territories: lines.map(({ territory }) => territory),
  });
  if (unknown) {
    const party = lines.find(({ territory }) => territory === unknown.territory)?.party ?? 0;
    const values = { number: unknown.territory };
    const field = `ADILAR_KEDJU.${party}`;
    refuseField(field, 'chain.territoryUnknown', values);
  }
  // What a single party collects is held by its lines.
  if (parties.filter(({ territories }) => territories.length > 0).length < 2) return;
  const owned = { performance: chain.performanceHundredths, mechanical: chain.mechanicalHundredths };
  const tooMuch = await queries.findOvercollected.row(db, { ...owned, lines: JSON.stringify(lines) });
  if (tooMuch) refuseField('ADILAR_KEDJU.0', 'chain.collection');
}

interface Written {
  parties: readonly (ProposedParty & { fromFile?: FromFile })[];
  chain: Chain;
  source: 'staff' | 'publisher' | 'cwr';
}

export async function writeChain(
  db: Queryable,
  of: OfAuthor,
  { parties, chain, source }: Written,
): Promise<void> {
  await queries.deleteChain.run(db, { ...of });
  if (parties.length === 0) return;
  const { publisherId, contractId } = chain;
  const rows = parties.map((party, position) => ({
    position,
    role: party.partyRole,
    name: party.name,
    ipi_name_number: party.ipiNameNumber,
    agreement_number: party.agreementNumber,
    ...sharesOf(party),
    ...rowOf(party.fromFile),
    territories: party.territories.map((one, at) => ({
      position: at,
      is_included: one.isIncluded,
      territory: one.territory,
      ...sharesOf(one),
    })),
  }));
  await queries.insertChain.run(db, {
    ...of,
    publisherId,
    contractId,
    source,
    parties: JSON.stringify(rows),
  });
}

const rowOf = (said: FromFile | undefined) => ({
  submitter_number: said?.submitterNumber ?? null,
  submitter_agreement: said?.submitterAgreement ?? null,
  stated: said?.statedHundredths ?? null,
  societies: said?.societies ?? null,
});

const sharesOf = (of: SharesApart) => ({
  performance: of.performanceHundredths,
  mechanical: of.mechanicalHundredths,
  synchronisation: of.synchronisationHundredths,
});
