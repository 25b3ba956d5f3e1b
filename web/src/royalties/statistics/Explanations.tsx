import { ChevronRight } from 'lucide-react';
import type { Text } from '../../platform/i18n/text.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import styles from './statistics.module.css';

/** What the columns of a table mean, in plain words. */
export function Explanations({ title, of }: { title: Text; of: readonly { name: Text; words: Text }[] }) {
  const t = useText();
  return (
    <details className={styles.explanations}>
      <summary>
        <ChevronRight size={16} aria-hidden /> {t(title)}
      </summary>
      <dl>
        {of.map(({ name, words }) => (
          <div key={t(name)}>
            <dt>{t(name)}</dt>
            <dd>{t(words)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
