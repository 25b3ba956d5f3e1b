import { expect, it } from 'vitest';
import { peopleTables } from '../people/rules/recordedPeople.ts';
import { kindOf, notificationKinds } from './notificationKinds.ts';
import { unchosenChannel } from './notifications.ts';

it('H4 the record of changes calls every kind what the settings call it', () => {
  const column = Object.values(peopleTables)
    .map(({ columns }) => columns.kind)
    .find((one) => one?.en === 'Notification');
  expect(column).toMatchObject({
    words: Object.fromEntries(notificationKinds.map((kind) => [kind, kindOf(kind).label])),
  });
});
it('J3, M2 of money alone one hears both ways who has not chosen', () => {
  expect(notificationKinds.filter((kind) => unchosenChannel(kind) === 'both')).toEqual([
    'distributionFinished',
  ]);
});
