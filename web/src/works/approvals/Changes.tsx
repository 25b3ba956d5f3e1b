import type { Change } from '@omur/contract/works/approvals';
import { ChangeList } from '../../platform/changes/ChangeList.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import styles from './approvals.module.css';
import { messages } from './messages.ts';

/** What differs from the registration that the authors answered before. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  const t = useText();
  if (changes.length === 0) return null;
  return (
    <section className={styles.changes} aria-label={t(messages.changed)}>
      <p className={styles.changesTitle}>{t(messages.changed)}</p>
      <ChangeList changes={changes} />
    </section>
  );
}
