import { useQuery } from '@tanstack/react-query';
import { type LinkProps, useLocation } from '@tanstack/react-router';
import { useLoggedIn } from '../../platform/api/session.ts';
import type { Language } from '../../platform/i18n/text.ts';
import { useLanguage } from '../../platform/i18n/texts.tsx';
import { useMember } from '../../platform/page/member.ts';
import { deskSections, type Page } from '../../platform/page/page.ts';
import type { NavigationItem } from '../../platform/ui/Shell.tsx';
import { memberPages } from '../pages/memberPages.ts';
import { hasMenu, type NamedPage, type Shown, shownTo } from '../pages/shown.ts';

/** What the person who is logged in may be led to. The pages of the desk come for staff alone. */
export function useShownPages(): Shown & { areAll: boolean } {
  const member = useMember();
  const desk = useQuery({
    queryKey: ['the pages of the desk'],
    queryFn: async () => (await import('../pages/deskPages.ts')).deskPages,
    enabled: member.isStaff,
    staleTime: Infinity,
  });
  const all: readonly Page[] = [...memberPages, ...(desk.data ?? [])];
  return {
    ...shownTo(member, desk.data ? all : all.filter(({ menu }) => menu?.group !== 'desk')),
    areAll: member.isKnown && (!member.isStaff || !desk.isPending),
  };
}

export const iconOf = ({ icon: Icon }: Page) => Icon && <Icon />;

/** A page of the table, whose path the router knows. */
export const linkTo = ({ path }: Page) => ({ to: path }) as LinkProps;

/** The menu of the person who is logged in: all of it at once, since nothing that stands there moves; null for who has none (F2.24). */
export function useNavigation(): NavigationItem[] | null {
  const { role } = useLoggedIn();
  const [language] = useLanguage();
  const pathname = useLocation({ select: (location) => location.pathname });
  const { pages, areAll } = useShownPages();
  if (!hasMenu(role)) return null;
  if (!areAll) return [];
  const inMenu = pages.filter(({ menu }) => menu && (!menu.under || pathname.startsWith(menu.under)));
  return inMenu.map((page) => itemOf(page, language));
}

const itemOf = (page: NamedPage, language: Language): NavigationItem => ({
  id: page.path,
  label: page.label[language],
  icon: iconOf(page),
  link: {
    ...linkTo(page),
    ...(page.menu?.isExact && { activeOptions: { exact: true, includeSearch: false } }),
  },
  isSub: page.menu?.under !== undefined,
  heading: page.menu?.group === 'desk' ? deskSections[page.menu.section][language] : undefined,
});
