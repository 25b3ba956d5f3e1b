import { expect, it } from 'vitest';
import { aboutPage } from './aboutPage.ts';

it('H40 knows from its path what a page is about', () => {
  expect(aboutPage('/verk/100234')).toEqual({ about: 'work', aboutId: 100234 });
  expect(aboutPage('/verk/100234/breyta')).toEqual({ about: 'work', aboutId: 100234 });
  expect(aboutPage('/samningar/42')).toEqual({ about: 'contract', aboutId: 42 });
  expect(aboutPage('/lifandi-flutningar/7')).toEqual({ about: 'livePerformance', aboutId: 7 });
  for (const path of ['/', '/verk/stofna', '/samningar/i-bid/3', '/mitt-spjald'])
    expect(aboutPage(path)).toBeUndefined();
});
