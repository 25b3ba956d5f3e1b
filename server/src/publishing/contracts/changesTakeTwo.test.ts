import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FourEyes } from '../../platform/config.ts';
import { changeContract } from '../../../test/agreements.ts';
import { aContract, daysFromNow, publishes, today } from '../../../test/contracts.ts';
import { aProposedDivision } from '../../../test/inheritances.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

// One of the staff knows the publisher of a contract that stands, or another who would publish in its place.

let portal: Portal;
let publisher: Someone;
let author: Someone;
let editor: Someone;
let other: Someone;
let contractId: number;

beforeAll(async () => {
  portal = await aPortal({ fourEyes: new Set<FourEyes>(['contracts']) });
  publisher = await portal.someone({ name: 'Ómblíða', withoutAuthor: true });
  editor = await portal.someone({ role: 'editor', isPerson: false, name: 'Ragnar' });
  other = await portal.someone({ role: 'editor', isPerson: false, name: 'Brynja' });
});
beforeEach(async () => {
  await portal.sql('delete from confirmation');
  author = await portal.someone({ name: 'Ída' });
  await portal.work({ by: author });
  contractId = await aContract(portal, { publisher, author, staff: other });
});
afterAll(() => portal.close());

const contracts = '/api/persons/publishers/contracts';
const works = '/api/compositions/publishingContracts';
const list = async (as: Someone) => (await portal.ask('GET /api/confirmations', { as })).body;
const decide = (id: number, as: Someone, SAMTHYKKT: 0 | 1 = 1) =>
  portal.ask(`PATCH /api/confirmations/${id}`, { as, body: { SAMTHYKKT } });
const contract = async (as = editor) => (await portal.ask(`GET ${contracts}/${contractId}`, { as })).body;
const subAgreement = ({ personId }: Someone) => ({
  PUBLISHER_NR: personId,
  UPPHAF_SAMNINGS: today(),
  LOK_SAMNINGS: daysFromNow(30),
  PERFORMANCE_SHARE: 40,
  MECHANICAL_SHARE: 40,
});
const partOf = (of: number) =>
  portal.sql(
    'select from work_right where work_id = $1 and publisher_id is not null and ends_before > current_date',
    [of],
  );

describe('R136 what one of the staff changes in a contract', () => {
  it('of shares and days waits for another, who reads what it is', async () => {
    const asked = await changeContract(portal, {
      contractId,
      as: editor,
      PERFORMANCE_SHARE: 100,
      UPPHAF_SAMNINGS: '2001-02-03',
    });
    expect([asked.status, asked.body]).toMatchObject([
      200,
      { performancE_SHARE: 40, utgafa: 1, breytinG_BIDUR: 1, breytingaR_TAKA_TVO: 1 },
    ]);
    const [waiting] = await list(other);
    expect(waiting).toMatchObject({
      tegunD_STADFESTINGAR: 'contract',
      publisheR_SAMNINGUR_NR: contractId,
      nafn: 'Ómblíða',
      nafN_BIRTA: 'Ída',
      bediD_AF: 'Ragnar',
      breytinG_A_SAMNINGI: expect.stringMatching(
        /^Upphaf: .+ → 3\. febrúar 2001; Flutningsréttur: 40,00 % → 100,00 %$/u,
      ),
    });
    const own = await decide(waiting.stadfestinG_NR, editor);
    expect([own.status, own.body.Code]).toEqual([403, 'confirmation.own']);
    expect(await contract()).toMatchObject({ performancE_SHARE: 40 });
    expect((await decide(waiting.stadfestinG_NR, other)).status).toBe(204);
    expect(await contract()).toMatchObject({
      performancE_SHARE: 100,
      upphaF_SAMNINGS: '2001-02-03',
      utgafa: 2,
      breytinG_BIDUR: 0,
    });
    const history = await portal.sql(
      'select field, user_id, asked_by from contract_change where contract_id = $1 order by 1',
      [contractId],
    );
    expect(history).toEqual(
      ['PERFORMANCE_SHARE', 'UPPHAF_SAMNINGS'].map((field) => ({
        field,
        user_id: other.userId,
        asked_by: editor.userId,
      })),
    );
  });
  it('R141 is in the history with who asked for it and who confirmed it; to members both are the society', async () => {
    await changeContract(portal, { contractId, as: editor, PERFORMANCE_SHARE: 90 });
    await decide((await list(other))[0].stadfestinG_NR, other);
    await changeContract(portal, { contractId, as: editor, ADDITIONAL_INFO: 'Platan' });
    const history = async (as: Someone) =>
      (await portal.ask(`GET ${contracts}/${contractId}/histories`, { as })).body;
    expect(await history(other)).toMatchObject([
      { gildI_VERDUR: 'Platan', nafn: 'Ragnar', bediD_AF: null },
      { gildI_VERDUR: '90.00', nafn: 'Brynja', bediD_AF: 'Ragnar' },
    ]);
    for (const row of await history(author)) expect(row).toMatchObject({ nafn: 'Félagið', bediD_AF: null });
  });
  it('is taken back by who asked, replaced by a newer one, and nothing of it is made', async () => {
    await changeContract(portal, { contractId, as: editor, PERFORMANCE_SHARE: 90 });
    await changeContract(portal, { contractId, as: other, PERFORMANCE_SHARE: 95 });
    const waiting = await list(other);
    expect(waiting).toMatchObject([{ eigiN_BEIDNI: 1, breytinG_A_SAMNINGI: expect.stringContaining('95') }]);
    expect((await decide(waiting[0].stadfestinG_NR, other, 0)).status).toBe(204);
    expect(await contract()).toMatchObject({ performancE_SHARE: 40, breytinG_BIDUR: 0 });
  });
  it('in plain words alone is made at once', async () => {
    const { body } = await changeContract(portal, { contractId, as: editor, ADDITIONAL_INFO: 'Platan' });
    expect(body).toMatchObject({ additionaL_INFO: 'Platan', utgafa: 2, breytinG_BIDUR: 0 });
  });
  it('is confirmed by no party, and not where the contract has changed meanwhile', async () => {
    const party = await portal.someone({ role: 'editor', name: 'Edda' });
    await portal.work({ by: party });
    contractId = await aContract(portal, { publisher, author: party, staff: other });
    await changeContract(portal, { contractId, as: editor, PERFORMANCE_SHARE: 1 });
    const [waiting] = await list(party);
    const own = await decide(waiting.stadfestinG_NR, party);
    expect([own.status, own.body.Code]).toEqual([403, 'contract.own']);
    await changeContract(portal, { contractId, as: editor, ADDITIONAL_INFO: 'Platan' });
    expect((await decide(waiting.stadfestinG_NR, other)).body.Code).toBe('contract.changedMeanwhile');
    expect(await list(other)).toHaveLength(1);
    expect((await contract(publisher)).breytinG_BIDUR).toBe(0);
  });
  it('R140 says to a party of it, and to their heir, that they do not confirm it; they may refuse it', async () => {
    const [party, heir] = [
      await portal.someone({ role: 'editor' }),
      await portal.someone({ role: 'editor' }),
    ];
    await portal.work({ by: party });
    contractId = await aContract(portal, { publisher, author: party, staff: other });
    await changeContract(portal, { contractId, as: editor, PERFORMANCE_SHARE: 1 });
    const faultFor = async (as: Someone) => (await list(as))[0].astaedA_EKKI_STADFEST;
    expect([await faultFor(party), await faultFor(editor), await faultFor(heir)]).toEqual([
      'ownContract',
      'own',
      null,
    ]);
    const anna = await portal.someone({ role: 'administrator', isPerson: false });
    await aProposedDivision({ portal, society: { anna } }, party, [[heir, 100]]);
    expect(await faultFor(heir)).toBe('ownContract');
    const [waiting] = await list(heir);
    expect((await decide(waiting.stadfestinG_NR, heir)).body.Code).toBe('contract.own');
    await expect(
      portal.sql(`update confirmation set state = 'confirmed', decided_by = $1, decided_at = now()`, [
        heir.userId,
      ]),
    ).rejects.toThrow('gains by confirmation');
    expect(await faultFor(other)).toBeNull();
    expect((await decide(waiting.stadfestinG_NR, party, 0)).status).toBe(204);
  });
  it('R140 is not confirmed by who would publish in its publisher’s place', async () => {
    const house = await portal.someone({ role: 'editor', withoutAuthor: true });
    await publishes(portal, house);
    const ask = (as: Someone) =>
      portal.ask(`POST ${contracts}/${contractId}/subAgreements`, { as, body: subAgreement(house) });
    expect((await ask(house)).body.Code).toBe('contract.own');
    expect((await ask(editor)).status).toBe(201);
    const [waiting] = await list(house);
    expect(waiting.astaedA_EKKI_STADFEST).toBe('ownContract');
    expect((await decide(waiting.stadfestinG_NR, house)).body.Code).toBe('contract.own');
    expect((await decide(waiting.stadfestinG_NR, other)).status).toBe(204);
  });
  it('of its works waits too, both ways', async () => {
    const outside = await portal.work({ by: author, title: 'Brimalda' });
    const put = await portal.ask(`POST ${works}/${contractId}/works`, {
      as: editor,
      body: { VERK: [outside] },
    });
    expect(put.status).toBe(204);
    expect(await partOf(outside)).toEqual([]);
    const [into] = await list(other);
    expect(into.breytinG_A_SAMNINGI).toBe(`Verk í samninginn: Brimalda (${outside})`);
    expect((await decide(into.stadfestinG_NR, editor)).status).toBe(403);
    expect((await decide(into.stadfestinG_NR, other)).status).toBe(204);
    expect(await partOf(outside)).not.toEqual([]);

    const out = await portal.ask(`DELETE ${works}/${contractId}/works/${outside}`, { as: editor });
    expect(out.status).toBe(204);
    expect(await partOf(outside)).not.toEqual([]);
    const [from] = await list(other);
    expect((await decide(from.stadfestinG_NR, other)).status).toBe(204);
    expect(await partOf(outside)).toEqual([]);
    expect((await portal.ask(`DELETE ${works}/${contractId}/works/${outside}`, { as: editor })).status).toBe(
      404,
    );
  });
  it('of who publishes in its publisher’s place waits too', async () => {
    const friend = await portal.someone({ name: 'Vinir ehf.', withoutAuthor: true });
    await publishes(portal, friend);
    const asked = await portal.ask(`POST ${contracts}/${contractId}/subAgreements`, {
      as: editor,
      body: subAgreement(friend),
    });
    expect([asked.status, asked.body]).toEqual([201, { publisheR_SAMNINGUR_NR: null }]);
    const ofFriend = () =>
      portal.sql('select contract_id from publishing_contract where publisher_id = $1', [friend.personId]);
    expect(await ofFriend()).toEqual([]);
    const [waiting] = await list(other);
    expect(waiting.breytinG_A_SAMNINGI).toMatch(/^Undirútgáfa: Vinir ehf\., .+ flutningsréttur 40,00 %/u);
    expect((await decide(waiting.stadfestinG_NR, editor)).status).toBe(403);
    expect((await decide(waiting.stadfestinG_NR, other)).status).toBe(204);
    const [made] = await ofFriend();
    // R143
    const history = await portal.ask(`GET ${contracts}/${made?.['contract_id']}/histories`, { as: other });
    expect(history.body).toMatchObject([
      {
        hverjU_BREYTT: 'Undirútgáfa samnings nr.',
        gildI_VERDUR: String(contractId),
        nafn: 'Brynja',
        bediD_AF: 'Ragnar',
      },
    ]);
  });
  it('R143 of who publishes in its publisher’s place is entered by two in PostgreSQL as well', async () => {
    const friend = await portal.someone({ withoutAuthor: true });
    await publishes(portal, friend);
    const enter = (history: string, by: number[] = []) =>
      portal.sql(
        `with made as (
           insert into publishing_contract (publisher_id, author_id, original_contract_id, agreement_type, starts_on, ends_on, performance_share,
             mechanical_share)
           select $1::integer, author_id, contract_id, 'PG', current_date, current_date + 30, 10, 10
           from publishing_contract where contract_id = $2::integer
           returning contract_id)
         ${history}`,
        [friend.personId, contractId, ...by],
      );
    const row = (askedBy: string) =>
      `insert into contract_change (contract_id, field, new_value, user_id, asked_by)
       select contract_id, 'FRUMSAMNINGUR_NR', $2::integer::text, $3::integer, ${askedBy}::integer from made`;
    await expect(enter('select from made')).rejects.toThrow('nobody has entered that');
    for (const askedBy of ['null', '$3'])
      await expect(enter(row(askedBy), [other.userId])).rejects.toThrow('contract_change_by_another');
    await expect(enter(row('$4'), [publisher.userId, editor.userId])).rejects.toThrow(
      'is a party of contract',
    );
    await enter(row('$4'), [other.userId, editor.userId]);
  });
  it('is kept by PostgreSQL as one’s own by no call that forgot to ask', async () => {
    for (const askedBy of [null, editor.userId])
      await expect(
        portal.sql(
          `insert into contract_change (contract_id, field, old_value, new_value, user_id, asked_by)
           values ($1, 'PERFORMANCE_SHARE', '40', '100', $2, $3)`,
          [contractId, editor.userId, askedBy],
        ),
      ).rejects.toThrow('contract_change_by_another');
  });
});
