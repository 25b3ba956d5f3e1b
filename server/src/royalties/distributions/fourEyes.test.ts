import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAnnouncement, importDistribution } from '../../../test/distribution.ts';
import { aPortal, aRegistration, type Portal, type Someone } from '../../../test/portal.ts';
import { readConfig } from '../../platform/config.ts';

let portal: Portal;
let one: Someone;
let other: Someone;
let author: Someone;

beforeAll(async () => {
  portal = await aPortal({ fourEyes: readConfig({}).fourEyes });
  [one, other] = [
    await portal.someone({ role: 'administrator', isPerson: false }),
    await portal.someone({ role: 'administrator', isPerson: false }),
  ];
  author = await portal.someone();
});
afterAll(() => portal.close());

describe('M14 a second pair of eyes', () => {
  it('sees a work that staff registered for others before it is approved', async () => {
    const { body } = await portal.ask('POST /api/compositions', { as: one, body: aRegistration(author) });
    const review = (as: Someone, approved = 1) =>
      portal.ask(`PATCH /api/compositions/${body.verK_NR}/review`, {
        as,
        body: { SAMTHYKKT: approved, ATHUGASEMD: 'Nei' },
      });
    expect((await review(one)).body.Code).toBe('work.ownRegistration');
    expect((await review(other)).status).toBe(204);
    const [told] = await portal.sql(
      `select body_is from notification where person_id = $1 and kind = 'workLight' order by notification_id desc limit 1`,
      [author.personId],
    );
    expect(told?.body_is).not.toContain('allir höfundar');
  });
  it('finishes a distribution whose file another sent', async () => {
    await importDistribution(portal, { as: one, id: 1, file: 'line;pot;amount;title\n1;Útvarp;5;Óþekkt' });
    const finish = (as: Someone) => portal.ask('POST /api/distributions/1/finish', { as });
    expect((await finish(one)).body.Code).toBe('distribution.ownFile');
    expect((await finish(other)).status).toBe(200);
    expect(await portal.sql('select announced_by, finished_by from distribution')).toEqual([
      { announced_by: one.userId, finished_by: other.userId },
    ]);
  });
  it('takes the parts of a file from who announced it alone, so that nobody finishes what they sent', async () => {
    const file = 'line;pot;amount;title\n1;Útvarp;5;Óþekkt';
    await portal.ask('PUT /api/distributions/2', { as: one, body: anAnnouncement(file.length) });
    const content = Buffer.from(file.replace('5', '9')).toString('base64');
    const sent = await portal.ask('PUT /api/distributions/2/parts/1', {
      as: other,
      body: { INNIHALD: content },
    });
    expect([sent.status, sent.body.Code]).toEqual([409, 'distribution.anothersFile']);
  });
  it('is a setting', () => {
    expect(readConfig({ FOUR_EYES: 'none' }).fourEyes.size).toBe(0);
    expect([...readConfig({ FOUR_EYES: 'distributions' }).fourEyes]).toEqual(['distributions']);
    expect(() => readConfig({ FOUR_EYES: 'everything' })).toThrow('FOUR_EYES');
  });
});
