import { CircleCheck, CircleSlash, Link2Off, MessageSquareWarning, UserX } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Refusal } from '../api/refusal.ts';
import { useText } from '../texts.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import styles from './LetterPage.module.css';
import { messages } from './messages.ts';

interface EndProps {
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

/** A page that has nothing more to ask; its heading is read aloud. */
function End({ icon, title, children }: EndProps) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.end}>
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
      <ButtonLink to="/login">{t(messages.toPortal)}</ButtonLink>
    </div>
  );
}

export function Answered({ isApproved }: { isApproved: boolean }) {
  const t = useText();
  return (
    <End icon={isApproved ? <CircleCheck /> : <MessageSquareWarning />} title={t(messages.thanks)}>
      <p>{t(isApproved ? messages.thanksApproved : messages.thanksObjected)}</p>
      <p className="dim">{t(messages.mayClose)}</p>
    </End>
  );
}

/** Why the link asks nothing: in the server's words, under a heading of its kind. */
export function CannotAnswer({ refusal: { code, message } }: { refusal: Refusal }) {
  const t = useText();
  const [icon, title] = kindOf(code);
  return (
    <End icon={icon} title={t(title)}>
      <p>{message}</p>
    </End>
  );
}

function kindOf(code: string) {
  if (code === 'approval.linkInvalid') return [<Link2Off key="icon" />, messages.wrongLink] as const;
  if (code === 'approval.linkOfOther') return [<UserX key="icon" />, messages.ofOther] as const;
  if (code === 'approval.givenAlready' || code === 'approval.objectedAlready')
    return [<CircleCheck key="icon" />, messages.answeredAlready] as const;
  return [<CircleSlash key="icon" />, messages.cannotAnswer] as const;
}
