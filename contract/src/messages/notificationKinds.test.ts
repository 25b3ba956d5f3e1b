import { expect, it } from 'vitest';
import { peopleTables } from '../people/rules/recordedPeople.ts';
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
it('J3, M2, H46, H61 of money and of answers one hears both ways who has not chosen', () => {
  expect(notificationKinds.filter((kind) => unchosenChannel(kind) === 'both')).toEqual([
    'caseAnswer',
    'group',
    'distributionFinished',
    'payment',
    'heirs',
  ]);
});
