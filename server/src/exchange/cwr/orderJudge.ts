import type { TerritoryTree } from '../territories/tree.ts';
import { layouts, type Version, workTypes } from './layouts/index.ts';
import type { Messages } from './messages.ts';
import type { CwrRecord } from './record.ts';

// What follows what within a work: the order of the records, and records that belong to the one before them.

/** Ranks of record types: a record may not come after one of a higher rank. Those with 0 stand with the one before. */
const ranks: ReadonlyMap<string, number> = new Map(
  [
    ['NPN', 'OPT', 'NWN', 'PWR', 'NOW'],
    ['SPU', 'SPT'],
    ['OPU'],
    ['SWR', 'SWT'],
    ['OWR', 'OWT'],
    ['ALT'],
    ['NAT'],
    ['EWT', 'NET'],
    ['VER', 'NVT'],
    ['PER', 'NPR'],
    ['REC'],
    ['ORN'],
    ['INS', 'IND'],
    ['COM', 'NCT'],
    ['ARI'],
    ['XRF'],
  ].flatMap((types, rank) => types.map((type) => [type, rank] as const)),
);

interface Follower {
  after: readonly string[];
  rule: string;
  owner: readonly string[];
  party: string;
}

/** Records whose party has to be that of the publisher or writer before them, and the rules for it. */
const followers: ReadonlyMap<string, Follower> = new Map([
  ['SPT', { after: ['SPU', 'NPN', 'SPT', 'OPT'], rule: 'SPT F 001', owner: ['SPU'], party: 'SPT F 002' }],
  [
    'OPT',
    {
      after: ['SPU', 'NPN', 'SPT', 'OPU', 'OPT'],
      rule: 'SPT F 014',
      owner: ['SPU', 'OPU'],
      party: 'SPT F 002',
    },
  ],
  ['NPN', { after: ['SPU', 'OPU'], rule: 'NPN R 001', owner: ['SPU', 'OPU'], party: 'NPN F 002' }],
  ['SWT', { after: ['SWR', 'NWN', 'SWT'], rule: 'SWT F 001', owner: ['SWR'], party: 'SWT F 002' }],
  ['OWT', { after: ['OWR', 'NWN', 'OWT'], rule: 'SWT F 011', owner: ['OWR'], party: 'SWT F 013' }],
  ['NWN', { after: ['SWR', 'OWR', 'NWN'], rule: 'NWN R 001', owner: ['SWR', 'OWR'], party: 'NWN F 001' }],
]);

const partyTypes: ReadonlySet<string> = new Set(['SPU', 'OPU', 'SWR', 'OWR']);
const publisherTerritories: readonly string[] = ['SPT', 'OPT'];
const territoryTypes: ReadonlySet<string> = new Set([...publisherTerritories, 'SWT', 'OWT']);
const beforeLinks: ReadonlySet<string> = new Set(['SWR', 'NWN', 'SWT', 'PWR', 'OWR', 'OWT']);

/** What the rules of the order say of a record type. */
interface Place {
  rank: number;
  follower: Follower | undefined;
  isParty: boolean;
  isTerritory: boolean;
}

const placesOf = (version: Version): ReadonlyMap<string, Place> =>
  new Map(
    [...ranks]
      .filter(([type]) => layouts[version].has(type))
      .map(([type, rank]) => {
        const isTerritory = territoryTypes.has(type);
        return [type, { rank, follower: followers.get(type), isParty: partyTypes.has(type), isTerritory }];
      }),
  );
const places = { '2.1': placesOf('2.1'), '2.2': placesOf('2.2') };

interface Walk {
  places: ReadonlyMap<string, Place>;
  messages: Messages;
  tree: TerritoryTree;
  /** The publisher or writer whose records come now. */
  owner: CwrRecord | undefined;
  before: CwrRecord;
  rank: number;
  isDisordered: boolean;
  sequence: number;
}

/** Rules about the order of a work's records and about territories' places, one pass. */
export function judgeOrder(
  records: readonly CwrRecord[],
  version: Version,
  tree: TerritoryTree,
  messages: Messages,
): void {
  const [header] = records;
  if (!header) return;
  const walk: Walk = {
    places: places[version],
    messages,
    tree,
    owner: undefined,
    before: header,
    rank: 0,
    isDisordered: false,
    sequence: 0,
  };
  for (let at = 1; at < records.length; at += 1) {
    const record = records[at];
    if (record) step(walk, record);
  }
}

function step(walk: Walk, record: CwrRecord): void {
  const { messages } = walk;
  const place = walk.places.get(record.type);
  if (!place) {
    // A second header of a work is NWR T 001.
    messages.add(workTypes.has(record.type) ? 'NWR T 001' : 'NWR T 008', record);
    return;
  }
  const { rank, follower } = place;
  if (rank !== 0 && rank < walk.rank && !walk.isDisordered) {
    walk.isDisordered = true;
    messages.add('NWR T 018', record);
    messages.add('NWR T 043', record);
  }
  walk.rank = rank === 0 ? walk.rank : rank;
  if (place.isParty) {
    walk.owner = record;
    walk.sequence = 0;
  }
  if (follower) judgeFollower(walk, follower, record);
  if (record.type === 'PWR' && !beforeLinks.has(walk.before.type)) messages.add('PWR R 002', record);
  if (place.isTerritory) judgePlace(walk, record);
  walk.before = record;
}

function judgeFollower({ messages, owner, before }: Walk, follower: Follower, record: CwrRecord): void {
  if (!follower.after.includes(before.type) || !owner || !follower.owner.includes(owner.type)) {
    if (record.type === 'OWT' && owner?.type === 'SWR') messages.add('SWT F 012', record);
    messages.add(follower.rule, record);
    return;
  }
  const party = record.field('party');
  const isSame = party === owner.field('party');
  // An unknown party has no number, and neither has what it collects.
  const mayBeBlank = record.type === 'OWT' || owner.type === 'OPU' || owner.type === 'OWR';
  if (!isSame || (party === '' && !mayBeBlank)) messages.add(follower.party, record);
  if (record.type === 'NPN' && record.field('chain') !== owner.field('chain'))
    messages.add('NPN F 001', record);
}

/** A territory's number, its place in the list, and what is collected there. */
function judgePlace(walk: Walk, record: CwrRecord): void {
  const { messages, tree } = walk;
  const isPublisher = publisherTerritories.includes(record.type);
  const territory = record.number('territory');
  if (territory === 0 || !tree.has(territory)) messages.add(isPublisher ? 'SPT F 009' : 'SWT F 006', record);
  walk.sequence += 1;
  const sequence = record.number('sequence');
  if (sequence === 0) messages.add(isPublisher ? 'SPT F 012' : 'SWT F 009', record);
  else if (sequence !== walk.sequence) messages.add(isPublisher ? 'SPT F 013' : 'SWT F 010', record);
  // A share that is no number is no zero either.
  const isNothing =
    record.share('prShare') === 0 && record.share('mrShare') === 0 && record.share('srShare') === 0;
  const inclusion = record.field('inclusion');
  if (inclusion === 'I' && isNothing) messages.add(isPublisher ? 'SPT R 001' : 'SWT R 001', record);
  if (!isPublisher && inclusion === 'E' && !isNothing) messages.add('SWT R 003', record);
}
