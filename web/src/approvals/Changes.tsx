import type { Change } from '@omur/contract/approvals';
import { ArrowRight } from 'lucide-react';
import { useLanguage, useText } from '../texts.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './approvals.module.css';
import { messages } from './messages.ts';

/** What differs from the registration that the authors answered before. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  const t = useText();
  const [language] = useLanguage();
  if (changes.length === 0) return null;
  return (
    <section className={styles.changes} aria-label={t(messages.changed)}>
      <p className={styles.changesTitle}>{t(messages.changed)}</p>
      <dl>
        {changes.map(({ field, label, before, after }, at) => (
          <div key={`${field} ${at}`}>
            <dt>{label[language]}</dt>
            <dd>
              <VisuallyHidden>{t(messages.was)} </VisuallyHidden>
              <del>{before ?? t(messages.nothing)}</del>
              <ArrowRight size={14} aria-hidden />
              <VisuallyHidden>{t(messages.isNow)} </VisuallyHidden>
              <ins>{after ?? t(messages.nothing)}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
