import { readIpiName } from '@omur/contract/people/rules/ipi';
import type { CodeBook } from './codes.ts';
import type { Messages } from './messages.ts';
import { isEmpty } from './record.ts';
import { type Chain, ownsSomething, type PublisherEntry, rights, type WorkModel } from './workModel.ts';

const beginners: ReadonlySet<string> = new Set(['E', 'PA']);
const owners: ReadonlySet<string> = new Set(['E', 'AQ']);
const ownNothing: ReadonlySet<string> = new Set(['SE', 'AM', 'PA', 'ES']);

/** The type that a publisher is taken as: another publisher of no known type is an original publisher (SPU F 028). */
const typeIn =
  (codes: CodeBook) =>
  ({ type, isControlled }: PublisherEntry): string =>
    !isControlled && !codes.isListed('publisherType', type) ? 'E' : type;

/** What publishers are judged with. */
interface Judging {
  codes: CodeBook;
  typeOf: (publisher: PublisherEntry) => string;
  messages: Messages;
}

export function judgePublishers(
  { chains, publishers }: WorkModel,
  codes: CodeBook,
  messages: Messages,
): void {
  const judging: Judging = { codes, typeOf: typeIn(codes), messages };
  const names = new Map<string, string>();
  const isOneOfSeveral = publishers.length > 1;
  let before = 0;
  for (const chain of chains) {
    if (chain.number !== before + 1 && chain.publishers[0])
      messages.add('SPU F 001', chain.publishers[0].record);
    before = Number.isNaN(chain.number) ? before + 1 : chain.number;
    judgeChain(chain, judging);
    for (const publisher of chain.publishers) {
      judgePublisher(publisher, judging);
      if (isOneOfSeveral) judgeUnique(publisher, names, messages);
    }
  }
}

/** What holds between the publishers of a chain, and only there. */
function judgeChain({ publishers }: Chain, { typeOf, messages }: Judging): void {
  const [first] = publishers;
  if (!first) return;
  if (!beginners.has(typeOf(first))) messages.add('SPU R 002', first.record);
  let original: PublisherEntry | undefined;
  for (const publisher of publishers) {
    if (first.isControlled && !publisher.isControlled) messages.add('NWR T 016', publisher.record);
    if (typeOf(publisher) === 'E') {
      if (original) messages.add('NWR T 017', publisher.record);
      original = publisher;
    } else if (publisher.type === 'AQ') judgeAcquirer(publisher, original, messages);
  }
  if (!first.isControlled) return;
  const isOwned = publishers.some((publisher) => owners.has(typeOf(publisher)) && ownsSomething(publisher));
  if (!isOwned && typeOf(first) !== 'PA') messages.add('NWR T 025', first.record);
  const isCollected = publishers.some(({ territories }) => territories.some(({ isOther }) => !isOther));
  if (isOwned && !isCollected) messages.add('NWR T 007', first.record);
  judgeShared(publishers, messages);
}

function judgeAcquirer(
  publisher: PublisherEntry,
  original: PublisherEntry | undefined,
  messages: Messages,
): void {
  if (!original) messages.add('SPU F 032', publisher.record);
  else if (publisher.isControlled && ownsSomething(original)) messages.add('NWR T 026', original.record);
  if (!ownsSomething(publisher)) messages.add('SPU R 008', publisher.record);
}

/** SPT R 005 over the whole work would refuse what societies accept: it holds within a chain. */
function judgeShared(publishers: readonly PublisherEntry[], messages: Messages): void {
  if (publishers.filter(({ territories }) => territories.length > 0).length < 2) return;
  const takers = new Map<string, PublisherEntry>();
  for (const publisher of publishers)
    for (const { record, territory, shares, isIncluded } of publisher.territories) {
      if (!isIncluded) continue;
      const taken = rights.filter((right) => shares[right] > 0).map((right) => `${territory} ${right}`);
      if (taken.some((key) => (takers.get(key) ?? publisher) !== publisher))
        messages.add('SPT R 005', record);
      for (const key of taken) takers.set(key, publisher);
    }
}

function judgePublisher(publisher: PublisherEntry, { codes, typeOf, messages }: Judging): void {
  const { record, type, isControlled } = publisher;
  if (isControlled) {
    if (record.isBlank('party')) messages.add('SPU F 002', record);
    if (record.isBlank('name')) messages.add('SPU F 004', record);
    if (type === '') messages.add('SPU F 005', record);
    else if (!codes.isListed('publisherType', type)) messages.add('SPU F 006', record);
    if (!record.isBlank('isUnknown')) messages.add('SPU F 007', record);
  } else {
    const name = record.field('name');
    const unknown = record.field('isUnknown');
    if (name === '' && unknown !== 'Y') messages.add('SPU F 004', record);
    if (!['', 'Y', 'N'].includes(unknown)) messages.add('SPU F 008', record);
    if (unknown === 'Y' && name !== '') messages.add('SPU F 009', record);
    if (!['', 'L'].includes(record.field('specialAgreement'))) messages.add('SPU F 027', record);
    if (!codes.isListed('publisherType', type)) messages.add('SPU F 028', record);
  }
  if (ownsSomething(publisher)) {
    if (ownNothing.has(type)) messages.add('SPU R 003', record);
    if (!owners.has(typeOf(publisher))) messages.add('SPU F 019', record);
  }
  judgeIpi(publisher, codes, messages);
}

function judgeIpi(
  { record, isControlled, territories }: PublisherEntry,
  codes: CodeBook,
  messages: Messages,
): void {
  const name = record.field('name');
  if (name !== '' && codes.isSocietyName(name) && readIpiName(record.field('ipi')).value === undefined)
    messages.add('SPU F 029', record);
  const collects = territories.some((territory) => !territory.isOther && ownsSomething(territory));
  if (isControlled && collects && isEmpty(record.field('ipi'))) messages.add('SPU F 040', record);
}

function judgeUnique(
  { record, isControlled }: PublisherEntry,
  names: Map<string, string>,
  messages: Messages,
) {
  const party = record.field('party');
  if (!isControlled || party === '') return;
  const name = record.field('name');
  if ((names.get(party) ?? name) !== name) messages.add('SPU F 003', record);
  names.set(party, name);
}
