import { useQuery } from '@tanstack/react-query';
import { useText } from '../../platform/i18n/texts.tsx';
import type { NavigationItem } from '../../platform/ui/Shell.tsx';
import { useMember } from '../../platform/page/member.ts';
import { navigationOf } from './navigation.tsx';

/** The menu of whoever is logged in. The desk's comes for staff alone. */
export function useNavigation(isAtContracts: boolean): NavigationItem[] {
  const t = useText();
  const member = useMember();
  const desk = useQuery({
    queryKey: ['the menu of the desk'],
    queryFn: () => import('./deskNavigation.tsx'),
    enabled: member.isStaff,
    staleTime: Infinity,
  });
  return [
    ...navigationOf(member, t, isAtContracts),
    ...(member.isStaff && desk.data ? desk.data.deskNavigationOf(member.role === 'administrator', t) : []),
  ];
}
