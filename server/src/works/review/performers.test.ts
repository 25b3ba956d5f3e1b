import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { groupsOf } from '../../../test/group.ts';
import { aPortal, aRegistration, type Portal, type Someone } from '../../../test/portal.ts';

let portal: Portal;
let member: Someone;
let second: Someone;
let staff: Someone;
let count = 0;
beforeAll(async () => {
  portal = await aPortal();
  member = await portal.someone({ name: 'Þórdís Æsa Öndólfsdóttir' });
  second = await portal.someone({ name: 'Natan Kolbeinsson' });
  staff = await portal.someone({ role: 'editor', isPerson: false });
});
afterAll(() => portal.close());

const { make, agree } = groupsOf(() => portal);

const isrcOf = (number: number) => `ISOMR26${String(number).padStart(5, '0')}`;
const register = async (changes: object) => {
  count += 1;
  const { body, text } = await portal.ask('POST /api/compositions', {
    as: member,
    body: aRegistration(member, { HEITI_VERKS: `Verk ${count}`, ...changes }),
  });
  if (body.verK_NR === undefined) throw new Error(text);
  return body.verK_NR as number;
};
const recordedBy = (performer: string | null) =>
  register({ isrcCodes: [{ isrcCode: isrcOf(count), ...(performer !== null && { performer }) }] });
const reviewed = async (workId: number) =>
  (await portal.ask(`GET /api/compositions/${workId}/review`, { as: staff })).body;
/** Whom the review says to be no author. */
const told = async (workId: number) =>
  (await reviewed(workId)).abendingar.flatMap((one: { tegund: string; lysing: string }) =>
    one.tegund === 'otherPerformers' ? one.lysing : [],
  );

describe('performers of what waits', () => {
  it('R172 are shown with their recordings to who approves the work', async () => {
    const workId = await recordedBy('Adele');
    const { upptokur, isrcCodes } = await reviewed(workId);
    expect(upptokur).toEqual([{ isrC_KODI: isrcCodes[0], flytjandi: 'Adele' }]);
    expect(await told(workId)).toEqual(['Adele']);
    const { body } = await portal.ask('GET /api/compositions/review', { as: staff });
    expect(body.find((row: { verK_NR: number }) => row.verK_NR === workId).abendingar).toMatchObject([
      { tegund: 'otherPerformers', lysing: 'Adele' },
    ]);
    for (const as of [member, second])
      expect((await portal.ask(`GET /api/compositions/${workId}/review`, { as })).status).toBe(403);
  });
  it('R172 are no finding where they are authors, by a name or pseudonym of theirs', async () => {
    expect(await told(await recordedBy(null))).toEqual([]);
    expect(await told(await recordedBy('Æsa Öndólfsdóttir'))).toEqual([]);
    expect(await told(await recordedBy('Æsa'))).toEqual(['Æsa']);
    await portal.sql(`update author set pseudonym = 'Hrím' where author_id = $1`, [member.authorId]);
    expect(await told(await recordedBy('hrím'))).toEqual([]);
  });
  it('R172 are a finding where only one of them is an author, and where the work itself has them', async () => {
    for (const performer of [
      'Þórdís Æsa Öndólfsdóttir & Adele',
      'Adele feat. Þórdís Æsa Öndólfsdóttir',
      'Adele Þórdís Æsa Öndólfsdóttir',
    ])
      expect(await told(await recordedBy(performer))).toEqual([performer]);
    expect(await told(await register({ FLYTJENDUR: 'Adele' }))).toEqual(['Adele']);
    expect(await told(await register({ FLYTJENDUR: 'Öndólfsdóttir Þórdís Æsa' }))).toEqual([]);
  });
  it('R172 are no finding where they are a group that the author has joined with others', async () => {
    const { body } = await make(
      second,
      [
        [second, 50],
        [member, 50],
      ],
      { HEITI_HOPS: 'Hljómsveitin Sog' },
    );
    const others = async () => {
      const { body: registered } = await portal.ask('POST /api/compositions', {
        as: second,
        body: aRegistration(second, {
          HEITI_VERKS: `Verk ${(count += 1)}`,
          isrcCodes: [{ isrcCode: isrcOf(8000 + count), performer: 'Sog' }],
        }),
      });
      return told(registered.verK_NR);
    };
    // A group that nobody else has joined says no more than who typed its name.
    expect(await others()).toEqual(['Sog']);
    expect(await told(await recordedBy('Sog'))).toEqual(['Sog']);
    expect((await agree(body.hofundahopuR_NR, member, body.skiptinG_HOPS_NR)).status).toBe(204);
    expect(await told(await recordedBy('Sog'))).toEqual([]);
    expect(await others()).toEqual([]);
  });
  it('R172 are shown where a code waits for staff', async () => {
    const workId = await portal.work({ by: member, title: 'Samþykkt' });
    await portal.ask('POST /api/isrcCodes', {
      as: member,
      body: { VERK_NR: workId, ISRC_KODI: isrcOf(9001), FLYTJANDI: 'Adele' },
    });
    const { body } = await portal.ask('GET /api/codes', { as: staff });
    expect(body).toMatchObject([{ kodi: isrcOf(9001), flytjandi: 'Adele' }]);
  });
});
