import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../test/portal.ts';

let portal: Portal;
let member: Someone;
let stranger: Someone;

beforeAll(async () => {
  portal = await aPortal();
  member = await portal.someone({ name: 'Þórdís Æsa' });
  stranger = await portal.someone({ name: 'Jökull Steinn' });
});
afterAll(() => portal.close());

describe('a work', () => {
  it('F7.16 answers the header of a work', async () => {
    const workId = await portal.work({ by: member, title: 'Andvaka' });
    const { status, body } = await portal.ask(`GET /api/compositions/${workId}`, { as: member });
    expect(status).toBe(200);
    expect(body).toMatchObject({ verK_NR: workId, heitI_VERKS: 'Andvaka', lengd: '3.30', ljos: 0, adilI_AD_VERKI: 1 });
  });
  it('F7.15, V8 finds a work whatever the accents', async () => {
    const { body } = await portal.ask('GET /api/compositions?name=ANDVAKA', { as: stranger });
    expect(body[0]).toMatchObject({ heitI_VERKS: 'Andvaka', hofundar: 'Þórdís Æsa', eigiD_VERK: 0 });
  });
});
