import { ourControllers, usageColumn, type UsageColumn } from '@omur/contract/platform/fields/usage';
import type { ErrorCode } from '@omur/contract/platform/errors';
import type { readUsage } from '@omur/contract/royalties/usage';
import { keptMapping } from '../../platform/files/proposeColumns.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import * as queries from './importQueries.ts';
import { lockOpen } from './lock.ts';
import { readBeginning } from './preview.ts';

type Mapped = CallOf<typeof readUsage>['body']['mapping'][number];

/** Has a file read whose columns staff have named; the names are kept for the sender's next file. R6, R7 */
export async function startReading(call: CallOf<typeof readUsage>): Promise<void> {
  const { db, params, body } = call;
  const { fileBytes, kind } = await lockOpen(db, params.usageImportId);
  const received = await queries.countReceived.row<{ bytes: number }>(db, params);
  if (received?.bytes !== fileBytes) refuse('usage.fileIncomplete');
  const { headings, controllers } = await readBeginning(db, params.usageImportId);
  if (!headings) await chooseControllers(call, controllers);
  // A report in the services' format names its own cells.
  if (headings) {
    assertWhole(body.mapping, kind);
    const kept = keptMapping(
      headings,
      (at) => body.mapping.find(({ columnNumber }) => columnNumber === at + 1)?.usageColumn,
    );
    await queries.keepMapping.run(db, { ...params, mapping: JSON.stringify(kept) });
  }
  const mapping = Object.fromEntries(
    body.mapping.map(({ columnNumber, usageColumn: column }) => [column, columnNumber]),
  );
  await queries.clearProblems.run(db, params);
  await queries.askForReading.run(db, {
    ...params,
    mapping: headings ? JSON.stringify(mapping) : null,
    takesWithoutBroken: body.takesWithoutBroken,
  });
}

/**
 * R226: whose amounts of a report are ours is what staff say of those that they are asked about. Who takes the others without its broken
 * lines is not asked again: amounts of a controller that nobody was asked about stay out.
 */
async function chooseControllers(
  { db, params, body, actor }: CallOf<typeof readUsage>,
  offered: readonly string[],
): Promise<void> {
  const before = await queries.findMet.row<{ controllersAsked: string[] | null }>(db, params);
  if (body.takesWithoutBroken && !body.ourControllers && before?.controllersAsked) return;
  const controllers = offered.length === 0 ? [] : oursOf(offered, body.ourControllers ?? []);
  const userId = offered.length === 0 ? null : actor.realUserId;
  await queries.chooseControllers.run(db, { ...params, controllers, asked: [...offered], userId });
  if (controllers.length > 0) await queries.keepControllers.run(db, { ...params, controllers });
}

/** @throws usage.controllersMissing where none is chosen, or one that is not offered */
export function oursOf(offered: readonly string[], chosen: readonly string[]): string[] {
  const ours = offered.filter((one) => chosen.includes(one));
  if (ours.length === 0 || ours.length < new Set(chosen).size)
    refuseField(ourControllers.wire, 'usage.controllersMissing');
  return ours;
}

/** Something says what was used, when, and of a statement for how much; no column of ours comes from two. */
function assertWhole(mapping: readonly Mapped[], kind: string): void {
  const columns = mapping.map(({ usageColumn: column }) => column);
  const has = (...ours: UsageColumn[]) => ours.some((one) => columns.includes(one));
  if (new Set(columns).size < columns.length) wrong('usage.columnTwice');
  if (!has('usedOn') || !has('title', 'programme', 'iswc', 'isrc', 'workNumber'))
    wrong('usage.columnMissing');
  if (kind === 'statement' && !has('amount')) wrong('usage.amountMissing');
}

function wrong(code: ErrorCode): never {
  refuseField(usageColumn.wire, code);
}
