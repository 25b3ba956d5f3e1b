import type { User } from '@omur/contract/accounts/users';
import { useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { messages } from './messages.ts';

/** Whether a user can log in: what bars it comes before what is only missing. */
export function UserState({ user }: { user: User }) {
  const t = useText();
  if (user.isClosed) return <Badge>{t(messages.closed)}</Badge>;
  if (user.isLocked) return <Badge look="red">{t(messages.locked)}</Badge>;
  if (user.hasPassword) return <Badge look="green">{t(messages.active)}</Badge>;
  return user.invitedUntil ? (
    <Badge look="amber">{t(messages.invited)}</Badge>
  ) : (
    <Badge look="amber">{t(messages.notInvited)}</Badge>
  );
}
