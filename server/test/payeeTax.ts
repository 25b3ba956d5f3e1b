import type { aPayingSociety } from './paying.ts';
import type { Portal, Someone } from './portal.ts';

interface Place {
  portal: Portal;
  society: Awaited<ReturnType<typeof aPayingSociety>>;
}

interface WaitingTax {
  stadfestinG_NR: number;
  nafN_NR: number;
  vottorD_GILDIR_TIL: string | null;
}

/** What waits of payees' tax, as somebody of the staff sees it. */
export async function waitingTax(
  { portal, society }: Place,
  as: Someone = society.bera,
): Promise<readonly WaitingTax[]> {
  const { status, body } = await portal.ask('GET /api/confirmations', { as });
  return status === 404 ? [] : body;
}

/** One administrator asks that a payee pays tax abroad, with a certificate or without. */
export async function askToMove(
  { portal, society }: Place,
  personId: number,
  until: string | null,
  as: Someone = society.anna,
) {
  const [payee] = await portal.sql('select payee_id, version from payee where person_id = $1', [personId]);
  return portal.ask(`PUT /api/money/payees/${payee?.['payee_id']}`, {
    as,
    body: { SKATTALEG_HEIMILISFESTI: 'foreign', VOTTORD_GILDIR_TIL: until, UTGAFA: payee?.['version'] },
  });
}

/** Another decides on it; answers the code of the error, or of the answer. */
export async function confirmTax(
  place: Place,
  personId: number,
  {
    as = place.society.bera,
    isApproved = 1,
  }: { as?: Someone | undefined; isApproved?: 0 | 1 | undefined } = {},
): Promise<unknown> {
  const asked = (await waitingTax(place)).find(({ nafN_NR: number }) => number === personId);
  const { status, body } = await place.portal.ask(`PATCH /api/confirmations/${asked?.stadfestinG_NR}`, {
    as,
    body: { SAMTHYKKT: isApproved },
  });
  return status < 300 ? status : body.Code;
}

/** A payee pays tax abroad from now on. */
export async function moveAbroad(place: Place, personId: number, until: string | null): Promise<void> {
  await askToMove(place, personId, until);
  const confirmed = await confirmTax(place, personId);
  if (confirmed !== 204) throw new Error(`It was not confirmed: ${String(confirmed)}`);
}
