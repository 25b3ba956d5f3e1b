import { describe, expect, it } from 'vitest';
import { arrowsOf, betweenDomains, findCircle, forbidden, type Package, packages } from './domains.ts';

describe.each(Object.entries(packages) as [Package, number][])('the folders of %s', (name, most) => {
  const arrows = arrowsOf(name);

  it('are known to use each other', () => expect(arrows.length).toBeGreaterThan(50));
  it('H1 use only the domains below their own, as ARCHITECTURE.md shows', () =>
    expect(forbidden(arrows).map(({ example }) => example)).toEqual([]));
  it('H1 use one another in no circle', () => expect(findCircle(arrows)).toBeUndefined());
  it('H1 make few arrows between domains', () =>
    expect(betweenDomains(arrows).length).toBeLessThanOrEqual(most));
});

describe('the check', () => {
  const arrow = (from: string, to: string) => ({ from, to, example: `${from} → ${to}` });

  it('H1 finds an arrow that points up, to the side, or out of the domains', () => {
    const wrong = [
      arrow('people/persons', 'works/catalogue'),
      arrow('grants/funds', 'royalties/statistics'),
      arrow('works/review', 'elsewhere'),
    ];
    expect(
      forbidden([...wrong, arrow('works/review', 'people/persons'), arrow('works/review', 'works/codes')]),
    ).toEqual(wrong);
  });
  it('H1 finds a circle of any length', () => {
    const chain = [arrow('a', 'b'), arrow('b', 'c'), arrow('x', 'a')];
    expect(findCircle(chain)).toBeUndefined();
    expect(findCircle([...chain, arrow('c', 'a')])).toEqual(['a', 'b', 'c', 'a']);
  });
});
