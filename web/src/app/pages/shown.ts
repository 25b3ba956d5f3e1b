import type { Page, PagePart, Visitor } from '../../platform/page/page.ts';

/** A page that menu or palette show by its name. */
export type NamedPage = Page & Required<Pick<Page, 'label'>>;

export interface Shown {
  pages: readonly NamedPage[];
  parts: readonly { page: Page; part: PagePart }[];
}

/**
 * The named pages that a person may be led to: those of the menu by their places, the desk's last, then the others; and parts of pages that go
 * by names of their own. F2.24, F6.6: viewers and external users have no menu.
 */
export function shownTo(visitor: Visitor, pages: readonly Page[]): Shown {
  const hasMenu = visitor.role !== 'viewer' && visitor.role !== 'external';
  const mayOpen = pages.filter(({ isFor }) => isFor?.(visitor) ?? true);
  const named = mayOpen.filter((page): page is NamedPage => page.label !== undefined);
  return {
    pages: [
      ...inMenu(hasMenu ? named : [], 'own'),
      ...inMenu(hasMenu ? named : [], 'desk'),
      ...named.filter(({ menu }) => !menu),
    ],
    parts: mayOpen.flatMap((page) =>
      (page.parts ?? []).filter(({ isFor }) => isFor?.(visitor) ?? true).map((part) => ({ page, part })),
    ),
  };
}

const inMenu = (pages: readonly NamedPage[], group: 'own' | 'desk') =>
  pages
    .filter(({ menu }) => menu?.group === group)
    .toSorted((one, other) => (one.menu?.at ?? 0) - (other.menu?.at ?? 0));
