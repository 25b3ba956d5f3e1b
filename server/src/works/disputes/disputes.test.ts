import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { disputesOf, type Share } from '../../../test/dispute.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { putOn, setShare, sharedWork, takeOff } from '../../../test/shares.ts';
import { watchDisputes } from './deadlines.ts';

let portal: Portal;
let staff: Someone;
beforeAll(async () => {
  portal = await aPortal();
  staff = await portal.someone({ role: 'editor' });
});
afterAll(() => portal.close());

const { open, read, offer, accept, refer, withdraw, decide, told, sharesOf, actingFor, aDispute } =
  disputesOf(() => portal);

describe('a dispute over shares', () => {
  it('H80, H81, H88, H89 is opened by an author with other shares that add up, and leaves the work green', async () => {
    const { first, second, workId } = await aDispute();
    expect(await portal.sql('select light from work where work_id = $1', [workId])).toEqual([{ light: 0 }]);
    const dispute = await read(workId, first);
    expect(dispute).toMatchObject({
      stadA_AGREININGS: 'open',
      astaedA_AGREININGS: 'Viðlagið er mitt.',
      hlutfalL_I_AGREININGI: 20,
      fE_BIDUR_NIDURSTODU: 0,
      mA_SVARA_TILBODI: 1,
      mA_DRAGA_TIL_BAKA: 0,
      mA_URSKURDA: 0,
    });
    expect(dispute.hlutiR_I_AGREININGI).toMatchObject([
      { hlutfalL_SKRAD: 50, hlutfalL_KRAFIST: 30, hlutfalL_OUMDEILT: 30, eR_EG: 1, samthykkiR_TILBOD: 0 },
      { hlutfalL_SKRAD: 50, hlutfalL_KRAFIST: 70, hlutfalL_OUMDEILT: 50, eR_EG: 0, samthykkiR_TILBOD: 1 },
    ]);
    expect(await read(workId, second)).toMatchObject({ mA_SVARA_TILBODI: 0, mA_DRAGA_TIL_BAKA: 1 });
    expect(await told(first)).toEqual([{ header_is: 'Hlutföll vefengd: „Viðlag“' }]);
    expect(await told(second)).toEqual([]);
    const letters = await portal.sql('select body from letter where person_id = $1', [first.personId]);
    expect(JSON.stringify(letters)).not.toContain('Viðlagið er mitt');
    const { body: home } = await portal.ask('GET /api/home', { as: first });
    expect(home.bidur).toContainEqual(
      expect.objectContaining({ tegunD_BIDAR: 'dispute', fjoldi: 1, verK_NR: workId }),
    );
    const copy = JSON.parse(
      (await portal.ask(`GET /api/persons/${first.personId}/held.json`, { as: first })).text,
    );
    expect(copy.held.work_dispute).toMatchObject([{ reason: 'Viðlagið er mitt.' }]);
    expect(copy.held.work_dispute_share).toHaveLength(1);
    const stranger = await portal.someone();
    expect((await portal.ask(`GET /api/compositions/${workId}/disputes`, { as: stranger })).status).toBe(404);
    expect((await read(workId, staff)).astaedA_AGREININGS).toBe('Viðlagið er mitt.');
  });

  it('H81 tells others on the work of the shares, and not of the reasons or the money', async () => {
    const [first, second, third] = [await portal.someone(), await portal.someone(), await portal.someone()];
    const workId = await sharedWork(portal, [first, second, third], 'Þríleikur');
    await open(workId, second, [
      [first, 28.34],
      [second, 38.33],
      [third, 33.33],
    ]);
    expect(await read(workId, third)).toMatchObject({
      astaedA_AGREININGS: null,
      fE_BIDUR_NIDURSTODU: null,
      mA_SVARA_TILBODI: 0,
    });
    expect(await told(third)).toEqual([]);
    const { body } = await portal.ask('GET /api/desk/disputes', { as: staff });
    const id = body.find((one: { verK_NR: number }) => one.verK_NR === workId).agreininguR_NR;
    for (const answer of [accept(id, third), refer(id, third), withdraw(id, third)])
      expect((await answer).status).toBe(404);
  });

  it('H80 is refused without reasons, without a change of the caller’s own share, or with shares that are not sound', async () => {
    const [first, second] = [await portal.someone(), await portal.someone()];
    const workId = await sharedWork(portal, [first, second], 'Ósamþykkt');
    const split = (a: number, b: number): Share[] => [
      [first, a],
      [second, b],
    ];
    const refused: [ReturnType<typeof open>, number, string][] = [
      [open(workId, await portal.someone(), split(40, 60)), 404, ''],
      [open(workId, first, split(50, 50)), 422, 'eins og skráningin'],
      [open(workId, first, split(60, 50)), 422, 'samtals 100'],
      [open(workId, first, split(100, 0)), 422, 'stærri en 0'],
      [open(workId, first, [[first, 100]]), 422, 'alla höfunda'],
      [
        open(workId, first, [
          [first, 60],
          [first, 40],
        ]),
        422,
        'alla höfunda',
      ],
      [open(workId, first, split(60, 40), ' '), 422, 'rök'],
    ];
    for (const [asked, status, text] of refused) {
      const answer = await asked;
      expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(text)]);
    }
    expect((await portal.ask(`POST /api/compositions/${workId}/disputes`, { body: {} })).status).toBe(401);
    await setShare(portal, workId, 40, first.authorId);
    await putOn(portal, workId, 3492, { share: 10 });
    const traditional = { authorId: 3492 };
    const taken = await open(workId, first, [...split(45, 50), [traditional, 5]]);
    expect(taken.text).toContain('almennings');
    await takeOff(portal, workId, 3492);
    await setShare(portal, workId, 50, first.authorId);
    expect((await open(workId, second, [...split(60, 40)])).status).toBe(201);
    expect((await open(workId, first, split(60, 40))).text).toContain('þegar opinn');
    const waiting = await portal.work({ by: first, others: [second], isApproved: false });
    expect((await open(waiting, second, split(40, 60))).status).toBe(409);
  });

  it('H82, H84, H87 ends with the offer that all parties have accepted, each the one that they read', async () => {
    const { first, second, workId, id } = await aDispute('Samkomulag');
    const split = (a: number): Share[] => [
      [first, a],
      [second, 100 - a],
    ];
    expect((await accept(id, second)).status).toBe(409);
    expect((await offer(id, first, split(29))).text).toContain('á milli');
    expect((await offer(id, first, split(51))).text).toContain('á milli');
    expect((await offer(id, first, split(42), 2)).status).toBe(412);
    expect((await offer(id, first, split(42))).status).toBe(204);
    expect((await told(second)).map(({ header_is }) => header_is)).toEqual(['Nýtt tilboð: „Samkomulag“']);
    expect((await accept(id, second)).status).toBe(412);
    expect((await offer(id, first, split(45), 2)).status).toBe(409);
    expect((await withdraw(id, first)).status).toBe(403);
    expect(await sharesOf(workId)).toEqual([50, 50]);
    expect((await accept(id, second, 2)).status).toBe(204);
    expect(await sharesOf(workId)).toEqual([42, 58]);
    expect(await read(workId, first)).toMatchObject({ stadA_AGREININGS: 'agreed', mA_SVARA_TILBODI: 0 });
    const { body } = await portal.ask(`GET /api/compositions/${workId}/amendments`, { as: first });
    expect(body[0]).toMatchObject({ astaeda: 'dispute' });
    expect((await told(first)).at(-1)).toEqual({ header_is: 'Samkomulag hefur náðst: „Samkomulag“' });
    expect((await offer(id, first, split(45), 2)).status).toBe(409);
    // Neither party begins anew, until the shares are others.
    expect((await open(workId, first, split(50))).text).toContain('þegar verið fjallað');
    await portal.ask(`PUT /api/compositions/${workId}`, {
      as: staff,
      body: {
        HEITI_VERKS: 'Samkomulag',
        LENGD: '3.30',
        authors: [
          { id: first.authorId, typeOfAuthor: 36, ratio: 45 },
          { id: second.authorId, typeOfAuthor: 36, ratio: 55 },
        ],
      },
    });
    expect((await open(workId, first, split(50))).status).toBe(201);
  });

  it('H82 is not answered for another, on a grant or by staff, nor accepted by who made the offer', async () => {
    const { first, second, id } = await aDispute('Umboð');
    const split: [typeof first, number][] = [
      [first, 40],
      [second, 60],
    ];
    for (const proxy of [await portal.someone(), await portal.someone({ role: 'administrator' })])
      expect((await offer(id, await actingFor(first, proxy), split)).status).toBe(409);
    expect((await offer(id, first, split)).status).toBe(204);
    expect((await accept(id, await actingFor(second, first), 2)).status).toBe(409);
    await expect(
      portal.sql(
        `select set_config('omur.user_id', '${first.userId}', true), set_config('omur.acting_for_user_id', '${second.userId}', true);
         update work_dispute_party set accepted_offer = 2, accepted_by = ${first.userId}, accepted_at = now()
           where work_dispute_id = ${id} and person_id = ${second.personId}`,
      ),
    ).rejects.toThrow('does not accept');
  });

  it('H82, H87 keeps the authors and shares of the work as they are until it has ended, whoever writes them', async () => {
    const { first, second, workId, id } = await aDispute('Kyrrt');
    const amended = await portal.ask(`PUT /api/compositions/${workId}`, {
      as: staff,
      body: {
        HEITI_VERKS: 'Kyrrt',
        LENGD: '3.30',
        authors: [
          { id: first.authorId, typeOfAuthor: 36, ratio: 90 },
          { id: second.authorId, typeOfAuthor: 36, ratio: 10 },
        ],
      },
    });
    expect([amended.status, amended.text]).toEqual([409, expect.stringContaining('Ágreiningur')]);
    await expect(setShare(portal, workId, 40)).rejects.toThrow('work_dispute_stands');
    await expect(
      portal.sql(`update work_dispute_share set registered_share = 60 where work_dispute_id = $1`, [id]),
    ).rejects.toThrow('stays as it is');
    await expect(
      portal.sql(`update work_dispute set state = 'agreed', ended_at = now() where work_dispute_id = $1`, [
        id,
      ]),
    ).rejects.toThrow('work_dispute_adds_up');
    await expect(
      portal.sql(
        `update work_dispute_share set agreed_share = offered_share where work_dispute_id = ${id};
         update work_dispute set state = 'agreed', ended_at = now() where work_dispute_id = ${id}`,
      ),
    ).rejects.toThrow('work_dispute_accepted');
    await expect(
      portal.sql(`update work_dispute_share set offered_share = 80 where work_dispute_id = $1`, [id]),
    ).rejects.toThrow('work_dispute_offered_between');
    await expect(
      portal.sql(
        `update work_dispute_party set accepted_offer = 2, accepted_by = $2, accepted_at = now() where work_dispute_id = $1`,
        [id, staff.userId],
      ),
    ).rejects.toThrow('another offer');
    await expect(
      portal.sql(
        `insert into work_dispute (work_id, counts_from, reason, opened_by, opened_by_user, answer_by, offered_by, offered_by_user)
         select work_id, counts_from, reason, opened_by, opened_by_user, answer_by, offered_by, offered_by_user from work_dispute
         where work_dispute_id = $1`,
        [id],
      ),
    ).rejects.toThrow('work_dispute_open_once');
    expect((await withdraw(id, second)).status).toBe(204);
    expect(await sharesOf(workId)).toEqual([50, 50]);
    await expect(
      portal.sql(`update work_dispute set state = 'open', ended_at = null where work_dispute_id = $1`, [id]),
    ).rejects.toThrow('stays as it is');
    const claim: Share[] = [
      [first, 60],
      [second, 40],
    ];
    expect((await open(workId, second, claim)).status).toBe(409);
    // H87: it forestalls no claim of the other's.
    expect((await open(workId, first, claim)).status).toBe(201);
  });

  it('H85 goes to staff when a party leaves it to them or nobody answers in time, and silence is no acceptance', async () => {
    const { first, second, workId, id } = await aDispute('Þögn');
    const late = await aDispute('Of seint');
    expect(
      (
        await decide(id, staff, [
          [first, 40],
          [second, 60],
        ])
      ).text,
    ).toContain('enn að ræða');
    expect((await refer(id, first)).status).toBe(204);
    expect((await accept(id, first)).status).toBe(409);
    await portal.sql('update work_dispute set answer_by = current_date - 1 where work_dispute_id = $1', [
      late.id,
    ]);
    expect((await accept(late.id, late.first)).status).toBe(409);
    await watchDisputes(portal.pool);
    expect(await read(late.workId, late.first)).toMatchObject({
      stadA_AGREININGS: 'withStaff',
      mA_SVARA_TILBODI: 0,
    });
    expect((await told(late.second)).at(-1)).toEqual({ header_is: 'Félagið úrskurðar: „Of seint“' });

    const split = (a: number): Share[] => [
      [first, a],
      [second, 100 - a],
    ];
    expect((await decide(id, first, split(40))).status).toBe(403);
    expect((await decide(id, staff, split(20))).status).toBe(422);
    expect((await decide(id, staff, split(40), { reasons: null })).text).toContain('Rökstyddu');
    expect((await decide(id, staff, split(40), { number: 2 })).status).toBe(412);
    expect((await decide(id, staff, split(40))).status).toBe(204);
    expect(await sharesOf(workId)).toEqual([40, 60]);
    expect(await read(workId, first)).toMatchObject({
      stadA_AGREININGS: 'decided',
      urskurdur: 'Upptakan sýnir það.',
    });
    expect((await decide(id, staff, split(40))).status).toBe(409);
    const letters = await portal.sql('select body from letter where person_id = $1', [first.personId]);
    expect(JSON.stringify(letters)).not.toContain('Upptakan');
  });
});
