import { plainWork } from '@omur/contract/platform/fields/plainWork';
import * as fields from '@omur/contract/platform/fields/works';
import { plainPayload } from '@omur/contract/platform/plainFields';
import { fold } from '@omur/contract/platform/rules/folding';
import { isOneLine } from '@omur/contract/platform/rules/oneLine';
import { request } from '@omur/contract/platform/wire';
import { isNobody } from '@omur/contract/people/rules/authorTypes';
import { newWork, type NewWork } from '@omur/contract/works/registration';
import { personalColumns, type SheetLine } from '@omur/contract/platform/rules/sheetLines';
import { worksForm } from '@omur/contract/works/rules/bulkLines';
import { isStaffRole } from '@omur/contract/platform/values';
import { readIsrc } from '@omur/contract/works/rules/isrc';
import { isKnown, isUnknown, registrationOf } from '@omur/contract/works/rules/registrationPayload';
import type { Registration } from '@omur/contract/works/rules/registrationValue';
import {
  type Alike,
  type Checked,
  type Fault,
  faultAt,
  firstAtEachCell,
  type SheetKind,
} from '../../platform/bulk/kind.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import { decodeBody } from '../../platform/http/decode.ts';
import { type FieldRefusal, Refusal } from '../../platform/refusal.ts';
import type { Actor } from '../../platform/sessions/actor.ts';
import { register } from '../registration/register.ts';
import { bodyOfLines } from '../registration/sheetBody.ts';
import { findTakenNumbers, takenFaults } from '../registration/unknownAuthors.ts';
import { ruleContextOf, isTheirs, notHad, typedAuthors, wrongFields } from '../registration/validate.ts';
import * as queries from './checkQueries.ts';
import { cellOfField } from './cells.ts';
import { headingsOf } from './headings.ts';
import { type NamedLine, namedIn } from './named.ts';
import { addNumbers, readNumberFaults } from './numbers.ts';

interface Drafted {
  lines: readonly SheetLine[];
  named: readonly NamedLine[];
  lineOf: ReadonlyMap<string, number>;
  body: NewWork;
  work: Registration;
}

/**
 * O109: every rule of the form on many works, each read once for all of them. What a work gets here it gets again when it is registered: the
 * rules are the same, and the registration has the last word.
 */
export async function checkWorks(
  db: Queryable,
  actor: Actor,
  works: readonly (readonly SheetLine[])[],
): Promise<Checked[]> {
  const named = await namedIn(db, actor, works);
  const drafts = works.map((lines, i) => draftOf(lines, named[i] ?? []));
  const context = await ruleContextOf(
    db,
    actor,
    drafts.map(({ work }) => work),
  );
  const laterFaults = await readLaterFaults(db, drafts);
  const numberFaults = await readNumberFaults(
    db,
    actor,
    drafts.map(({ lines: [line = {}], work }) => ({
      line,
      contractIds: work.authors.filter(isKnown).flatMap(({ contractId }) => contractId ?? []),
    })),
  );
  const alike = await alikeTo(db, drafts);
  return drafts.map((draft, i) => {
    const rules = [
      ...wrongFields(context, draft.work),
      ...(isTheirs(context, draft.work)
        ? []
        : [{ field: 'authors', code: 'work.registrantNotAuthor' as const }]),
      ...(laterFaults[i] ?? []),
      ...(numberFaults[i] ?? []),
    ];
    return {
      knownNames: draft.named.map(({ name }) => name),
      faults: faultsOf(draft, [...rules, ...formFaults(draft)]),
      alike: alike.get(i) ?? [],
      cellOf: (field, code) => cellOfField(field, code, draft),
      send: async ({ db: tx, actor: by }) => {
        const workId = await register({ db: tx, actor: by, body: draft.body });
        await addNumbers(tx, by, { workId, line: draft.lines[0] ?? {} });
        return { workId };
      },
    };
  });
}

function draftOf(lines: readonly SheetLine[], named: readonly NamedLine[]): Drafted {
  const { body, lineOf } = bodyOfLines(
    lines,
    named.map((one) => one.named),
  );
  return { lines, named, lineOf, body, work: registrationOf(body) };
}

/** What registering finds after the rules of the form: types that an author has not had, numbers that somebody has, contracts that have ended. */
async function readLaterFaults(db: Queryable, drafts: readonly Drafted[]): Promise<FieldRefusal[][]> {
  const typed = drafts.flatMap(({ work }, i) =>
    typedAuthors(work).map((one) => ({ ...one, field: `${i} ${one.field}` })),
  );
  const carried = await notHad(db, typed);
  const isTaken = await findTakenNumbers(
    db,
    drafts.flatMap(({ work }) => work.authors.filter(isUnknown)),
  );
  const contractIds = drafts.flatMap(({ work }) =>
    work.authors.filter(isKnown).flatMap((one) => one.contractId ?? []),
  );
  const running = await queries.findContracts.rows<{ contractId: number; authorId: number }>(db, {
    contractIds,
  });
  const authorOf = new Map(running.map(({ contractId, authorId }) => [contractId, authorId]));
  return drafts.map((draft, i) => [
    ...carried.flatMap((one) => {
      const [at, field = ''] = one.field.split(' ');
      return Number(at) === i ? { ...one, field } : [];
    }),
    ...draft.work.authors.filter(isUnknown).flatMap((one) => {
      const isSilent = draft.named[draft.lineOf.get(one.key) ?? 0]?.isSilent;
      return isSilent ? [] : takenFaults(isTaken, one, (name) => `${one.key}.${name}`);
    }),
    ...draft.work.authors.filter(isKnown).flatMap(({ key, authorId, contractId }): FieldRefusal[] => {
      if (contractId === undefined || contractId === null || authorOf.get(contractId) === authorId) return [];
      const code = authorOf.has(contractId) ? 'work.contractOfOther' : 'work.contractEnded';
      return [{ field: `${key}.publishingContractId`, code }];
    }),
  ]);
}

/** What a payload may say of the work itself. Authors are found or typed in, and have rules of their own. */
const factsOfWork = request({
  title: newWork.title,
  duration: newWork.duration,
  ...plainPayload(plainWork),
  otherTitles: newWork.otherTitles,
  isrcs: newWork.isrcs,
});

/** What of a work no payload may have: texts that are too long, choices that are none. */
function formFaults({ body, lines }: Drafted): FieldRefusal[] {
  const plain = Object.entries(plainWork).map(([name, { wire }]) => [wire, body[name as keyof NewWork]]);
  const performer = body.isrcs?.[0]?.performer;
  const names = lines.flatMap(({ name = '' }, i): FieldRefusal[] => {
    if (name.length <= longestName && isOneLine(name)) return [];
    return [
      { field: `lines.${i}.name`, code: name.length > longestName ? 'value.tooLong' : 'value.invisible' },
    ];
  });
  try {
    decodeBody(factsOfWork, {
      [fields.title.wire]: body.title,
      [fields.typedDuration.wire]: body.duration,
      ...Object.fromEntries(plain),
      searchNames: body.otherTitles?.map(({ title }) => ({ [fields.title.wire]: title })),
      isrcCodes: body.isrcs?.map(({ isrc }) => ({ isrcCode: isrc, performer })),
    });
    return names;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [...names, ...error.fields];
  }
}

const longestName = 200;

/** The faults of a work at its cells, each cell with what is wrong with it first. */
function faultsOf(draft: Drafted, refusals: readonly FieldRefusal[]): Fault[] {
  const naming = draft.named.flatMap(({ fault }, lineNumber) =>
    fault ? [faultAt({ lineNumber, sheetColumn: fault.column }, fault.code, fault.values)] : [],
  );
  const silent = new Set(draft.named.flatMap(({ fault }, i) => (fault ? [i] : [])));
  const rest = refusals.flatMap(({ field, code, values }) => {
    const cell = cellOfField(field, code, draft);
    // A line that names nobody, or too many, is told that first.
    const isMoot = silent.has(cell.lineNumber) && isOfPerson(cell.sheetColumn);
    return isMoot ? [] : [faultAt(cell, code, values)];
  });
  return firstAtEachCell([...naming, ...rest]);
}

const isOfPerson = (column: string | null) =>
  column !== null && ['author', 'name', 'ssn', 'ipi', 'email'].includes(column);

/** At most so many are shown of what a work is like. */
const mostAlike = 5;

type Found = Alike & { at: number } & Record<string, unknown>;

async function alikeTo(db: Queryable, drafts: readonly Drafted[]): Promise<Map<number, Alike[]>> {
  const works = drafts.map(({ body }, at) => ({
    at,
    folded: fold(body.title),
    author_ids: body.authors.map(({ authorId }) => authorId).filter((authorId) => !isNobody(authorId)),
    isrcs: (body.isrcs ?? []).flatMap(({ isrc }) => readIsrc(isrc).value ?? []),
  }));
  const rows = await queries.findAlike.rows<Found>(db, {
    works: JSON.stringify(works),
  });
  const found = new Map<number, Alike[]>();
  for (const { at, id, name } of rows) {
    const before = found.get(at) ?? [];
    if (before.length < mostAlike) found.set(at, [...before, { id, name }]);
  }
  return found;
}

/** O107: works by those who may register one. */
export const worksKind: SheetKind = {
  form: worksForm,
  headings: headingsOf,
  mayUse: ({ role }) => isStaffRole(role) || role === 'member',
  check: checkWorks,
  // O222: its authors are on the work from then on.
  keptColumns: worksForm.columns.filter((column) => !(personalColumns as readonly string[]).includes(column)),
};
