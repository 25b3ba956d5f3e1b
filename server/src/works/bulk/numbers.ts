import type { ErrorCode } from '@omur/contract/platform/errors';
import type { SheetLine } from '@omur/contract/platform/rules/sheetLines';
import { readIswc } from '@omur/contract/works/rules/iswc';
import type { Queryable } from '../../platform/database/statement.ts';
import { type FieldRefusal, Refusal, refuse } from '../../platform/refusal.ts';
import { type Actor, isStaff } from '../../platform/sessions/actor.ts';
import { addIswcOf } from '../codes/add.ts';
import { addNumber, numberForm } from '../parties/numbers.ts';
import * as queries from './checkQueries.ts';

/** The first line of a work, and the contracts that its authors are under by it. */
interface NumberedWork {
  line: SheetLine;
  contractIds: readonly number[];
}

const faultAt = (column: string, code: ErrorCode, workId?: number): FieldRefusal => ({
  field: `lines.0.${column}`,
  code,
  ...(workId !== undefined && { values: { number: workId } }),
});

/** O314: what is wrong with the ISWCs of works and with the numbers that their publisher gave them, read once for all works. */
export async function readNumberFaults(
  db: Queryable,
  actor: Actor,
  works: readonly NumberedWork[],
): Promise<FieldRefusal[][]> {
  const iswcs = works.flatMap(({ line }) => readIswc(line['iswc'] ?? '').value ?? []);
  const numbers = works.flatMap(({ line }) => line['own_number']?.toUpperCase() ?? []);
  const { personId } = actor;
  const iswcRows = await queries.findIswcs.rows<{ iswc: string; workId: number }>(db, { iswcs });
  const numberRows = await queries.findOwnNumbers.rows<{ number: string; workId: number }>(db, {
    personId,
    numbers,
  });
  const contractRows = await queries.findOwnContracts.rows<{ contractId: number }>(db, {
    personId,
    contractIds: numbers.length === 0 ? [] : works.flatMap(({ contractIds }) => contractIds),
  });
  const workOfIswc = new Map(iswcRows.map(({ iswc, workId }) => [iswc, workId]));
  const workOfNumber = new Map(numberRows.map(({ number, workId }) => [number, workId]));
  const own = new Set(contractRows.map(({ contractId }) => contractId));
  return works.map(({ line, contractIds }) => {
    const mayNumber = !isStaff(actor) && contractIds.some((contractId) => own.has(contractId));
    return [
      ...iswcFaults(line['iswc'] ?? '', workOfIswc),
      ...numberFaults(line['own_number'] ?? '', mayNumber, workOfNumber),
    ];
  });
}

function iswcFaults(cell: string, workOf: ReadonlyMap<string, number>): FieldRefusal[] {
  if (cell === '') return [];
  const { value, problem } = readIswc(cell);
  if (problem) return [faultAt('iswc', problem)];
  const workId = workOf.get(value);
  return workId === undefined ? [] : [faultAt('iswc', 'bulk.iswcElsewhere', workId)];
}

function numberFaults(cell: string, mayNumber: boolean, workOf: ReadonlyMap<string, number>): FieldRefusal[] {
  if (cell === '') return [];
  if (!numberForm.test(cell)) return [faultAt('own_number', 'workNumber.form')];
  if (!mayNumber) return [faultAt('own_number', 'bulk.numberOfPublisher')];
  const workId = workOf.get(cell.toUpperCase());
  return workId === undefined ? [] : [faultAt('own_number', 'bulk.numberElsewhere', workId)];
}

/** O314: puts them on a work that was registered, by the rules of the single calls. What is refused is refused at its cell. */
export async function addNumbers(
  db: Queryable,
  actor: Actor,
  { workId, line }: { workId: number; line: SheetLine },
): Promise<void> {
  const { iswc, own_number: number } = line;
  if (iswc) await inCell('iswc', () => addIswcOf(db, actor, { workId, iswc }));
  if (number)
    await inCell('own_number', () => addNumber({ db, actor, params: { workId }, body: { number } }));
}

async function inCell(column: string, add: () => Promise<unknown>): Promise<void> {
  try {
    await add();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const [{ code } = error] = error.fields;
    refuse('request.invalid', { fields: [faultAt(column, code)] });
  }
}
