import type { SharesApart } from '@omur/contract/works/rules/chain';
import { cwrTolerance, dividedBy } from '@omur/contract/works/rules/roles';
import type { ProposedParty } from '@omur/contract/works/parties';
import { publisherRoles } from '@omur/contract/platform/fields/workParties';
import type { FromFile, Owned } from '../../works/parties/writeChain.ts';
import type { CwrChain, CwrPublisher, CwrTerritory } from '../cwr/typed.ts';

/** A chain that the sender controls, with the sender's number of the agreement between the writer and its original publisher (PWR). */
export interface LinkedChain {
  chain: CwrChain;
  submitterAgreement: string | null;
}

export type FileParty = ProposedParty & { fromFile: FromFile };

const rights = [
  { share: 'prShare', named: 'performanceHundredths' },
  { share: 'mrShare', named: 'mechanicalHundredths' },
  { share: 'srShare', named: 'synchronisationHundredths' },
] as const;
type ShareName = (typeof rights)[number]['share'];

/**
 * A chain of a file as the publishers of one author's share (X105). It owns what the contract gives (X66): what the file says of each right is
 * divided by largest remainder, in ownership and in each territory, and what it said is kept beside. Of a right of which the file gives the
 * chain nothing, the original publisher has what the contract gives. Undefined where it is no chain that we keep.
 */
export function partiesOfChain(
  { chain: { publishers }, submitterAgreement }: LinkedChain,
  owned: Owned,
): FileParty[] | undefined {
  if (publishers[0]?.publisherType !== 'E' || !publishers.slice(1).every(isNamed)) return undefined;
  const places = publishers.map(({ territories }) => placesOf(territories));
  const parties = publishers.map((publisher, i) =>
    partyOf(publisher, places[i] ?? [], i === 0 ? submitterAgreement : null),
  );
  for (const { share, named } of rights) {
    const whole = owned[named === 'performanceHundredths' ? 'performanceHundredths' : 'mechanicalHundredths'];
    const owning = publishers.map((one) => one[share]);
    const exact = dividedBy(whole, owning);
    parties.forEach((party, i) => (party[named] = exact[i] ?? 0));
    const total = owning.reduce((sum, one) => sum + one, 0);
    for (const number of new Set(places.flat().map(({ territory }) => territory)))
      collect(parties, places, { number, share, named, whole, total });
  }
  return parties;
}

/** The name of the first is that of the contract's publisher. */
const isNamed = ({ name, publisherType }: CwrPublisher): boolean =>
  Boolean(name) && publisherRoles.some((role) => role === publisherType);

type Place = Pick<CwrTerritory, 'territory' | ShareName> & { isIncluded: boolean };

/** Territories in their order. Files also write a record for each right: one that is taken in again sets the rights it has a share of. */
function placesOf(territories: readonly CwrTerritory[]): Place[] {
  const places: Place[] = [];
  for (const { territory, inclusion, isControlled, ...of } of territories) {
    if (!isControlled || territory === 0) continue;
    const isIncluded = inclusion !== 'E';
    const at = places.findIndex((one) => one.territory === territory);
    const before = places[at]?.isIncluded && isIncluded ? places[at] : undefined;
    const share = (name: ShareName) => (isIncluded ? of[name] || before?.[name] || 0 : 0);
    const place = {
      territory,
      isIncluded,
      prShare: share('prShare'),
      mrShare: share('mrShare'),
      srShare: share('srShare'),
    };
    if (before) places[at] = place;
    else {
      if (at >= 0) places.splice(at, 1);
      places.push(place);
    }
  }
  return places;
}

function partyOf(of: CwrPublisher, places: readonly Place[], agreement: string | null): FileParty {
  return {
    partyRole: of.publisherType ?? '',
    name: of.name ?? '',
    ipiNameNumber: of.ipi,
    ...nothing,
    // A society's number of an agreement is not the sender's to say.
    agreementNumber: null,
    territories: places.map(({ territory, isIncluded }) => ({ territory, isIncluded, ...nothing })),
    fromFile: {
      submitterNumber: of.party,
      submitterAgreement: agreement ?? of.submitterAgreement,
      statedHundredths: [of.prShare, of.mrShare, of.srShare],
      societies: [of.prSociety, of.mrSociety, of.srSociety].map((code) => (code ? Number(code) : null)),
    },
  };
}

const nothing: SharesApart = {
  performanceHundredths: 0,
  mechanicalHundredths: 0,
  synchronisationHundredths: 0,
};

interface Collecting {
  number: number;
  share: ShareName;
  named: keyof SharesApart;
  /** What the chain owns of the right by its contract, and by the file. */
  whole: number;
  total: number;
}

/** What the parties collect in one territory of one right: the same part of what they own as in the file. */
function collect(parties: readonly FileParty[], places: readonly Place[][], of: Collecting): void {
  const { number, share, named, whole, total } = of;
  const there = places.flatMap((list, i) => {
    const place = list.find(({ territory, isIncluded }) => territory === number && isIncluded);
    const kept = parties[i]?.territories.find(({ territory }) => territory === number);
    return place && kept ? [{ place, kept, isFirst: i === 0 }] : [];
  });
  if (total === 0) {
    for (const { kept, isFirst } of there) if (isFirst) kept[named] = whole;
    return;
  }
  const shares = there.map(({ place }) => place[share]);
  const sum = shares.reduce((all, one) => all + one, 0);
  const isAll = Math.abs(sum - total) <= cwrTolerance;
  const given = isAll ? dividedBy(whole, shares) : shares.map((one) => Math.floor((whole * one) / total));
  there.forEach(({ kept }, i) => (kept[named] = given[i] ?? 0));
}
