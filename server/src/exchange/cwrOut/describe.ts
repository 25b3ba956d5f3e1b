import { layouts, type RecordType, type ValuesOf, type Version } from '../cwr/layouts/index.ts';
import { CwrRecord } from '../cwr/record.ts';
import { transliterate } from '../cwr/transliterate.ts';
import type { CwrChain, CwrWork, CwrWriter } from '../cwr/typed.ts';
import { valuesOf } from '../cwr/values.ts';
import { modifierRoles } from '../cwr/workJudge.ts';
import { workFrom } from '../cwr/typed.ts';
import type { WorkFacts } from './facts.ts';
import { partiesOf, type Party, plainNameOf, type Sender, type Shares } from './parties.ts';

const world = 2136;

const blanks = new Map<RecordType, object>();
/** A record's values with nothing in them. */
function blank<T extends RecordType>(type: T): ValuesOf<T> {
  const layout = layouts['2.2'].get(type);
  if (!layout) throw new Error(`There is no record ${type}.`);
  let values = blanks.get(type) as ValuesOf<T> | undefined;
  if (!values) blanks.set(type, (values = valuesOf(type, CwrRecord.ofText(type, 1, layout))));
  return values;
}

/** The work as a file of this sender says it. Nothing is made up: what is missing is blank, for the judge to find. */
export function describeWork(facts: WorkFacts, sender: Sender): CwrWork {
  const work = workFrom([{ type: 'NWR', values: blank('NWR') }]);
  if (!work) throw new Error('NWR is the header of a work.');
  const parties = partiesOf(facts, sender);
  const chains = chainsOf(parties);
  const roles = parties.filter(({ kind }) => kind === 'writer').map(({ role }) => role);
  const isModified = roles.some((role) => modifierRoles.has(role));
  const versionType = facts.versionType ?? (isModified ? 'MOD' : 'ORI');
  return {
    ...work,
    title: transliterate(facts.title),
    language: facts.language,
    submitterNumber: String(facts.workId),
    iswc: facts.iswc,
    category: facts.category ?? 'UNC',
    duration: facts.durationSeconds,
    recorded: facts.isrcs.length > 0 ? 'Y' : 'U',
    textMusic: facts.textMusic,
    versionType,
    musicArrangement: facts.musicArrangement ?? (versionType === 'MOD' ? 'UNS' : null),
    lyricAdaptation: facts.lyricAdaptation ?? (versionType === 'MOD' ? 'UNS' : null),
    workType: facts.workType,
    catalogueNumber: facts.catalogueNumber,
    chains: chains.map(({ entry }) => entry),
    writers: writersOf(parties, chains, sender),
    alternateTitles: facts.otherTitles.map((title) => ({ title, titleType: 'AT', language: null })),
    nativeTitles: nativeTitlesOf(facts),
    versionOf: sourceOf(facts, versionType),
    performers: performersOf(facts.performers),
    recordings: facts.isrcs.map((isrc) => ({
      ...blank('REC'),
      isrc,
      isrcValidity: sender.version === '2.2' ? 'U' : null,
    })),
    references: sender.version === '2.2' ? referencesOf(facts) : [],
  };
}

/** Titles as they are written, where capitals without accents are not the same. */
function nativeTitlesOf({ title, otherTitles, language }: WorkFacts): ValuesOf<'NAT'>[] {
  const all = [[title, 'OT'] as const, ...otherTitles.map((other) => [other, 'AT'] as const)];
  return all
    .filter(([text]) => text.toUpperCase() !== transliterate(text))
    .map(([text, titleType]) => ({ title: text, titleType, language }));
}

function sourceOf({ sourceTitle, sourceIswc }: WorkFacts, versionType: string): CwrWork['versionOf'] {
  if (versionType !== 'MOD' || !sourceTitle) return [];
  return [{ ...blank('VER'), title: sourceTitle, iswc: sourceIswc, nativeTitles: [], nativeWriters: [] }];
}

const performersOf = (performers: string | null): CwrWork['performers'] =>
  (performers ?? '')
    .split(/[,;]/u)
    .map(plainNameOf)
    .filter((name) => name !== '')
    .slice(0, 20)
    .map((lastName) => ({ ...blank('PER'), lastName, nativeNames: [] }));

const referencesOf = ({ numbers }: WorkFacts): ValuesOf<'XRF'>[] =>
  numbers
    .filter(({ number }) => transliterate(number).length <= 14)
    .map(({ issuer, number }) => ({
      organisation: issuer,
      identifier: number,
      identifierType: 'W',
      validity: 'Y',
    }));

interface Chain {
  entry: CwrChain;
  authorId: number;
  isOurs: boolean;
}

/** Chains that the sender controls first, as CWR wants them, numbered from 1. */
function chainsOf(parties: readonly Party[]): Chain[] {
  const publishers = parties.filter(({ kind }) => kind === 'publisher');
  const byChain = Map.groupBy(publishers, ({ chain }) => chain ?? 0);
  const all = [...byChain.values()].flatMap((members) => {
    const [first] = members;
    return first ? [{ members, authorId: first.authorId, isOurs: first.isOurs }] : [];
  });
  const ordered = [...all.filter(({ isOurs }) => isOurs), ...all.filter(({ isOurs }) => !isOurs)];
  return ordered.map(({ members, authorId, isOurs }, at) => ({
    authorId,
    isOurs,
    entry: { number: at + 1, publishers: members.map((one) => publisherOf(one, at + 1)) },
  }));
}

const rightsOf = ([prShare, mrShare, srShare]: Shares) => ({ prShare, mrShare, srShare });
const societyOf = (code: number | null | undefined) => (code == null ? null : String(code).padStart(3, '0'));
const agreementOf = ({ agreementNumber, isOurs }: Party) =>
  isOurs && agreementNumber !== null && transliterate(agreementNumber).length <= 14 ? agreementNumber : null;
const societiesOf = ({ societies: [performing, mechanical, synchronisation] }: Party) => ({
  prSociety: societyOf(performing),
  mrSociety: societyOf(mechanical),
  srSociety: societyOf(synchronisation),
});

function publisherOf(party: Party, chain: number): CwrChain['publishers'][number] {
  return {
    ...blank('SPU'),
    chain,
    party: party.number,
    name: party.plainName.slice(0, 45).trim(),
    publisherType: party.role,
    ipi: party.ipiNameNumber,
    societyAgreement: agreementOf(party),
    ...societiesOf(party),
    ...rightsOf(party.hundredths),
    isControlled: party.isOurs,
    nativeNames: [],
    territories: territoriesOf(party).map((one) => ({ ...blank('SPT'), ...one })),
  };
}

/** Where a controlled party collects: as stated, and everywhere where nothing but the registration says so. */
function territoriesOf(party: Party) {
  if (!party.isOurs) return [];
  const place = { party: party.number, sharesChange: null, isControlled: true };
  if (party.territories.length > 0)
    return party.territories.map(({ isIncluded, territory, shares }, at) => ({
      ...place,
      ...rightsOf(isIncluded ? roundedOf(shares) : [0, 0, 0]),
      inclusion: isIncluded ? 'I' : 'E',
      territory,
      sequence: at + 1,
    }));
  if (party.isStated || party.hundredths.every((share) => share === 0)) return [];
  return [{ ...place, ...rightsOf(party.hundredths), inclusion: 'I', territory: world, sequence: 1 }];
}

const roundedOf = ([performing, mechanical, synchronisation]: Shares): Shares => [
  Math.round(performing / 10_000),
  Math.round(mechanical / 10_000),
  Math.round(synchronisation / 10_000),
];

/** Writers that the sender controls first; each with the publishers of the writer's share. */
function writersOf(parties: readonly Party[], chains: readonly Chain[], sender: Sender): CwrWriter[] {
  const isWholly = isUnpublished(parties);
  const entries = parties
    .filter(({ kind }) => kind === 'writer')
    .map((party) => writerOf(party, { chains, isUnpublished: isWholly }, sender));
  return [
    ...entries.filter(({ isControlled }) => isControlled),
    ...entries.filter(({ isControlled }) => !isControlled),
  ];
}

/** Whether the writers own everything of each right that anybody owns. */
function isUnpublished(parties: readonly Party[]): boolean {
  const owned = ([0, 1, 2] as const).map((right) => {
    const sum = (kind: string) =>
      parties.reduce((total, one) => total + (one.kind === kind ? one.hundredths[right] : 0), 0);
    return sum('publisher') === 0 || sum('writer') >= 10_000;
  });
  return owned.every((isOwn) => isOwn);
}

interface Published {
  chains: readonly Chain[];
  isUnpublished: boolean;
}

function writerOf(party: Party, work: Published, { version }: Sender): CwrWriter {
  const words = party.plainName.split(' ');
  const lastName = (words.at(-1) ?? '').slice(0, 45);
  const links = work.chains.filter(
    ({ authorId, isOurs }) => authorId === party.authorId && (version === '2.2' || (isOurs && party.isOurs)),
  );
  // SWR R 002: beside published writers, one without a publisher is not controlled. In 2.2 what is collected can be said all the same.
  const isControlled = party.isOurs && (work.isUnpublished || links.length > 0);
  const places = isControlled || version === '2.2' ? territoriesOf(party) : [];
  return {
    ...blank('SWR'),
    party: party.number,
    lastName,
    firstName: words.slice(0, -1).join(' ').slice(0, 30).trim() || null,
    role: party.role,
    ipi: party.ipiNameNumber,
    ...societiesOf(party),
    ...rightsOf(party.hundredths),
    isControlled,
    nativeNames: [],
    territories: places.map((one) => ({ ...blank('SWT'), ...one, isControlled })),
    publishers: links.flatMap(({ entry }) => linkTo(entry, party.number, version)),
  };
}

function linkTo({ number, publishers: [first] }: CwrChain, writerParty: string, version: Version) {
  if (!first) return [];
  return [
    {
      ...blank('PWR'),
      publisherParty: first.party,
      publisherName: first.name,
      societyAgreement: first.societyAgreement,
      writerParty,
      chain: version === '2.2' ? number : 0,
    },
  ];
}
