import { randomUUID } from 'node:crypto';
import { largestDraftBytes, mostDrafts } from '@omur/contract/drafts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../test/portal.ts';

let portal: Portal;
let member: Someone;
let stranger: Someone;

beforeAll(async () => {
  portal = await aPortal();
  [member, stranger] = await Promise.all([portal.someone(), portal.someone()]);
});
afterAll(() => portal.close());

const content = (title: string) => ({ title, authors: [{ name: 'Þórdís', share: 33.33 }] });
const save = (id: string, version: number, title = 'Brimalda', as = member, more = {}) =>
  portal.ask(`PUT /api/drafts/${id}`, {
    as,
    body: { TEGUND: 'work', HEITI_DRAGA: title, INNIHALD: content(title), UTGAFA: version, ...more },
  });
const read = (id: string, as = member) => portal.ask(`GET /api/drafts/${id}`, { as });
const remove = (id: string, as = member) => portal.ask(`DELETE /api/drafts/${id}`, { as });
const list = (as: Someone, query = '') => portal.ask(`GET /api/drafts${query}`, { as });

describe('a draft', () => {
  it('P5 is kept, read again on another device, saved over, and deleted', async () => {
    const id = randomUUID();
    expect((await save(id, 0)).body).toEqual({
      droG_NR: id,
      utgafa: 1,
      dagS_SEIN_BREYTT: expect.any(String),
    });
    expect((await save(id, 1, 'Brim')).body.utgafa).toBe(2);
    expect((await read(id)).body).toMatchObject({
      tegund: 'work',
      heitI_DRAGA: 'Brim',
      innihald: content('Brim'),
      utgafa: 2,
    });
    expect((await remove(id)).status).toBe(204);
    expect((await read(id)).body.Code).toBe('draft.notFound');
    expect((await remove(id)).status).toBe(204);
  });
  it('P5 stands in a list, the latest first, that can be narrowed to a kind', async () => {
    const one = await portal.someone();
    expect(await list(one)).toMatchObject({ status: 404, body: { Message: 'Engin drög fundust' } });
    const [first, second] = [randomUUID(), randomUUID()];
    await save(first, 0, 'Fyrst', one);
    await save(second, 0, 'Síðast', one, { TEGUND: 'performance' });
    const titles = (body: { heitI_DRAGA: string }[]) => body.map((row) => row.heitI_DRAGA);
    expect(titles((await list(one)).body)).toEqual(['Síðast', 'Fyrst']);
    expect(titles((await list(one, '?kind=work&limit=10')).body)).toEqual(['Fyrst']);
    expect((await list(one, '?kind=song')).status).toBe(422);
  });
  it('V11 is not saved over what another device saved meanwhile, nor over what it deleted', async () => {
    const id = randomUUID();
    await save(id, 0);
    await save(id, 1, 'Í símanum');
    expect(await save(id, 1, 'Í tölvunni')).toMatchObject({
      status: 412,
      body: { Code: 'draft.changedMeanwhile' },
    });
    expect(await save(id, 0, 'Í tölvunni')).toMatchObject({ status: 412 });
    expect((await read(id)).body.heitI_DRAGA).toBe('Í símanum');
    await remove(id);
    expect(await save(id, 2, 'Í tölvunni')).toMatchObject({ status: 404, body: { Code: 'draft.notFound' } });
  });
  it('V11 of saves at the same time takes one', async () => {
    const id = randomUUID();
    const firsts = await Promise.all(Array.from({ length: 5 }, (_, n) => save(id, 0, `Tilraun ${n}`)));
    expect(firsts.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412, 412]);
    const nexts = await Promise.all(Array.from({ length: 5 }, (_, n) => save(id, 1, `Aftur ${n}`)));
    expect(nexts.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412, 412]);
    expect((await read(id)).body.utgafa).toBe(2);
  });
  it('is one of so many and no more, also when they come at once', async () => {
    const one = await portal.someone();
    const answers = await Promise.all(
      Array.from({ length: mostDrafts + 5 }, (_, n) => save(randomUUID(), 0, `Nr. ${n}`, one)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(mostDrafts);
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused).toMatchObject({ status: 409, body: { Code: 'draft.tooMany' } });
    expect(refused?.body.Message).toContain(String(mostDrafts));
    expect((await list(one, '?limit=1')).headers['x-total-count']).toBe(String(mostDrafts));
  });
  it.each([
    ['too large', { INNIHALD: 'x'.repeat(largestDraftBytes) }, 413],
    ['with NUL in it', { INNIHALD: { title: 'a\u0000b' } }, 422],
    ['of no kind', { TEGUND: 'song' }, 422],
    ['of a version before the first', { UTGAFA: -1 }, 422],
    ['under a name without end', { HEITI_DRAGA: 'x'.repeat(201) }, 422],
  ])('is refused %s', async (_, more, status) => {
    expect((await save(randomUUID(), 0, 'Brim', member, more)).status).toBe(status);
  });
  it('has a number of its own making, which must be one', async () => {
    for (const id of ['7', 'drog', `${randomUUID()}0`]) expect((await save(id, 0)).status).toBe(404);
  });
  it('leaves no trace in the records, which are for good', async () => {
    await save(randomUUID(), 0);
    expect(await portal.sql(`select from change_record where table_name = 'draft'`)).toEqual([]);
  });
});

describe('whose draft it is', () => {
  it('S6 is nobody else’s, staff included', async () => {
    const id = randomUUID();
    await save(id, 0);
    for (const other of [stranger, await portal.someone({ role: 'administrator' })]) {
      expect((await read(id, other)).body.Code).toBe('draft.notFound');
      expect((await save(id, 1, 'Rænt', other)).body.Code).toBe('draft.notFound');
      expect((await save(id, 0, 'Rænt', other)).body.Code).toBe('draft.notFound');
      expect((await remove(id, other)).status).toBe(204);
      expect((await list(other)).status).toBe(404);
    }
    expect((await read(id)).body.heitI_DRAGA).toBe('Brimalda');
  });
  it('S6 is not for those who register nothing, nor for nobody', async () => {
    const viewer = await portal.someone({ role: 'viewer' });
    expect((await list(viewer)).status).toBe(403);
    expect((await save(randomUUID(), 0, 'Brim', viewer)).status).toBe(403);
    expect((await portal.ask('GET /api/drafts')).status).toBe(401);
  });
  it('S5 belongs, while one acts for somebody, to whom one acts for', async () => {
    const agent = await portal.someone({ role: 'external' });
    await portal.sql(`update session set acting_for_user_id = $1 where user_id = $2`, [
      member.userId,
      agent.userId,
    ]);
    const id = randomUUID();
    expect((await save(id, 0, 'Í umboði', agent)).status).toBe(200);
    expect((await read(id)).body.heitI_DRAGA).toBe('Í umboði');
    await portal.sql('update session set acting_for_user_id = null where user_id = $1', [agent.userId]);
  });
  it('S5 while staff work on their own belongs to the user, who needs no person', async () => {
    const editor = await portal.someone({ role: 'editor', isPerson: false });
    const id = randomUUID();
    expect((await save(id, 0, 'Skráð á skrifstofu', editor)).status).toBe(200);
    expect((await list(editor)).body).toHaveLength(1);
  });
});
