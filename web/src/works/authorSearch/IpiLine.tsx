import type { IpiName } from '@omur/contract/people/ipi';
import { societiesText } from '../../people/ipi/codeTexts.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Avatar } from '../../platform/ui/Avatar.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import styles from './authorSearch.module.css';
import { messages } from './messages.ts';

/** A name of the IPI register as found: the name, its number and where the writer is a member. */
export function IpiLine({ found: { name, ipiNameNumber, societies } }: { found: IpiName }) {
  const t = useText();
  const [language] = useLanguage();
  const details = [t(messages.ipiNumber, { number: ipiNameNumber }), societiesText(societies, language)];
  return (
    <span className={styles.line}>
      <Avatar name={name} />
      <span>
        <span className={styles.name}>
          {name} <Badge look="teal">{t(messages.fromIpi)}</Badge>
        </span>
        <span className={styles.details}>{details.filter(Boolean).join(' · ')}</span>
      </span>
    </span>
  );
}
