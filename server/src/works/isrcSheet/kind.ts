import * as fields from '@omur/contract/platform/fields/works';
import { fold } from '@omur/contract/platform/rules/folding';
import type { SheetLine } from '@omur/contract/platform/rules/sheetLines';
import { isStaffRole } from '@omur/contract/platform/values';
import { readIsrc } from '@omur/contract/works/rules/isrc';
import { isrcForm } from '@omur/contract/works/rules/isrcForm';
import { readIswc } from '@omur/contract/works/rules/iswc';
import { NewIsrc } from '@omur/contract/works/works';
import { decoded } from '../../platform/bulk/decoded.ts';
import {
  type Alike,
  type Checked,
  faultAt,
  faultsAt,
  firstAtEachCell,
  type SheetKind,
} from '../../platform/bulk/kind.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import { refuse, type FieldRefusal } from '../../platform/refusal.ts';
import { type Actor, isStaff } from '../../platform/sessions/actor.ts';
import { addIsrcOf } from '../codes/add.ts';
import * as queries from './queries.ts';

interface Work {
  workId: number;
  title: string;
  isOfTitle: boolean;
}

type Found = Work & { at: number } & Record<string, unknown>;
type Recorded = Alike & { isrc: string } & Record<string, unknown>;

/** What a line says of which work it is about. */
interface Saying {
  column: 'work' | 'iswc' | 'title';
  number: number | null;
  iswc: string | null;
  folded: string;
  problem: FieldRefusal['code'] | undefined;
}

/** O191: ISRCs of many works, each by the rules of one: whose work it is, whether it has it already, and whether it is a claim (V14). */
async function checkIsrcs(
  db: Queryable,
  actor: Actor,
  entries: readonly (readonly SheetLine[])[],
): Promise<Checked[]> {
  const lines = entries.map(([line = {}]) => line);
  const sayings = lines.map(sayingOf);
  const found = await queries.findNamed.rows<Found>(db, {
    personId: actor.personId,
    isStaff: isStaff(actor),
    entries: JSON.stringify(sayings.map(({ number, iswc, folded }, at) => ({ at, number, iswc, folded }))),
  });
  const isrcs = lines.flatMap(({ isrc = '' }) => readIsrc(isrc).value ?? []);
  const recorded = await queries.findRecorded.rows<Recorded>(db, { isrcs });
  const worksOf = Map.groupBy(found, ({ at }) => at);
  const recordedAs = Map.groupBy(recorded, ({ isrc }) => isrc);
  return lines.map((line, at) => {
    const isrc = readIsrc(line['isrc'] ?? '').value;
    return checkLine(line, sayings[at] ?? sayingOf(line), {
      works: worksOf.get(at) ?? [],
      recorded: (isrc === undefined ? undefined : recordedAs.get(isrc)) ?? [],
    });
  });
}

function sayingOf({ work = '', iswc = '', title = '' }: SheetLine): Saying {
  const column = work !== '' ? 'work' : iswc !== '' ? 'iswc' : 'title';
  const number = /^\d{1,9}$/u.test(work) && Number(work) > 0 ? Number(work) : null;
  const read = readIswc(iswc);
  const problem = column === 'work' && number === null ? 'value.wrongForm' : undefined;
  return {
    column,
    number: column === 'work' ? (number ?? 0) : null,
    iswc: column === 'iswc' ? (read.value ?? '') : null,
    folded: fold(title),
    problem: problem ?? (column === 'iswc' ? read.problem : undefined),
  };
}

interface Known {
  works: readonly Work[];
  recorded: readonly Alike[];
}

function checkLine(line: SheetLine, saying: Saying, { works, recorded }: Known): Checked {
  const { isrc = '', performer, title = '' } = line;
  const naming = namingFault(saying, works, title);
  const work = naming ? undefined : works[0];
  const { refusals } = decoded(NewIsrc, {
    [fields.isrc.wire]: isrc,
    [fields.workId.wire]: work?.workId ?? 1,
    [fields.performer.wire]: performer ?? null,
  });
  const code = readIsrc(isrc);
  const isTaken = recorded.some(({ id }) => id === work?.workId);
  const wrongCode = code.problem ?? (isTaken ? 'work.isrcTaken' : undefined);
  return {
    knownNames: [work?.title ?? null],
    faults: firstAtEachCell([
      ...(naming ? [naming] : []),
      ...(wrongCode ? [faultAt({ lineNumber: 0, sheetColumn: 'isrc' }, wrongCode)] : []),
      ...faultsAt(refusals, cellOf),
    ]),
    alike: recorded.filter(({ id }) => id !== work?.workId).map(({ id, name }) => ({ id, name })),
    cellOf,
    send: async ({ db, actor }) => {
      const { workId } = work ?? refuse('work.notFound');
      await addIsrcOf(db, actor, { workId, isrc, performer });
      return { workId };
    },
  };
}

/** What is wrong with how a line names its work. */
function namingFault({ column, problem, number, iswc }: Saying, works: readonly Work[], title: string) {
  const fault = (code: FieldRefusal['code'], said = title) =>
    faultAt({ lineNumber: 0, sheetColumn: column }, code, { title: said });
  const [first, second] = works;
  if (problem) return fault(problem);
  if (number === null && iswc === null && fold(title) === '') return fault('code.workMissing');
  if (!first) return fault(column === 'title' ? 'code.noWorkOfTitle' : 'work.notFound');
  if (second) return fault('code.titleOfSeveral');
  return first.isOfTitle ? undefined : fault('code.workOfOtherTitle', first.title);
}

const columns: Readonly<Record<string, string>> = {
  [fields.isrc.wire]: 'isrc',
  [fields.performer.wire]: 'performer',
  [fields.workId.wire]: 'work',
};

/** Without a field it is the code that is refused. */
const cellOf: Checked['cellOf'] = (field, code) => ({
  lineNumber: 0,
  sheetColumn: columns[field] ?? (code === 'work.isrcTaken' ? 'isrc' : null),
});

export const isrcsKind: SheetKind = {
  form: isrcForm,
  headings: {
    title: [
      'titill',
      'heiti',
      'heiti verks',
      'lag',
      'verk',
      'title',
      'work title',
      'song',
      'song title',
      'track',
      'track title',
    ],
    isrc: ['isrc', 'isrc kodi', 'isrc code', 'isrc number', 'isrc numer', 'upptokukodi', 'recording code'],
    performer: [
      'flytjandi',
      'flytjendur',
      'artist',
      'artists',
      'main artist',
      'performer',
      'performers',
      'band',
      'listamadur',
      'hljomsveit',
    ],
    work: ['verknumer', 'verk nr', 'work number', 'work no', 'work id', 'nr', 'numer', 'no'],
    iswc: ['iswc', 'iswc numer', 'iswc number', 'iswc code'],
  },
  mayUse: ({ role }) => isStaffRole(role) || role === 'member',
  check: checkIsrcs,
};
