import type { User } from '@omur/contract/accounts/users';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { roleNames } from '../../platform/page/roles.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { formatInstant, formatNationalId, formatWhole } from '../../platform/i18n/format.ts';
import { messages } from './messages.ts';
import { UserState } from './UserState.tsx';
import styles from './users.module.css';
import { Email } from '../../platform/ui/Email.tsx';

/** What there is to know of a user. */
export function UserFacts({ user }: { user: User }) {
  const t = useText();
  const [language] = useLanguage();
  const { personId, lastUsedAt, invitedUntil } = user;
  const facts: [string, ReactNode][] = [
    [t(messages.state), <UserState key="state" user={user} />],
    [t(messages.role), t(roleNames[user.role])],
    [
      t(messages.kennitala),
      <span key="id" className="tabular">
        {formatNationalId(user.kennitala)}
      </span>,
    ],
    [t(messages.number), String(user.userId)],
    [t(messages.email), user.email ? <Email key="email" address={user.email} /> : t(messages.noEmail)],
    [t(messages.secondFactor), t(user.hasSecondFactor ? messages.hasFactor : messages.hasNoFactor)],
    [t(messages.sessions), formatWhole(user.sessions)],
    [t(messages.lastUsed), lastUsedAt ? formatInstant(lastUsedAt, language) : t(messages.never)],
    ...(invitedUntil
      ? [[t(messages.invitedUntil), formatInstant(invitedUntil, language)] as [string, ReactNode]]
      : []),
    [
      t(messages.person),
      personId === null ? (
        t(messages.noPerson)
      ) : (
        <Link key="person" to="/personur/$personId" params={{ personId: String(personId) }}>
          {t(messages.toPerson)}
        </Link>
      ),
    ],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
