import { createHash } from 'node:crypto';
import type { replaceCodes } from '@omur/contract/works/codeTables';
import { isCodeList } from '@omur/contract/works/rules/codeLists';
import type { CallOf } from '../../platform/http/call.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import { refuse } from '../../platform/refusal.ts';
import {
  agreementTerritoriesInUse,
  agreementTypesInUse,
  societiesInUse,
  writtenInUse,
} from './inUseQueries.ts';
import { readCodes, readSocieties, readTree, type Entry } from './readFile.ts';
import * as queries from './queries.ts';

interface KnownMember extends Record<string, unknown> {
  code: string;
  startsOn: string;
  endsOn: string;
}

interface KnownCode extends KnownMember {
  nameIs: string | null;
  nameEn: string;
}

interface KnownTerritory extends KnownCode {
  kind: string;
  alphaCode: string | null;
}

interface Change {
  code: string;
  nameEnglish: string;
  kind: 'added' | 'changed' | 'ended';
}

/** A part of a table: what it holds, what the file has, and how the difference is written. */
interface Part {
  known: Entry[];
  sent: Entry[];
  put: (rows: string) => Promise<unknown>;
  end: (codes: readonly string[]) => Promise<unknown>;
}

/**
 * X40: a file takes the place of a table. Without a fingerprint it is a dry run; with the one that the dry run gave it is taken, unless
 * the table has changed since. What the file lacks ends yesterday and stays for what refers to it.
 */
export async function replace({ db, actor, params: { codeList }, body }: CallOf<typeof replaceCodes>) {
  if (!isCodeList(codeList)) refuse('codeTable.notFound');
  await queries.lockTable.run(db, { codeList });
  const today = new Date().toISOString().slice(0, 10);
  const parts = await partsOf(db, codeList, body.fileText);
  const compared = parts.map((part) => ({ part, ...compare(part, today) }));
  const changes = compared.flatMap((one) => one.changes);
  const count = (kind: Change['kind']) => changes.filter((one) => one.kind === kind).length;
  const inUse = await codesInUse(
    db,
    codeList,
    compared.flatMap(({ lost }) => lost),
  );
  const checksum = createHash('sha256').update(body.fileText).digest('hex');
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([checksum, changes]))
    .digest('hex');
  const counts = { added: count('added'), changed: count('changed'), ended: count('ended') };
  const isTaken = Boolean(body.fingerprint);
  if (isTaken) {
    if (body.fingerprint !== fingerprint) refuse('codeTable.changedMeanwhile');
    if (inUse.length > 0) refuse('codeTable.inUse', { values: { codes: inUse.join(', ') } });
    for (const { part, put, ended } of compared) {
      if (put.length > 0) await part.put(rowsJson(put));
      if (ended.length > 0) await part.end(ended);
    }
    const record = { ...counts, changes: JSON.stringify(changes), checksum, fileName: body.fileName };
    await queries.insertReplacement.run(db, { codeList, ...record, userId: actor.realUserId });
  }
  return { ...counts, codeChanges: changes.slice(0, 200), codesInUse: inUse, fingerprint, isTaken };
}

function partsOf(db: Queryable, codeList: string, fileText: string): Promise<Part[]> {
  if (codeList === 'territory') return treeParts(db, fileText);
  return codeList === 'society' ? societyParts(db, fileText) : codeParts(db, codeList, fileText);
}

/** X134: societies have one name, in whichever language. */
async function societyParts(db: Queryable, fileText: string): Promise<Part[]> {
  return [
    {
      known: await queries.findSocieties.rows<KnownMember & { nameEn: string }>(db, {}),
      sent: readSocieties(fileText),
      put: (rows) => queries.putSocieties.run(db, { rows }),
      end: (codes) => queries.endSocieties.run(db, { codes }),
    },
  ];
}

async function codeParts(db: Queryable, codeList: string, fileText: string): Promise<Part[]> {
  const sent = readCodes(fileText);
  const known = await queries.findCodes.rows<KnownCode>(db, { codeList });
  return [
    {
      known,
      sent,
      put: (rows) => queries.putCodes.run(db, { codeList, rows }),
      end: (codes) => queries.endCodes.run(db, { codeList, codes }),
    },
  ];
}

/** Territories of our own are not in the file, and stay. Names that we have are kept; new territories have the file's. */
async function treeParts(db: Queryable, fileText: string): Promise<Part[]> {
  const { territories, members } = readTree(fileText);
  const known = await queries.findTerritories.rows<KnownTerritory>(db, {});
  const names = new Map(known.map(({ code, nameIs, nameEn }) => [code, { nameIs, nameEn }]));
  const sent = territories.map((one) => ({ ...one, ...names.get(one.code) }));
  return [
    {
      known,
      sent,
      put: (rows) => queries.putTerritories.run(db, { rows }),
      end: (codes) => queries.endTerritories.run(db, { codes }),
    },
    {
      known: await queries.findMembers.rows<KnownMember>(db, {}),
      sent: members,
      put: (rows) => queries.putMembers.run(db, { rows }),
      end: (codes) => queries.endMembers.run(db, { codes }),
    },
  ];
}

function compare({ known, sent }: Part, today: string) {
  const before = new Map(known.map((one) => [one.code, one]));
  const after = new Set(sent.map(({ code }) => code));
  // A file without a column leaves it as it is.
  const whole = sent.map((one) => ({
    ...(before.get(one.code) && { nameIs: before.get(one.code)?.nameIs }),
    ...one,
  }));
  const put = whole.filter((one) => textOf(before.get(one.code)) !== textOf(one));
  const ended = known.filter(
    ({ code, endsOn }) => !after.has(code) && (endsOn === 'infinity' || endsOn >= today),
  );
  const named = ({ code, nameEn }: Entry) => ({ code, nameEnglish: nameEn ?? code });
  const changes: Change[] = [
    ...put.map((one) => ({
      ...named(one),
      kind: before.has(one.code) ? ('changed' as const) : ('added' as const),
    })),
    ...ended.map((one) => ({ ...named(one), kind: 'ended' as const })),
  ];
  const gone = ended.map(({ code }) => code);
  // A code that the file itself ends is lost no less; that a country left a group on a day is for the file to say.
  const isOutside = ({ startsOn, endsOn }: Entry) =>
    (endsOn !== 'infinity' && endsOn < today) || (startsOn !== '-infinity' && startsOn > today);
  const dated = put.filter((one) => before.has(one.code) && !one.code.includes('/') && isOutside(one));
  return { put, ended: gone, lost: [...gone, ...dated.map(({ code }) => code)], changes };
}

const textOf = (entry: Entry | undefined) =>
  entry &&
  JSON.stringify(
    [entry.kind, entry.alphaCode, entry.nameIs, entry.nameEn, entry.startsOn, entry.endsOn].map(
      (one) => one ?? null,
    ),
  );

const rowsJson = (entries: readonly Entry[]) =>
  JSON.stringify(
    entries.map(({ code, kind, alphaCode, nameIs, nameEn, startsOn, endsOn }) => ({
      code,
      kind,
      alpha_code: alphaCode,
      name_is: nameIs,
      name_en: nameEn,
      starts_on: startsOn,
      ends_on: endsOn,
    })),
  );

/** What agreements of today rest on may not vanish, nor a society that is sent files, nor what our own files write (X177). */
async function codesInUse(db: Queryable, codeList: string, codes: readonly string[]): Promise<string[]> {
  if (codes.length === 0) return [];
  const all: Readonly<Record<string, typeof agreementTypesInUse>> = {
    agreementType: agreementTypesInUse,
    territory: agreementTerritoriesInUse,
    society: societiesInUse,
    ...writtenInUse,
  };
  const used = all[codeList];
  if (!used) return [];
  return (await used.rows<{ code: string }>(db, { codes })).map(({ code }) => code);
}
