import type { addCueSheet, changeCueSheet, NewCueSheet } from '@omur/contract/works/cueSheets';
import { cueSheetTitle } from '@omur/contract/platform/fields/works';
import { durationSeconds } from '@omur/contract/platform/fields/cueSheets';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { isStaff } from '../../platform/sessions/actor.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { readLength, type Length } from './length.ts';
import { refuseOwn } from './own.ts';
import { findCueSheet, insertCueSheet, lockCueSheet, markChanged, updateCueSheet } from './queries.ts';

export async function enterCueSheet({ db, body }: CallOf<typeof addCueSheet>) {
  return { cueSheetId: await insert(db, body) };
}

export async function insert(db: Queryable, sheet: NewCueSheet): Promise<number> {
  const row = await insertCueSheet.row<{ cueSheetId: number }>(db, valuesOf(sheet));
  return row?.cueSheetId ?? refuse('cueSheet.notFound');
}

export async function changeHead({ db, actor, params, body }: CallOf<typeof changeCueSheet>) {
  const { cueSheetId } = params;
  const values = valuesOf(body);
  await lock(db, cueSheetId, body.version);
  await updateCueSheet.run(db, { cueSheetId, ...values }).catch(refuseOwn);
  await markChanged.run(db, { cueSheetId });
  const access = { personId: actor.personId, isStaff: isStaff(actor) };
  return oneOr404(db, findCueSheet, { cueSheetId, ...access }, 'cueSheet.notFound');
}

/** Holds the sheet, and refuses when somebody changed it after it was read. */
export async function lock(db: Queryable, cueSheetId: number, version?: number): Promise<void> {
  const sheet = await lockCueSheet.row<{ version: number }>(db, { cueSheetId });
  if (!sheet) refuse('cueSheet.notFound');
  if (version !== undefined && sheet.version !== version) refuse('cueSheet.changedMeanwhile');
}

function valuesOf({ cueSheetTitle: typed, kind, duration, ...sheet }: NewCueSheet) {
  const title = typed.trim();
  if (title === '') refuseField(cueSheetTitle.wire, 'cueSheet.titleMissing');
  const length: Length =
    duration === undefined || duration === null || duration === '' ? {} : readLength(duration);
  if (length.problem) refuseField(durationSeconds.wire, length.problem);
  return {
    title,
    kind,
    episode: sheet.episode ?? null,
    producer: sheet.producer ?? null,
    station: sheet.station ?? null,
    productionYear: sheet.productionYear ?? null,
    shownOn: sheet.shownOn ?? null,
    durationSeconds: length.seconds ?? null,
    remark: sheet.remark ?? null,
  };
}
