import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aContract, daysFromNow, publishes } from '../../../test/contracts.ts';
import { estatesOf } from '../../../test/estates.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

// Administrators who are one of the two publishers of a transfer, or an heir of one.

let portal: Portal;
let asking: Someone;
let deciding: Someone;
let parties: readonly Someone[];
let transferId: number;
beforeAll(async () => {
  portal = await aPortal();
  asking = await portal.someone({ role: 'administrator', isPerson: false });
  deciding = await portal.someone({ role: 'administrator', isPerson: false });
}, 60_000);
afterAll(() => portal.close());
beforeEach(async () => {
  const [giver, receiver] = [
    await portal.someone({ role: 'administrator', withoutAuthor: true }),
    await portal.someone({ role: 'administrator', withoutAuthor: true }),
  ];
  const heir = await portal.someone({ role: 'administrator' });
  await publishes(portal, receiver);
  const author = await portal.someone();
  await portal.work({ by: author });
  await aContract(portal, { publisher: giver, author, staff: deciding });
  const estates = estatesOf(() => ({ portal, editor: asking, administrator: deciding }));
  await estates.anEstate(receiver, [[heir, 100]]);
  parties = [giver, receiver, heir];
  const { body } = await portal.ask('POST /api/catalogueTransfers', {
    as: asking,
    body: {
      AFHENDANDI_NR: giver.personId,
      VIDTAKANDI_NR: receiver.personId,
      YFIRFAERSLUDAGUR: daysFromNow(3),
      TILEFNI_YFIRFAERSLU: 'Samruni',
    },
  });
  transferId = body.yfirfaerslA_NR;
});

const path = () => `/api/catalogueTransfers/${transferId}`;
const decide = (as: Someone, body: object = { SAMTHYKKT: 1 }) => portal.ask(`PATCH ${path()}`, { as, body });
const undo = (as: Someone) => portal.ask(`PATCH ${path()}/undo`, { as });
const mayUndo = async (as: Someone) => (await portal.ask(`GET ${path()}`, { as })).body.mA_AFTURKALLA;
const write = (values: string, as: Someone) =>
  portal.sql(`update catalogue_transfer set ${values} where transfer_id = $1`, [transferId, as.userId]);

/** Nobody of them takes it back, nor does the database for a call that forgets to ask. */
async function expectKept(state: string) {
  for (const one of parties) {
    expect((await undo(one)).body.Code).toBe('transfer.ownCatalogue');
    expect([await mayUndo(one), await mayUndo(asking)]).toEqual([0, 1]);
    await expect(write(`state = 'undone', undone_by = $2, undone_at = now()`, one)).rejects.toThrow(
      'has a part in transfer',
    );
  }
  expect((await portal.ask(`GET ${path()}`, { as: asking })).body.stadA_YFIRFAERSLU).toBe(state);
}

describe('a transfer of a catalogue', () => {
  it('R125 is taken back by neither of the two, nor by an heir of theirs, once others have confirmed it', async () => {
    expect((await decide(deciding)).body.stadA_YFIRFAERSLU).toBe('confirmed');
    await expectKept('confirmed');
    expect((await undo(asking)).body.stadA_YFIRFAERSLU).toBe('undone');
  });
  it('R125, M18 is decided on by none of them while it waits, in the database too, nor taken back', async () => {
    await expectKept('asked');
    for (const one of parties) {
      for (const body of [{ SAMTHYKKT: 1 }, { SAMTHYKKT: 0, ATHUGASEMD: 'Nei' }])
        expect((await decide(one, body)).body.Code).toBe('transfer.ownCatalogue');
      await expect(write(`state = 'confirmed', decided_by = $2, decided_at = now()`, one)).rejects.toThrow(
        'has a part in transfer',
      );
    }
    expect((await undo(asking)).body.stadA_YFIRFAERSLU).toBe('undone');
  });
});
