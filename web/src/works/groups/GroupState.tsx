import type { Group } from '@omur/contract/works/groups';
import { fullShare, totalShare } from '@omur/contract/platform/rules/shares';
import { useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { messages } from './messages.ts';

/** Somebody has left, and no split has been proposed since. */
export const isOpen = ({ members }: Group) => totalShare(members) !== fullShare;

export function GroupState({ of }: { of: Group }) {
  const t = useText();
  if (of.isReady) return <Badge look="green">{t(messages.ready)}</Badge>;
  if (of.isAsked) return <Badge look="accent">{t(messages.asksYou)}</Badge>;
  if (isOpen(of)) return <Badge look="amber">{t(messages.open)}</Badge>;
  return <Badge>{t(messages.waits)}</Badge>;
}
