import { randomUUID } from 'node:crypto';
import { earliestPerformanceDay } from '@omur/contract/platform/rules/performanceDays';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPortal, type Portal, type Someone } from '../../../test/portal.ts';
import { remindOfSetLists } from './remind.ts';

let portal: Portal;
let member: Someone;

beforeAll(async () => {
  portal = await aPortal();
});
beforeEach(async () => {
  member = await portal.someone();
});
afterAll(() => portal.close());

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** A draft as the page keeps it, untouched since yesterday unless told otherwise. */
async function aDraft(startDate: unknown, { kind = 'domestic', hours = 24, as = member } = {}) {
  const draftId = randomUUID();
  const { status, text } = await portal.ask(`PUT /api/drafts/${draftId}`, {
    as,
    body: {
      TEGUND: 'performance',
      HEITI_DRAGA: 'Þórdís og félagar',
      INNIHALD: { kind, typed: { startDate } },
      UTGAFA: 0,
    },
  });
  if (status !== 200) throw new Error(text);
  await portal.sql(`update draft set updated_at = now() - make_interval(hours => $2) where draft_id = $1`, [
    draftId,
    hours,
  ]);
  return draftId;
}

interface Told {
  link: string;
  body_is: string;
}
const toldTo = ({ personId }: Someone) =>
  portal.sql<Told & Record<string, unknown>>(
    `select link, body_is from notification where person_id = $1 and kind = 'setListReminder' order by notification_id`,
    [personId],
  );

describe('a performance that is over and whose registration is a draft', () => {
  it('H144 is reminded of once, in the portal and by letter, with the draft behind the link', async () => {
    const draftId = await aDraft(daysAgo(1));
    await remindOfSetLists(portal.pool);
    await remindOfSetLists(portal.pool);
    const told = await toldTo(member);
    expect(told).toHaveLength(1);
    expect(told[0]?.link).toBe(`/lifandi-flutningar/stofna/innlendur?drog=${draftId}`);
    expect(told[0]?.body_is).toContain('„Þórdís og félagar“');
    const letters = await portal.sql(
      `select from letter l join person p on p.person_id = l.person_id where l.person_id = $1 and l.kind = 'setListReminder'`,
      [member.personId],
    );
    const [reached] = await portal.sql('select email from person where person_id = $1', [member.personId]);
    expect(letters).toHaveLength(reached?.['email'] ? 1 : 0);
  });
  it('H144 is reminded of again once it is said to have been on another day', async () => {
    const draftId = await aDraft(daysAgo(3), { kind: 'foreign' });
    await remindOfSetLists(portal.pool);
    await portal.sql(
      `update draft set content = jsonb_set(content, '{typed,startDate}', to_jsonb($2::text)) where draft_id = $1`,
      [draftId, daysAgo(2)],
    );
    await remindOfSetLists(portal.pool);
    expect((await toldTo(member)).map(({ link }) => link)).toEqual([
      `/lifandi-flutningar/stofna/erlendur?drog=${draftId}`,
      `/lifandi-flutningar/stofna/erlendur?drog=${draftId}`,
    ]);
  });
  it.each([
    ['it is today', daysAgo(0), {}],
    ['its member was at it today', daysAgo(5), { hours: 1 }],
    ['it can no longer be registered', '2001-01-01', {}],
    ['no day was typed', '', {}],
    ['there is no such day', `${daysAgo(20).slice(0, 8)}99`, {}],
    ['more than a day stands there', `${daysAgo(20)} x`, {}],
    ['it is no text', { is: daysAgo(20) }, {}],
    ['its form is unknown', daysAgo(20), { kind: 'other' }],
  ])('H144 is not reminded of while %s', async (_why, day, options) => {
    await aDraft(day, options);
    await remindOfSetLists(portal.pool);
    expect(await toldTo(member)).toEqual([]);
  });
  it('H144 is reminded of on the last day on which it can be registered', async () => {
    await aDraft(earliestPerformanceDay(daysAgo(0)));
    await remindOfSetLists(portal.pool);
    expect(await toldTo(member)).toHaveLength(1);
  });
});
