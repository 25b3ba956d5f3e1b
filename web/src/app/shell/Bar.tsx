import { formatKennitala } from '@omur/contract/people/rules/kennitala';
import { useMatches } from '@tanstack/react-router';
import { LogOut, Mail, Search } from 'lucide-react';
import { useState } from 'react';
import { accessPage } from '../../accounts/delegation/pages.ts';
import { helpPage } from '../../platform/help/pages.ts';
import { settingsPage } from '../settings/pages.ts';
import { useLoggedIn } from '../../platform/api/session.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Avatar } from '../../platform/ui/Avatar.tsx';
import { IconButton, IconLink } from '../../platform/ui/IconButton.tsx';
import { LanguageSwitch } from '../../platform/ui/LanguageSwitch.tsx';
import { Menu } from '../../platform/ui/Menu.tsx';
import { useIsMobile } from '../../platform/ui/useIsMobile.ts';
import styles from './Bar.module.css';
import { Bell } from './Bell.tsx';
import { logOut } from '../../platform/page/logOut.ts';
import { useMember } from '../../platform/page/member.ts';
import { messages } from '../../platform/page/messages.ts';
import { messages as caseMessages } from '../../messages/cases/writeMessages.ts';
import { write } from '../../messages/cases/writing.ts';
import { open } from './opened.ts';
import { fetchPalette } from './Palette.tsx';
import { iconOf } from './useNavigation.tsx';
import { StopMasquerade } from './StopMasquerade.tsx';

/** The end of the top bar: greeting and name, language, and the user's menu (F2.28). */
export function Bar() {
  const t = useText();
  const isMobile = useIsMobile();
  const { name, kennitala, userId, role, masquerader } = useLoggedIn();
  const { seesAccess, person, isStaff, isReading } = useMember();
  const mayWrite = Boolean(person) && !isStaff && !isReading && role !== 'external';
  const hasMenu = role !== 'viewer' && role !== 'external';
  // C2.12: to the section of the current page.
  const hash = useMatches({ select: (matches) => matches.at(-1)?.staticData.help });
  const help = { to: '/hjalp', ...(hash && { hash }) } as const;
  const [greeting] = useState(() => greetingAt(new Date().getHours()));
  return (
    <>
      {!isMobile && (
        <p className={styles.greeting}>
          <span className="dim">{t(masquerader ? messages.you : greeting)}</span>{' '}
          <strong>{firstNames(masquerader?.masqueraderName ?? name)}</strong>
        </p>
      )}
      {masquerader && <StopMasquerade />}
      {isMobile && role !== 'external' && (
        <IconButton
          label={t(messages.search)}
          icon={<Search />}
          aria-haspopup="dialog"
          onPointerEnter={() => void fetchPalette()}
          onClick={() => open('palette')}
        />
      )}
      {!isMobile && <IconLink {...help} label={t(helpPage.label)} icon={iconOf(helpPage)} />}
      {!isMobile && mayWrite && (
        <IconButton
          label={t(caseMessages.write)}
          icon={<Mail />}
          aria-haspopup="dialog"
          onClick={() => write()}
        />
      )}
      <Bell />
      <LanguageSwitch />
      <Menu
        label={t(messages.userMenu, { name })}
        trigger={<Avatar name={name} size={36} />}
        triggerClassName={styles.user}
        header={
          <>
            <strong>{name}</strong>
            <div className="dim small tabular">
              {formatKennitala(kennitala)} · nr. {userId}
            </div>
          </>
        }
        items={[
          ...(hasMenu || !seesAccess
            ? []
            : [
                {
                  id: 'access',
                  label: t(accessPage.label),
                  icon: iconOf(accessPage),
                  link: { to: '/umboð' } as const,
                },
              ]),
          ...(isMobile && mayWrite
            ? [{ id: 'write', label: t(caseMessages.write), icon: <Mail />, onSelect: () => write() }]
            : []),
          {
            id: 'settings',
            label: t(settingsPage.label),
            icon: iconOf(settingsPage),
            link: { to: '/stillingar' },
          },
          ...(isMobile ? [{ id: 'help', label: t(helpPage.label), icon: iconOf(helpPage), link: help }] : []),
          {
            id: 'logout',
            label: t(messages.logout),
            icon: <LogOut />,
            onSelect: () => void logOut(),
            startsGroup: true,
          },
        ]}
      />
    </>
  );
}

function greetingAt(hour: number) {
  if (hour >= 18 || hour < 5) return messages.goodEvening;
  return hour < 12 ? messages.goodMorning : messages.goodAfternoon;
}

/** Icelanders are greeted by their given names: all but the last; one name stands alone. */
function firstNames(name: string): string {
  const names = name.split(' ');
  return names.length > 1 ? names.slice(0, -1).join(' ') : name;
}
