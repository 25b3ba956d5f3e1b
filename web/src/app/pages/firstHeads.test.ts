import { expect, it } from 'vitest';
import { messages as statistics } from '../../royalties/statistics/messages.ts';
import { statsPage } from '../../royalties/statistics/pages.ts';
import { messages as registration } from '../../works/registration/messages.ts';
import { newWorkPage } from '../../works/registration/pages.ts';
import { firstHeads } from './firstHeads.ts';

it('H162 the heads that stand in the page before its code are those of the pages', () => {
  const heads = [
    [newWorkPage, registration.newHow],
    [statsPage, statistics.subtitle],
  ] as const;
  expect(firstHeads).toEqual(
    Object.fromEntries(
      heads.map(([{ path, label }, what]) => [path, { is: [label.is, what.is], en: [label.en, what.en] }]),
    ),
  );
});
