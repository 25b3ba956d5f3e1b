import { mostReports, nameHeirs, reportDeath } from '@omur/contract/works/estates';
import type { ErrorCode } from '@omur/contract/platform/errors';
import { payloadNameOf } from '@omur/contract/platform/wire';
import { readKennitala } from '@omur/contract/people/rules/kennitala';
import type { CallOf } from '../../platform/http/call.ts';
import type { Queryable } from '../../platform/database/statement.ts';
import { refuse } from '../../platform/refusal.ts';
import { isStaff } from '../../platform/sessions/actor.ts';
import * as queries from './queries.ts';

/** H111: in place of those named before. It moves nothing. */
export async function name({ db, actor, body }: CallOf<typeof nameHeirs>): Promise<undefined> {
  const { personId } = actor;
  const refuseAt = (at: number, of: string, code: ErrorCode) =>
    refuse('request.invalid', { fields: [{ field: `TILNEFNDIR_ERFINGJAR.${at}.${of}`, code }] });
  const heirs = body.heirs.map(({ heirName, heirKennitala = null, heirShare = null }, at) => {
    if (heirName === null) refuseAt(at, 'NAFN_ERFINGJA', 'estate.nameMissing');
    const kennitala = heirKennitala === null ? null : readKennitala(heirKennitala);
    if (kennitala === undefined) refuseAt(at, 'KENNITALA_ERFINGJA', 'estate.kennitala');
    return { position: at + 1, heir_name: heirName, kennitala, share_hundredths: heirShare };
  });
  if (heirs.reduce((sum, { share_hundredths }) => sum + (share_hundredths ?? 0), 0) > 10_000)
    refuseAt(heirs.length - 1, 'HLUTUR_ERFINGJA', 'estate.sharesOver');
  if (!(await queries.lockPerson.row(db, { personId }))) refuse('person.notFound');
  await queries.removeNamedHeirs.run(db, { personId });
  await queries.insertNamedHeirs.run(db, { personId, heirs: JSON.stringify(heirs) });
}

/** H112: whether the society knows the one who died is not said: only staff look them up. */
export async function report({ db, actor, body }: CallOf<typeof reportDeath>) {
  const { deceasedName, deceasedKennitala = null, deceasedOn, estateRemark: remark = null } = body;
  const fields: [string, ErrorCode][] = [];
  if (deceasedName === null) fields.push(['deceasedName', 'estate.nameMissing']);
  const kennitala = deceasedKennitala === null ? null : readKennitala(deceasedKennitala);
  if (kennitala === undefined) fields.push(['deceasedKennitala', 'estate.kennitala']);
  if (deceasedOn > new Date().toISOString().slice(0, 10)) fields.push(['deceasedOn', 'estate.dayAhead']);
  if (fields.length > 0)
    refuse('request.invalid', {
      fields: fields.map(([one, code]) => ({ field: payloadNameOf(reportDeath.body, one), code })),
    });
  const { userId } = actor;
  if (!isStaff(actor)) await assertFew(db, userId);
  const made = await queries.insertEstate.row<{ estateId: number }>(db, {
    deceasedName,
    kennitala: kennitala ?? null,
    deceasedOn,
    remark,
    userId,
  });
  return { estateId: made?.estateId ?? refuse('server.failed') };
}

/** Staff enter deaths from papers, as many as there are. */
async function assertFew(db: Queryable, userId: number): Promise<void> {
  await queries.lockUser.run(db, { userId });
  const counted = await queries.countReports.row<{ reports: number }>(db, { userId });
  if ((counted?.reports ?? 0) >= mostReports)
    refuse('estate.tooManyReports', { values: { most: mostReports } });
}
