import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { groupBody, groupsOf, type Part } from '../../../test/group.ts';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await aPortal();
});
afterAll(() => portal.close());

const { make, read, agree, leave, told, aBand } = groupsOf(() => portal);

/** Who acts for somebody on a grant. */
async function actingFor(owner: Someone, friend: Someone, isReading: 0 | 1): Promise<Someone> {
  await portal.ask('POST /api/users/access', {
    as: owner,
    body: { NOTENDA_NR_TENGSLAADILLA: friend.userId, ADEINS_LESTUR: isReading },
  });
  const { body } = await portal.ask(`PATCH /api/users/masquerade/${owner.userId}`, { as: friend });
  return { ...friend, token: body.token };
}

describe('a group', () => {
  it('H60, H61 is ready once each of its authors has agreed to the split that they read', async () => {
    const [first, second, third] = [await portal.someone(), await portal.someone(), await portal.someone()];
    const made = await make(first, [
      [first, 33.33],
      [second, 33.33, 33],
      [third, 33.34, 34],
    ]);
    expect(made.status).toBe(201);
    const { hofundahopuR_NR: groupId, skiptinG_HOPS_NR: split } = made.body;
    expect(made.body).toMatchObject({
      heitI_HOPS: 'Brimhljóð',
      hopuR_TILBUINN: 0,
      eR_I_HOPNUM: 1,
      bediD_UM_SAMTHYKKI: 0,
    });
    expect((await read(groupId, second)).body).toMatchObject({ eR_I_HOPNUM: 0, bediD_UM_SAMTHYKKI: 1 });
    expect(await told(second)).toEqual([
      { header_is: 'Beðið er um samþykki þitt í hópi', link: `/hópar/${groupId}` },
    ]);
    const letters = await portal.sql(`select body, subject from letter where person_id = $1`, [
      second.personId,
    ]);
    expect(letters).toHaveLength(1);
    expect(JSON.stringify(letters)).not.toMatch(/Brimhljóð|33/);
    expect((await agree(groupId, second, split + 1)).status).toBe(412);
    expect((await agree(groupId, second, split)).status).toBe(204);
    expect((await read(groupId, first)).body.hopuR_TILBUINN).toBe(0);
    expect((await agree(groupId, third, split)).status).toBe(204);
    expect((await read(groupId, third)).body).toMatchObject({ hopuR_TILBUINN: 1, eR_I_HOPNUM: 1 });
    expect((await told(first)).map((one) => one.header_is)).toEqual(['Hópurinn þinn er tilbúinn']);
    expect((await portal.ask('GET /api/groups?q=brimhlj', { as: third })).body).toHaveLength(1);
    expect((await portal.ask('GET /api/groups?q=vindur', { as: third })).status).toBe(404);
  });

  it('H61 has a name, and a split of members who live, each once, that adds up to exactly 100', async () => {
    const [maker, other, dead] = [await portal.someone(), await portal.someone(), await portal.someone()];
    await portal.sql(`update person set died_on = '2020-01-01' where person_id = $1`, [dead.personId]);
    const refused: [readonly Part[], string][] = [
      [[[maker, 100]], 'tveir'],
      [
        [
          [maker, 50],
          [maker, 50],
        ],
        'tvisvar',
      ],
      [
        [
          [maker, 50],
          [other, 49.99],
        ],
        '100 %',
      ],
      [
        [
          [maker, 100],
          [other, 0],
        ],
        '100 %',
      ],
      [
        [
          [maker, 50],
          [other, 50, 31],
        ],
        'hlutverk',
      ],
      [
        [
          [maker, 50],
          [dead, 50],
        ],
        String(dead.authorId),
      ],
      [
        [
          [maker, 50],
          [{ ...other, authorId: 3492 }, 50],
        ],
        '3492',
      ],
      [
        [
          [dead, 50],
          [other, 50],
        ],
        String(dead.authorId),
      ],
    ];
    for (const [parts, text] of refused) {
      const answer = await make(maker, parts);
      expect([answer.status, answer.text]).toEqual([422, expect.stringContaining(text)]);
    }
    const others = await make(maker, [
      [other, 50],
      [await portal.someone(), 50],
    ]);
    expect([others.status, others.text]).toEqual([422, expect.stringContaining('Þú þarft að vera í hópnum')]);
    expect(
      (
        await make(
          maker,
          [
            [maker, 50],
            [other, 50],
          ],
          { HEITI_HOPS: ' ' },
        )
      ).status,
    ).toBe(422);
    expect(await told(other)).toEqual([]);
  });

  it('H62 asks everybody anew about another split, and nobody about another name', async () => {
    const { people, groupId, split } = await aBand(50, 50);
    const [first, second] = people as [Someone, Someone];
    const third = await portal.someone();
    const change = (as: Someone, parts: readonly Part[], changes: object) =>
      portal.ask(`PUT /api/groups/${groupId}`, { as, body: groupBody(parts, { ...changes }) });
    const named = await change(
      first,
      [
        [first, 50],
        [second, 50],
      ],
      { SKIPTING_HOPS_NR: split, HEITI_HOPS: 'Alda' },
    );
    expect(named.body).toMatchObject({ heitI_HOPS: 'Alda', hopuR_TILBUINN: 1, skiptinG_HOPS_NR: split });
    const parts: Part[] = [
      [first, 40],
      [second, 40],
      [third, 20],
    ];
    const changed = await change(second, parts, { SKIPTING_HOPS_NR: split });
    expect(changed.body.hopuR_TILBUINN).toBe(0);
    expect(
      changed.body.medlimiR_HOPS.map((one: Record<string, number>) => one['samthykkiR_SKIPTINGU']),
    ).toEqual([0, 1, 0]);
    expect((await change(first, parts, { SKIPTING_HOPS_NR: split })).status).toBe(412);
    const now = changed.body.skiptinG_HOPS_NR;
    // Who has only been asked changes nothing.
    expect((await change(third, parts, { SKIPTING_HOPS_NR: now })).status).toBe(409);
    await agree(groupId, first, now);
    await agree(groupId, third, now);
    expect((await read(groupId, third)).body.hopuR_TILBUINN).toBe(1);
    await change(
      first,
      [
        [first, 50],
        [second, 50],
      ],
      { SKIPTING_HOPS_NR: now },
    );
    expect((await read(groupId, third)).status).toBe(404);
    expect((await told(third)).at(-1)?.header_is).toBe('Þú ert ekki lengur í hópi');
  });

  it('H63 has an open split once somebody has left, ends when nobody is in it, and is theirs no more', async () => {
    const { people, groupId } = await aBand(40, 30, 30);
    const [first, second, third] = people as [Someone, Someone, Someone];
    expect((await leave(groupId, third)).status).toBe(204);
    expect((await read(groupId, third)).status).toBe(404);
    expect((await leave(groupId, third)).status).toBe(404);
    const { body } = await read(groupId, first);
    expect(body).toMatchObject({ hopuR_TILBUINN: 0, bediD_UM_SAMTHYKKI: 0 });
    expect((await agree(groupId, first, body.skiptinG_HOPS_NR)).status).toBe(409);
    expect((await told(second)).at(-1)?.header_is).toBe('Félagi er farinn úr hópi');
    const again = await portal.ask(`PUT /api/groups/${groupId}`, {
      as: second,
      body: groupBody(
        [
          [first, 55],
          [second, 45],
        ],
        { SKIPTING_HOPS_NR: body.skiptinG_HOPS_NR },
      ),
    });
    await agree(groupId, first, again.body.skiptinG_HOPS_NR);
    expect((await read(groupId, second)).body.hopuR_TILBUINN).toBe(1);
    await leave(groupId, first);
    await leave(groupId, second);
    expect(await portal.sql('select from author_group where group_id = $1', [groupId])).toEqual([]);
  });

  it('H65 is not agreed to by who proposed its split or is in it themselves, acting for another', async () => {
    const [first, second] = [await portal.someone(), await portal.someone()];
    // A manager of both proposes for one of them, and does not agree for the other.
    const manager = await portal.someone();
    const forFirst = await actingFor(first, manager, 0);
    const { status, body } = await make(forFirst, [
      [first, 90],
      [second, 10],
    ]);
    const { hofundahopuR_NR: groupId, skiptinG_HOPS_NR: split } = body;
    expect(status).toBe(201);
    const own = await portal.ask('PATCH /api/users/stopMasquerade/', { as: forFirst });
    const forSecond = await actingFor(second, { ...manager, token: own.body.token }, 0);
    expect((await agree(groupId, forSecond, split)).status).toBe(403);
    // Nor does the other of the two.
    const proxy = await actingFor(second, first, 0);
    expect((await agree(groupId, proxy, split)).status).toBe(403);
    const refused = await make(proxy, [
      [first, 90],
      [second, 10],
    ]);
    expect(refused.status).toBe(403);
    expect((await agree(groupId, second, split)).status).toBe(204);
    const reading = await actingFor(second, await portal.someone(), 1);
    expect((await read(groupId, reading)).status).toBe(200);
    expect((await agree(groupId, reading, split)).status).toBe(403);
    expect((await leave(groupId, reading)).status).toBe(403);
  });

  it('H61, H65 is agreed to by nobody but the author, to no split but the one that stands, also past the calls', async () => {
    const { people, groupId, split } = await aBand(50, 50);
    const stranger = await portal.someone();
    const [first, second] = people as [Someone, Someone];
    const asFirst = (what: string) =>
      portal.sql(`select set_config('omur.user_id', '${first.userId}', true); ${what}`);
    const of = `where group_id = ${groupId} and author_id =`;
    const change = 'update author_group_member set';
    await portal.sql(`${change} agreed_split = null ${of} ${second.authorId}`);
    const tries: [string, RegExp][] = [
      [`${change} agreed_split = ${split} ${of} ${second.authorId}`, /does not agree/],
      [`${change} agreed_split = ${split + 1} ${of} ${first.authorId}`, /another split/],
      [
        `${change} share = 49 ${of} ${first.authorId}; ${change} agreed_split = ${split + 1} ${of} ${first.authorId}`,
        /add up/,
      ],
      [
        `insert into author_group_member (group_id, author_id, author_type_id, share, joined_at)
         values (${groupId}, ${stranger.authorId}, 36, 1, now())`,
        /not been asked/,
      ],
    ];
    for (const [what, reason] of tries) await expect(asFirst(what)).rejects.toThrow(reason);
    expect((await agree(groupId, second, split)).status).toBe(204);
    // Another member makes another split, whatever wrote it.
    await portal.sql(
      `insert into author_group_member (group_id, author_id, author_type_id, share) values ($1, $2, 36, 1)`,
      [groupId, stranger.authorId],
    );
    expect((await read(groupId, first)).body.hopuR_TILBUINN).toBe(0);
  });

  it('H66, H67 tells its members and staff names and shares, others nothing, and nobody a number of a person', async () => {
    const { people, groupId, split } = await aBand(50, 50);
    const [first, second] = people as [Someone, Someone];
    await portal.sql(`update author set pseudonym = 'Hulda', display_name = 'Hulda' where author_id = $1`, [
      second.authorId,
    ]);
    const { text } = await read(groupId, first);
    for (const secret of [
      second.kennitala,
      `${second.kennitala}@example.is`,
      `:${second.personId},`,
      second.name,
    ])
      expect(text).not.toContain(secret);
    const [stranger, editor] = [await portal.someone(), await portal.someone({ role: 'editor' })];
    expect((await read(groupId, stranger)).status).toBe(404);
    expect((await portal.ask('GET /api/groups', { as: stranger })).status).toBe(404);
    expect((await agree(groupId, stranger, split)).status).toBe(404);
    expect((await read(groupId, editor)).status).toBe(200);
    expect((await portal.ask('GET /api/groups', { as: editor })).body.length).toBeGreaterThan(1);
    expect((await leave(groupId, editor)).status).toBe(404);
    expect((await portal.ask(`GET /api/groups/${groupId}`)).status).toBe(401);
  });
});
