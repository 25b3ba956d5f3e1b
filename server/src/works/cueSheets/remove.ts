import type { removeCueSheet as removeCall } from '@omur/contract/works/cueSheets';
import type { CallOf } from '../../platform/http/call.ts';
import { lock } from './enter.ts';
import { refuseOwn } from './own.ts';
import { removeCueSheet, removeLines } from './queries.ts';

/** Takes a sheet away with all its lines, each of which is on record; anyone who did not see the latest of it is told so. */
export async function removeSheet({ db, params, query }: CallOf<typeof removeCall>): Promise<undefined> {
  await lock(db, params.cueSheetId, query.version);
  await removeLines.run(db, params).catch(refuseOwn);
  await removeCueSheet.run(db, params);
}
