import {
  type deleteBulkMapping,
  type keepBulkColumns,
  mostMappings,
  type renameBulkMapping,
} from '@omur/contract/platform/calls/bulk';
import * as fields from '@omur/contract/platform/fields/bulk';
import { fold } from '@omur/contract/platform/rules/folding';
import { type KeptMapping, keptMapping } from '../files/proposeColumns.ts';
import type { CallOf } from '../http/call.ts';
import { refuse, refuseField } from '../refusal.ts';
import type { SheetKinds } from './kind.ts';
import { lockUser } from '../sessions/userQueries.ts';
import * as queries from './queries.ts';
import { kindsOf, openKind } from './sheets.ts';

/** O108, O313: keeps which heading is which column for files to come, by itself or under a name. */
export async function keepColumns(
  kinds: SheetKinds,
  { db, actor, body }: CallOf<typeof keepBulkColumns>,
): Promise<undefined> {
  const { columns, bulkKind, bulkMappingName } = body;
  const { userId } = actor;
  const { headings, form } = openKind(kinds, actor, bulkKind);
  const isWrong = columns.some(({ sheetColumn }) => sheetColumn && !Object.hasOwn(headings, sheetColumn));
  if (isWrong) refuseField('DALKAR', 'value.wrongForm');
  const mapping = JSON.stringify(
    keptMapping(
      columns.map(({ heading }) => heading),
      (at) => columns[at]?.sheetColumn,
    ),
  );
  const kept = { userId, kind: form.kind, mapping };
  const name = bulkMappingName?.trim() ?? '';
  if (name === '') {
    await queries.keepColumns.run(db, kept);
    return undefined;
  }
  await lockUser.run(db, { userId });
  const counted = await queries.countOtherMappings.row<{ others: number }>(db, { ...kept, name });
  if ((counted?.others ?? 0) >= mostMappings)
    refuse('bulk.tooManyMappings', { values: { most: mostMappings } });
  await queries.keepMapping.run(db, { ...kept, name });
  return undefined;
}

export async function rename(
  kinds: SheetKinds,
  { db, actor, params, body }: CallOf<typeof renameBulkMapping>,
): Promise<undefined> {
  const { userId } = actor;
  const name = body.bulkMappingName.trim();
  if (name === '') refuseField(fields.bulkMappingName.wire, 'value.missing');
  await lockUser.run(db, { userId });
  const own = { ...params, userId, kinds: kindsOf(kinds, actor), name };
  if (await queries.isNamed.row(db, own)) refuse('bulk.mappingNamed');
  const renamed = await queries.renameMapping.run(db, own);
  if (renamed === 0) refuse('bulk.mappingNotFound');
  return undefined;
}

export async function remove(
  kinds: SheetKinds,
  { db, actor, params }: CallOf<typeof deleteBulkMapping>,
): Promise<undefined> {
  const own = { ...params, userId: actor.userId, kinds: kindsOf(kinds, actor) };
  if ((await queries.deleteMapping.run(db, own)) === 0) refuse('bulk.mappingNotFound');
  return undefined;
}

/** What part of the headings of a file and of a mapping together they have in common. */
export function fitOf(headings: readonly string[], mapping: KeptMapping<string>): number {
  const ofFile = new Set(headings.map(fold).filter((heading) => heading !== ''));
  const ofMapping = Object.keys(mapping).filter((heading) => heading !== '');
  const common = ofMapping.filter((heading) => ofFile.has(heading)).length;
  return common === 0 ? 0 : common / (ofFile.size + ofMapping.length - common);
}
