import type { CwrQuestion } from '@omur/contract/platform/fields/cwr';
import { sentenceOf } from '@omur/contract/platform/errors';
import type { Language } from '@omur/contract/platform/rules/language';
import { readIpiName } from '@omur/contract/people/rules/ipi';
import type { NewWork } from '@omur/contract/works/registration';
import { type CodeList, codeLists } from '@omur/contract/platform/rules/codeLists';
import { readIswc } from '@omur/contract/works/rules/iswc';
import { readIsrc } from '@omur/contract/works/rules/isrc';
import { partOf } from '@omur/contract/works/rules/rights';
import { cwrTolerance } from '@omur/contract/works/rules/roles';
import type { Queryable } from '../../platform/database/statement.ts';
import { Refusal } from '../../platform/refusal.ts';
import { assertChain, type Owned } from '../../works/parties/writeChain.ts';
import type { CwrWork } from '../cwr/typed.ts';
import { type FileParty, partiesOfChain } from './chainOf.ts';
import type { Outcome } from './outcome.ts';
import * as queries from './registerQueries.ts';
import { authorsOf, type FileAuthor } from './writers.ts';

/** A registration as the file has it, or what staff have to decide before there is one. */
export type FileBody = ReadyBody | Asked;

interface Asked {
  question: CwrQuestion;
  reasons?: Outcome['reasons'];
}

export interface ReadyBody {
  body: NewWork;
  chains: FileChain[];
  /** The registration says something else of mechanical shares or publishers than the file (X110). */
  isChanged: boolean;
}

/** The publishers of an author of ours, as the sender has them; undefined where the work has those of the contract instead. */
export interface FileChain {
  authorId: number;
  owned: Owned;
  parties: FileParty[] | undefined;
}

interface Found extends Record<string, unknown> {
  ipi: string;
  authorId: number | null;
  contracts: Contract[];
}

interface Contract {
  contractId: number;
  performanceShareHundredths: number;
  mechanicalShareHundredths: number | null;
}

/** Our society and none: whose writers are somebody of ours even if the file gives no number for them. */
const ours = new Set(['077', '77']);

interface Publishing {
  personId: number;
  /** The IPI name numbers of the sender. */
  ownNumbers: readonly string[];
  /** Staff say that the publisher gets what its contract gives, whatever the file says. */
  isByContract: boolean;
}

/** What a file says of a work as a registration: writers whom we have, whom the IPI register has, and others, whom nobody asks. */
export async function bodyOf(db: Queryable, publishing: Publishing, work: CwrWork): Promise<FileBody> {
  const authors = authorsOf(work);
  if (!authors) return { question: 'writer' };
  const ipis = authors.flatMap(({ ipi }) => readIpiName(ipi ?? '').value ?? []);
  const { personId } = publishing;
  const found = await queries.findWriters.rows<Found>(db, { ipis, personId });
  const known: NewWork['authors'] = [];
  const unknown: NonNullable<NewWork['unknownAuthors']> = [];
  const listed: NonNullable<NewWork['ipiAuthors']> = [];
  const chains: FileChain[] = [];
  let isChanged = false;
  for (const author of authors) {
    const { authorTypeId, shareHundredths, roles } = author;
    const ipiNameNumber = readIpiName(author.ipi ?? '').value;
    const there = found.find(({ ipi }) => ipi === ipiNameNumber);
    let chain: FileChain | undefined;
    if (there?.authorId) {
      const { authorId } = there;
      const contract = contractOf(author, there, publishing);
      if (contract && 'question' in contract) return contract;
      known.push({ authorId, authorTypeId, shareHundredths, roles, contractId: contract?.contractId });
      chain = contract && { authorId, ...(await chainOf(db, author, contract, publishing)) };
      if (chain) chains.push(chain);
    } else if (there && ipiNameNumber) listed.push({ ipiNameNumber, authorTypeId, shareHundredths });
    else if (!ipiNameNumber && ours.has(author.society ?? '')) return { question: 'writer' };
    else {
      const name = author.name || 'UNKNOWN WRITER';
      const of = { authorTypeId, shareHundredths, roles };
      unknown.push({ name, email: '', isForeign: true, ipiNameNumber, ...of });
    }
    isChanged ||= isOtherwise(author, chain);
  }
  if (new Set(known.map(({ authorId }) => authorId)).size < known.length) return { question: 'writer' };
  const body = { ...factsOf(work), authors: known, unknownAuthors: unknown, ipiAuthors: listed };
  return { body, chains, isChanged };
}

/**
 * The contract under which the sender publishes an author of ours. What the publisher gets is what the contract says, never what the file
 * says; a file that says otherwise is asked about.
 */
function contractOf(
  author: FileAuthor,
  { contracts }: Found,
  { isByContract, ownNumbers }: Publishing,
): Contract | Asked | undefined {
  if (author.publishers.length === 0) return undefined;
  const [contract, ...others] = contracts;
  if (!contract || others.length > 0) return { question: 'agreement' };
  if (isByContract) return contract;
  if (!author.publishers.every((ipi) => ownNumbers.includes(ipi))) return { question: 'agreement' };
  const byContract = (author.shareHundredths * contract.performanceShareHundredths) / 10_000;
  if (Math.abs(author.publishedHundredths - byContract) <= cwrTolerance) return contract;
  const values = {
    name: author.name,
    givenHundredths: Math.round(byContract),
    saidHundredths: author.publishedHundredths,
  };
  const said = (language: Language) => sentenceOf('cwr.sharesOfContract', language, values);
  return { question: 'shares', reasons: [{ is: said('is'), en: said('en') }] };
}

/**
 * The sender's chain of an author (X105): one that begins with the sender itself. What breaks a rule of chains is for staff; if they register the
 * work even so, its publishers are those of the contract.
 */
async function chainOf(
  db: Queryable,
  { chains: [linked, ...others], shareHundredths }: FileAuthor,
  contract: Contract,
  { isByContract, ownNumbers }: Publishing,
): Promise<Omit<FileChain, 'authorId'>> {
  const owned = {
    performanceHundredths: partOf(shareHundredths, contract.performanceShareHundredths),
    mechanicalHundredths: partOf(shareHundredths, contract.mechanicalShareHundredths),
  };
  const first = linked?.chain.publishers[0];
  const isOne = linked && others.length === 0 && (!first?.ipi || ownNumbers.includes(first.ipi));
  const parties = isOne ? partiesOfChain(linked, owned) : undefined;
  if (!parties) return { owned, parties };
  try {
    await assertChain(db, parties, owned);
  } catch (error) {
    if (isByContract && error instanceof Refusal) return { owned, parties: undefined };
    throw error;
  }
  return { owned, parties };
}

/** Whether the file has publishers of an author that are not kept, or other mechanical or synchronisation shares than follow from the contract. */
function isOtherwise(author: FileAuthor, chain: FileChain | undefined): boolean {
  if (author.chains.length > 0 && !chain?.parties) return true;
  const kept = chain?.owned.mechanicalHundredths ?? 0;
  return author.others.some(
    ({ units, published }) =>
      Math.abs(units - author.shareHundredths) > cwrTolerance || Math.abs(published - kept) > cwrTolerance,
  );
}

/** The codes that CWR and our lists share; the file's `U` for unknown and the like are left out. */
function codesOf(work: CwrWork) {
  const of = (list: CodeList, code: string | null) => {
    const codes: readonly string[] = codeLists[list];
    return codes.includes(code ?? '') ? code : null;
  };
  return {
    lyricsLanguage: of('languages', work.language),
    musicCategory: of('musicCategories', work.category),
    workType: of('workTypes', work.workType),
    textMusicRelation: of('textMusicRelations', work.textMusic),
    versionType: of('versionTypes', work.versionType),
    musicArrangement: of('musicArrangements', work.musicArrangement),
    lyricAdaptation: of('lyricAdaptations', work.lyricAdaptation),
  };
}

/** What a version derives from, as the file has it (X61). */
function sourceOf({ versionOf: [source] }: CwrWork) {
  if (!source) return {};
  const { title, writer1FirstName, writer1LastName, writer2FirstName, writer2LastName } = source;
  const nameOf = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ');
  const writers = [nameOf(writer1FirstName, writer1LastName), nameOf(writer2FirstName, writer2LastName)];
  return {
    sourceTitle: title,
    sourceWriters: writers.filter(Boolean).join(', ') || null,
    sourceIswc: readIswc(source.iswc ?? '').value ?? null,
  };
}

/** As a registration takes them. */
const longestPerformers = 2000;
const mostTitles = 200;

function factsOf(work: CwrWork): Omit<NewWork, 'authors'> {
  const isrcs = work.recordings.flatMap(({ isrc }) => readIsrc(isrc ?? '').value ?? []);
  const performers = work.performers.map(({ firstName, lastName }) =>
    [firstName, lastName].filter(Boolean).join(' '),
  );
  const titles = work.alternateTitles.flatMap(({ title }) => title?.trim() || []);
  return {
    title: work.title ?? '',
    duration: work.duration
      ? `${Math.floor(work.duration / 60)}:${String(work.duration % 60).padStart(2, '0')}`
      : '',
    ...codesOf(work),
    ...sourceOf(work),
    catalogueNumber: work.opusNumber ?? work.catalogueNumber,
    performers: [...new Set(performers)].join(', ').slice(0, longestPerformers) || null,
    otherTitles: [...new Set(titles)].slice(0, mostTitles).map((title) => ({ title })),
    isrcs: [...new Set(isrcs)].slice(0, mostTitles).map((isrc) => ({ isrc })),
  };
}
