import { expect, it } from 'vitest';
import { peopleTables } from '../people/rules/recordedPeople.ts';
import { notificationGroups } from './notificationGroups.ts';
import { notificationKinds } from './notificationKinds.ts';
import { textOf } from './notificationTexts.ts';
import { unchosenChannel } from './notifications.ts';

it('H4 the record of changes calls every kind what the settings call it', () => {
  const column = Object.values(peopleTables)
    .map(({ columns }) => columns.kind)
    .find((one) => one?.en === 'Notification');
  expect(column).toMatchObject({
    words: Object.fromEntries(notificationKinds.map((kind) => [kind, textOf(kind).label])),
  });
});
it('H142 every kind is in one group of the settings', () => {
  expect(Object.values(notificationGroups).flat().toSorted()).toEqual(notificationKinds.toSorted());
});
it('J3, M2, H46, H61, H144 of money and of answers one hears both ways who has not chosen', () => {
  expect(notificationKinds.filter((kind) => unchosenChannel(kind) === 'both')).toEqual([
    'caseAnswer',
    'group',
    'setListReminder',
    'distributionFinished',
    'payment',
    'heirs',
  ]);
});
