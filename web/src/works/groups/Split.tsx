import { findAuthorType } from '@omur/contract/people/rules/authorTypes';
import { formatPercent } from '@omur/contract/platform/rules/shares';
import type { Group } from '@omur/contract/works/groups';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Avatar } from '../../platform/ui/Avatar.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { ShareBar } from '../../platform/ui/ShareBar.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import styles from './groups.module.css';
import { messages } from './messages.ts';

/** H61: who has which share, and who agrees to it. */
export function Split({ of: { members } }: { of: Group }) {
  const t = useText();
  const [language] = useLanguage();
  const shares = members.map(({ authorId, displayName, shareHundredths }) => ({
    id: authorId,
    name: displayName,
    shareHundredths,
  }));
  return (
    <Card title={t(messages.split)}>
      <Stack>
        <ShareBar label={t(messages.split)} shares={shares} />
        <ul className={styles.members} aria-label={t(messages.members)}>
          {members.map(({ authorId, displayName, authorTypeId, shareHundredths, hasAgreed, isOwn }) => (
            <li key={authorId}>
              <Avatar name={displayName} />
              <span className={styles.who}>
                <span className={styles.name}>{displayName}</span>
                <span className="dim small">
                  {[isOwn && t(messages.you), findAuthorType(authorTypeId)?.name[language]]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <span className="tabular">{formatPercent(shareHundredths, language)}</span>
              <Badge look={hasAgreed ? 'green' : 'neutral'}>
                {t(hasAgreed ? messages.agrees : messages.notAnswered)}
              </Badge>
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}
