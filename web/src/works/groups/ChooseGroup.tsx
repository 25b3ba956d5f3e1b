import type { Group } from '@omur/contract/works/groups';
import { UsersRound } from 'lucide-react';
import { useText } from '../../platform/i18n/texts.tsx';
import { Menu } from '../../platform/ui/Menu.tsx';
import { messages } from './messages.ts';
import { useOfferedGroups } from './useOfferedGroups.ts';

/** H69: offers the groups that everybody agrees to; nothing where there is none. */
export function ChooseGroup({ onChoose }: { onChoose: (group: Group) => void }) {
  const t = useText();
  const groups = useOfferedGroups();
  if (groups.length === 0) return null;
  return (
    <Menu
      label={t(messages.choose)}
      align="start"
      trigger={
        <>
          <UsersRound size={18} aria-hidden /> {t(messages.choose)}
        </>
      }
      items={groups.map((group) => ({
        id: String(group.groupId),
        label: group.groupName,
        onSelect: () => onChoose(group),
      }))}
    />
  );
}
