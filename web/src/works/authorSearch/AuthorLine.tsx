import { useText } from '../../platform/i18n/texts.tsx';
import { Avatar } from '../../platform/ui/Avatar.tsx';
import styles from './authorSearch.module.css';
import { messages } from './messages.ts';

export interface LineAuthor {
  authorId: number;
  displayName: string;
  /** V10: the first six digits and no more. */
  kennitalaStart?: string | null;
}

/** An author as found: name, first six digits of the kennitala, number. */
export function AuthorLine({ author, note }: { author: LineAuthor; note?: string }) {
  const t = useText();
  const { authorId, displayName, kennitalaStart } = author;
  const details = [
    kennitalaStart && `${kennitalaStart}…`,
    t(messages.authorNumber, { authorId }),
    note,
  ].filter(Boolean);
  return (
    <span className={styles.line}>
      <Avatar name={displayName} />
      <span>
        <span className={styles.name}>{displayName}</span>
        <span className={styles.details}>{details.join(' · ')}</span>
      </span>
    </span>
  );
}
