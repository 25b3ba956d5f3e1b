import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { author } from '../../../test/amendment.ts';
import { aContract, daysFromNow } from '../../../test/contracts.ts';
import { aPayingSociety } from '../../../test/paying.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import type { FourEyes } from '../../platform/config.ts';

// An approved work comes under its author's contract by an amendment, past who looks at contracts.

let portal: Portal;
let society: Awaited<ReturnType<typeof aPayingSociety>>;
let editor: Someone;
let registrant: Someone;
let company: Someone;
let holder: Someone;
let workId: number;
let contractId: number;
beforeAll(async () => {
  portal = await aPortal({ fourEyes: new Set<FourEyes>(['registrations', 'contracts']) });
  society = await aPayingSociety(portal);
  editor = await portal.someone({ role: 'editor', isPerson: false });
});
beforeEach(async () => {
  registrant = await society.payee();
  company = await portal.someone({ withoutAuthor: true, name: 'Hafalda' });
  holder = await portal.someone({ withoutAuthor: true, name: 'Brim' });
  // A contract that nobody loses by: of one work, before anything was owed.
  await portal.work({ by: registrant, title: 'Undirskrift' });
  contractId = await aContract(portal, {
    publisher: company,
    author: registrant,
    staff: editor,
    UPPHAF_SAMNINGS: daysFromNow(-400),
    PERFORMANCE_SHARE: 100,
    MECHANICAL_SHARE: 100,
  });
  workId = await portal.work({ by: registrant, title: 'Andvaka' });
});
afterAll(() => portal.close());

const under = () => author(registrant, 100, { publishingContractId: contractId });
async function proposed(authors: object[] = [under()]): Promise<number> {
  const { body, text } = await portal.ask(`PUT /api/compositions/${workId}`, {
    as: registrant,
    body: { HEITI_VERKS: 'Andvaka', LENGD: '3.30', authors },
  });
  if (body.eR_TILLAGA !== 1) throw new Error(text);
  const { body: list } = await portal.ask(`GET /api/compositions/${workId}/proposals`, { as: registrant });
  return list[0].tillogU_NR;
}
const accept = (id: number, more: object = {}) =>
  portal.ask(`PATCH /api/proposals/${id}/review`, {
    as: editor,
    body: { SAMTHYKKT: true, FRA_UPPHAFI: 1, ...more },
  });
const seen = { SKERDING_SKODUD: 1 };
const lossesOf = async (id: number) =>
  (await portal.ask(`GET /api/proposals/${id}/losses`, { as: editor })).body.skerdinG_ANNARRA;
const publisherHas = async () =>
  (
    await portal.sql('select from work_right where work_id = $1 and publisher_id = $2 and share > 0', [
      workId,
      company.personId,
    ])
  ).length;
const light = async () =>
  (await portal.sql('select light from work where work_id = $1', [workId]))[0]?.['light'];
async function advance(kronur: number): Promise<void> {
  await society.distribute([[registrant, 100]]);
  const { body } = await society.post('advances', {
    NAFN_NR: registrant.personId,
    UPPHAED_FYRIRFRAMGREIDSLU: kronur,
    ENDURHEIMTUHLUTFALL: 100,
    ASTAEDA_FYRIRFRAMGREIDSLU: 'Plata',
  });
  await portal.ask(`PATCH /api/money/advances/${body.fyrirframgreidslA_NR}`, {
    as: society.bera,
    body: { SAMTHYKKT: 1 },
  });
}
/** Somebody else has bought a part of the author's right. */
const sell = (share: number) =>
  portal.sql(
    `with less as (update author_right set share = share - $2 where author_id = $1)
     insert into author_right (person_id, author_id, share) values ($3, $1, $2)`,
    [registrant.authorId, share, holder.personId],
  );

describe('R216 an approved work that comes under a contract by an amendment', () => {
  it('shows who accepts it the advance that the publisher’s part does not recover', async () => {
    await advance(500_000);
    const id = await proposed();
    expect(await lossesOf(id)).toEqual([
      { nafn: registrant.name, nafN_BIRTA: registrant.name, skerdisT_SEM: 'author', eftirstodvar: 500_000 },
    ]);
    const refused = await accept(id);
    expect([refused.status, refused.body.Code]).toEqual([409, 'proposal.takesFromOthers']);
    expect(await publisherHas()).toBe(0);
    expect((await accept(id, seen)).status).toBe(204);
    expect(await publisherHas()).toBeGreaterThan(0);
  });
  it('names who else holds the author’s right, and asks them: nothing is paid until they have answered', async () => {
    await sell(60);
    const id = await proposed();
    expect(await lossesOf(id)).toEqual([
      { nafn: 'Brim', nafN_BIRTA: registrant.name, skerdisT_SEM: 'holder', eftirstodvar: 0 },
    ]);
    expect((await accept(id)).body.Code).toBe('proposal.takesFromOthers');
    // From the day of the decision on, which asks no author anew.
    expect((await accept(id, { ...seen, FRA_UPPHAFI: 0 })).status).toBe(204);
    expect(await light()).toBe(1);
    expect(
      await portal.sql(
        `select holder_id, state from approval_request where work_id = $1 and state = 'waiting'`,
        [workId],
      ),
    ).toEqual([{ holder_id: holder.personId, state: 'waiting' }]);
  });
  it('does so of an author who comes onto the work under a contract', async () => {
    await sell(60);
    const other = await portal.someone();
    workId = await portal.work({ by: other, title: 'Andvaka' });
    const { body } = await portal.ask(`PUT /api/compositions/${workId}`, {
      as: other,
      body: {
        HEITI_VERKS: 'Andvaka',
        LENGD: '3.30',
        authors: [author(other), author(registrant, 50, { publishingContractId: contractId })],
      },
    });
    expect(body.eR_TILLAGA).toBe(1);
    const { body: list } = await portal.ask(`GET /api/compositions/${workId}/proposals`, { as: other });
    expect(await lossesOf(list[0].tillogU_NR)).toMatchObject([{ nafn: 'Brim', skerdisT_SEM: 'holder' }]);
  });
  it('takes no word where nobody else holds the right and nothing is owed, nor once it is under it', async () => {
    const id = await proposed();
    expect(await lossesOf(id)).toEqual([]);
    expect((await accept(id)).status).toBe(204);
    await advance(500_000);
    await sell(60);
    const { body } = await portal.ask(`PUT /api/compositions/${workId}`, {
      as: registrant,
      body: { HEITI_VERKS: 'Andvökur', LENGD: '3.30', authors: [under()] },
    });
    expect(body.eR_TILLAGA).toBe(1);
    const { body: list } = await portal.ask(`GET /api/compositions/${workId}/proposals`, { as: registrant });
    expect(await lossesOf(list[0].tillogU_NR)).toEqual([]);
    expect((await accept(list[0].tillogU_NR)).status).toBe(204);
  });
  it('is as before where staff have not approved the work: nothing was paid for it', async () => {
    await sell(60);
    workId = await portal.work({ by: registrant, title: 'Andvaka', isApproved: false });
    const { status, body } = await portal.ask(`PUT /api/compositions/${workId}`, {
      as: registrant,
      body: { HEITI_VERKS: 'Andvaka', LENGD: '3.30', authors: [under()] },
    });
    expect([status, body.eR_TILLAGA]).toEqual([200, 0]);
    expect(await publisherHas()).toBeGreaterThan(0);
  });
});

describe('R217 what somebody was paid too much', () => {
  /** A file that names what it corrects takes back more than is left. */
  const takeBack = async (of: Someone, paid: number, kronur: number) => {
    const id = await society.distribute([[of, paid]]);
    await society.pay();
    await society.distribute([[of, -kronur]], { LEIDRETTIR_UTHLUTUN_NR: id });
  };
  it('is told to who accepts an amendment that leaves it to others to pay back', async () => {
    await takeBack(registrant, 90_000, 80_000);
    const id = await proposed();
    expect(await lossesOf(id)).toEqual([
      { nafn: registrant.name, nafN_BIRTA: registrant.name, skerdisT_SEM: 'author', eftirstodvar: 80_000 },
    ]);
    expect((await accept(id)).body.Code).toBe('proposal.takesFromOthers');
  });
});
