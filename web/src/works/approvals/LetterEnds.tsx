import { CircleCheck, CircleSlash, Link2Off, MessageSquareWarning, UserX } from 'lucide-react';
import type { Refusal } from '../../platform/api/refusal.ts';
import { LetterEnd } from '../../platform/page/LetterFrame.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { messages } from './messages.ts';

export function Answered({ isApproved }: { isApproved: boolean }) {
  const t = useText();
  return (
    <LetterEnd icon={isApproved ? <CircleCheck /> : <MessageSquareWarning />} title={t(messages.thanks)}>
      <p>{t(isApproved ? messages.thanksApproved : messages.thanksObjected)}</p>
      <p className="dim">{t(messages.mayClose)}</p>
    </LetterEnd>
  );
}

/** Why the link asks nothing: in the server's words, under a heading of its kind. */
export function CannotAnswer({ refusal: { code, message } }: { refusal: Refusal }) {
  const t = useText();
  const [icon, title] = kindOf(code);
  return (
    <LetterEnd icon={icon} title={t(title)}>
      <p>{message}</p>
    </LetterEnd>
  );
}

function kindOf(code: string) {
  if (code === 'approval.linkInvalid') return [<Link2Off key="icon" />, messages.wrongLink] as const;
  if (code === 'approval.linkOfOther') return [<UserX key="icon" />, messages.ofOther] as const;
  if (code === 'approval.givenAlready' || code === 'approval.objectedAlready')
    return [<CircleCheck key="icon" />, messages.answeredAlready] as const;
  return [<CircleSlash key="icon" />, messages.cannotAnswer] as const;
}
