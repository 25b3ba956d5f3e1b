import { deskSections, type Page, type PagePart, type Visitor } from '../../platform/page/page.ts';

/** A page that menu or palette show by its name. */
export type NamedPage = Page & Required<Pick<Page, 'label'>>;

export interface Shown {
  pages: readonly NamedPage[];
  parts: readonly { page: Page; part: PagePart }[];
}

/** F2.24, F6.6: viewers and external users have no menu. */
export const hasMenu = (role: Visitor['role']) => role !== 'viewer' && role !== 'external';

/**
 * The named pages that a person may be led to: those of the menu by their places, the desk's last, then the others; and parts of pages that go
 * by names of their own.
 */
export function shownTo(visitor: Visitor, pages: readonly Page[]): Shown {
  const mayOpen = pages.filter(({ isFor }) => isFor?.(visitor) ?? true);
  const named = mayOpen.filter((page): page is NamedPage => page.label !== undefined);
  return {
    pages: [
      ...inMenu(hasMenu(visitor.role) ? named : [], 'own'),
      ...inMenu(hasMenu(visitor.role) ? named : [], 'desk'),
      ...named.filter(({ menu }) => !menu),
    ],
    parts: mayOpen.flatMap((page) =>
      (page.parts ?? []).filter(({ isFor }) => isFor?.(visitor) ?? true).map((part) => ({ page, part })),
    ),
  };
}

const sections = Object.keys(deskSections);
const sectionAt = ({ menu }: Page) => (menu?.group === 'desk' ? sections.indexOf(menu.section) : 0);

/** H20: the desk's pages by their sections, and by their places in each. */
const inMenu = (pages: readonly NamedPage[], group: 'own' | 'desk') =>
  pages
    .filter(({ menu }) => menu?.group === group)
    .toSorted(
      (one, other) => sectionAt(one) - sectionAt(other) || (one.menu?.at ?? 0) - (other.menu?.at ?? 0),
    );
