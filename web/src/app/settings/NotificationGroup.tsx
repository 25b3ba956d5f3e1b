import type { NotificationGroup as Group } from '@omur/contract/messages/notificationGroups';
import type { NotificationSetting } from '@omur/contract/messages/notifications';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { useIsMobile } from '../../platform/ui/useIsMobile.ts';
import { groupNames, messages } from './messages.ts';
import styles from './NotificationSettings.module.css';

interface NotificationGroupProps {
  group: Group;
  settings: readonly NotificationSetting[];
  children: ReactNode;
}

/** H142: kinds about one matter, which on a phone stand behind a line that says how many there are, and how they come. */
export function NotificationGroup({ group, settings, children }: NotificationGroupProps) {
  const t = useText();
  const isMobile = useIsMobile();
  const [toggled, setToggled] = useState<boolean>();
  const isOpen = toggled ?? !isMobile;
  const byLetter = settings.filter(({ channel }) => channel === 'letter' || channel === 'both').length;
  const off = settings.filter(({ channel }) => channel === 'none').length;
  return (
    <details className={styles.group} open={isOpen}>
      <summary
        onClick={(event) => {
          event.preventDefault();
          setToggled(!isOpen);
        }}
      >
        <ChevronDown size={18} aria-hidden />
        <h3>{t(groupNames[group])}</h3>
        <span className="dim small">
          {[
            t(messages.kindCount, { count: settings.length }),
            byLetter > 0 && t(messages.byLetter, { count: byLetter }),
            off > 0 && t(messages.switchedOff, { count: off }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </summary>
      {children}
    </details>
  );
}
