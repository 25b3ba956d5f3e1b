import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aContract, daysFromNow, publishes, today } from '../../../test/contracts.ts';
import { aPayingSociety } from '../../../test/paying.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import type { FourEyes } from '../../platform/config.ts';

// A publisher that was paid ahead gives its catalogue to a company of the same owner.

let portal: Portal;
let society: Awaited<ReturnType<typeof aPayingSociety>>;
let editor: Someone;
let other: Someone;
let giver: Someone;
let receiver: Someone;
let contractId: number;
beforeAll(async () => {
  portal = await aPortal({ fourEyes: new Set<FourEyes>(['contracts']) });
  society = await aPayingSociety(portal);
  editor = await portal.someone({ role: 'editor', isPerson: false });
  other = await portal.someone({ role: 'editor', isPerson: false });
}, 60_000);
afterAll(() => portal.close());
beforeEach(async () => {
  giver = await portal.someone({ name: 'Ómblíða útgáfa ehf.', withoutAuthor: true });
  receiver = await portal.someone({ name: 'Hljómfall ehf.', withoutAuthor: true });
  await publishes(portal, receiver);
  const author = await portal.someone();
  await portal.work({ by: author });
  contractId = await aContract(portal, {
    publisher: giver,
    author,
    staff: editor,
    UPPHAF_SAMNINGS: daysFromNow(-100),
  });
});

async function advance(kronur: number): Promise<number> {
  const { body, text } = await society.post('advances', {
    NAFN_NR: giver.personId,
    UPPHAED_FYRIRFRAMGREIDSLU: kronur,
    ENDURHEIMTUHLUTFALL: 100,
    ASTAEDA_FYRIRFRAMGREIDSLU: 'Nótnaútgáfa',
  });
  const id: number = body.fyrirframgreidslA_NR;
  const path = `PATCH /api/money/advances/${id}`;
  const { status } = await portal.ask(path, { as: society.bera, body: { SAMTHYKKT: 1 } });
  if (status !== 204) throw new Error(text);
  return id;
}
async function askedFor(): Promise<number> {
  const { body, text } = await portal.ask('POST /api/catalogueTransfers', {
    as: society.anna,
    body: {
      AFHENDANDI_NR: giver.personId,
      VIDTAKANDI_NR: receiver.personId,
      YFIRFAERSLUDAGUR: today(),
      TILEFNI_YFIRFAERSLU: 'Samruni',
    },
  });
  if (!body.yfirfaerslA_NR) throw new Error(text);
  return body.yfirfaerslA_NR;
}
const decide = (id: number, more: object = {}, language: 'is' | 'en' = 'is') =>
  portal.ask(`PATCH /api/catalogueTransfers/${id}`, {
    as: society.bera,
    language,
    body: { SAMTHYKKT: 1, ...more },
  });
const seen = { SKERDING_ENDURHEIMTU_LEYFD: 1 };
const owedInPreview = async () =>
  (
    await portal.ask(
      `GET /api/publishers/${giver.personId}/transferPreview/${receiver.personId}/${today()}`,
      {
        as: editor,
      },
    )
  ).body.eftirstodvar;

describe('R219 a catalogue whose publisher owes the society something', () => {
  it('goes to another only once who confirms it has seen the sum', async () => {
    await advance(750_000);
    const id = await askedFor();
    expect(await owedInPreview()).toBe(750_000);
    for (const [language, words] of [
      ['is', 'Eftir er að endurheimta 750.000 kr.'],
      ['en', '750.000 kr. are left to recover'],
    ] as const) {
      const refused = await decide(id, {}, language);
      expect([refused.status, refused.body.Code]).toEqual([409, 'transfer.reducesRecovery']);
      expect(refused.body.Message).toContain(words);
    }
    await expect(
      portal.sql(
        `update catalogue_transfer set state = 'confirmed', decided_by = $2, decided_at = now() where transfer_id = $1`,
        [id, society.bera.userId],
      ),
    ).rejects.toMatchObject({ constraint: 'transfer_recovery_seen' });
    expect((await decide(id, seen)).body.stadA_YFIRFAERSLU).toBe('done');
    expect(
      await portal.sql('select may_reduce_recovery from catalogue_transfer where transfer_id = $1', [id]),
    ).toEqual([{ may_reduce_recovery: true }]);
  });
  it('goes without a word where nothing is owed, or no more, and to refuse it takes none', async () => {
    const granted = await advance(750_000);
    const refused = await askedFor();
    expect((await decide(refused, { SAMTHYKKT: 0, ATHUGASEMD: 'Nei.' })).body.stadA_YFIRFAERSLU).toBe(
      'refused',
    );
    expect((await society.post(`advances/${granted}/cancel`)).status).toBe(200);
    const id = await askedFor();
    expect(await owedInPreview()).toBe(0);
    expect((await decide(id, seen)).body.stadA_YFIRFAERSLU).toBe('done');
    // Nothing was left that could have been seen.
    expect(
      await portal.sql('select may_reduce_recovery from catalogue_transfer where transfer_id = $1', [id]),
    ).toEqual([{ may_reduce_recovery: false }]);
  });
  it('is told to who confirms that another publishes in its place', async () => {
    await advance(750_000);
    const asked = await portal.ask(`POST /api/persons/publishers/contracts/${contractId}/subAgreements`, {
      as: editor,
      body: {
        PUBLISHER_NR: receiver.personId,
        UPPHAF_SAMNINGS: today(),
        LOK_SAMNINGS: daysFromNow(300),
        PERFORMANCE_SHARE: 25,
        MECHANICAL_SHARE: 20,
        SVAEDI: [2131],
      },
    });
    expect(asked.status).toBe(201);
    const { body: waiting } = await portal.ask('GET /api/confirmations', { as: other });
    expect(waiting.map((row: Record<string, string>) => row['breytinG_A_SAMNINGI'])).toEqual([
      expect.stringContaining(
        'Eftir er að endurheimta 750.000 kr. af fyrirframgreiðslu eða ofgreiðslu til útgefandans',
      ),
    ]);
  });
});
