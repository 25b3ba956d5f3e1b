import { passDue } from '../src/works/estates/pass.ts';
import { daysFromNow } from './contracts.ts';
import type { Portal, Someone } from './portal.ts';

export type Heirs = readonly (readonly [Someone, number])[];

interface Society {
  portal: Portal;
  editor: Someone;
  administrator: Someone;
}

/** H125: lets the three days of a confirmed division go by, and passes what it passes. */
export async function passConfirmed(portal: Portal, estateId: number): Promise<void> {
  await portal.sql('alter table estate disable trigger estate_stays');
  await portal.sql(
    `update estate set decided_at = decided_at - interval '3 days', passes_from = passes_from - interval '3 days' where estate_id = $1`,
    [estateId],
  );
  await portal.sql('alter table estate enable trigger estate_stays');
  await passDue(portal.pool);
}

/** What tests ask of estates. The society is there once they run. */
export function estatesOf(of: () => Society) {
  const report = (as?: Someone, more: object = {}) =>
    of().portal.ask('POST /api/estates', {
      as,
      body: { NAFN_LATINS: 'Sólrún Harpa', DANARDAGUR: daysFromNow(-40), ...more },
    });
  const document = (estateId: number) =>
    of().portal.sql(
      `insert into stored_file (owner_kind, owner_id, name, type, size_bytes, state)
       values ('estate', $1, 'Vottorð.pdf', 'application/pdf', 1000, 'confirmed')`,
      [estateId],
    );
  const propose = (estateId: number, dead: Someone, heirs: Heirs, { as = of().editor, from = -30 } = {}) =>
    of().portal.ask(`PUT /api/estates/${estateId}/division`, {
      as,
      body: {
        NAFN_NR_LATINS: dead.personId,
        DANARDAGUR: daysFromNow(-40),
        ERFINGJAR_FRA: daysFromNow(from),
        GRUNDVOLLUR_SKIPTA: 'probate',
        ERFINGJAR: heirs.map(([heir, share]) => ({
          NAFN_NR_ERFINGJA: heir.personId,
          HLUTUR_ERFINGJA: share,
        })),
      },
    });
  const decide = (estateId: number, as = of().administrator, body: object = { SAMTHYKKT: 1 }) =>
    of().portal.ask(`PATCH /api/estates/${estateId}`, { as, body });

  /** Confirmed, and its three days over. */
  async function confirmAndPass(estateId: number) {
    const answer = await decide(estateId);
    await passConfirmed(of().portal, estateId);
    return answer;
  }

  async function anEstate(dead: Someone, heirs: Heirs, from?: number) {
    const { body } = await report(of().editor);
    const estateId = body.danarbU_NR as number;
    await document(estateId);
    const proposed = await propose(estateId, dead, heirs, from === undefined ? {} : { from });
    return { estateId, proposed };
  }

  return { report, document, propose, decide, confirmAndPass, anEstate };
}
