import type { Change } from '@omur/contract/works/approvals';
import { changedText } from '@omur/contract/works/rules/differences';
import { ArrowRight } from 'lucide-react';
import { useLanguage, useText } from '../i18n/texts.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './ChangeList.module.css';

const messages = {
  was: { is: 'var', en: 'was' },
  isNow: { is: 'verður', en: 'is now' },
  nothing: { is: 'ekkert', en: 'nothing' },
};

/** What is different: each field with what it was and what it is now. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  const t = useText();
  const [language] = useLanguage();
  const said = (Tag: 'del' | 'ins', change: Change, value: string | null) =>
    value === null ? (
      <span className="dim">{t(messages.nothing)}</span>
    ) : (
      <Tag>{changedText(change, value, language)}</Tag>
    );
  return (
    <dl className={styles.changes}>
      {changes.map((change, at) => (
        <div key={`${change.field} ${at}`}>
          <dt>{change.label[language]}</dt>
          <dd>
            <VisuallyHidden>{t(messages.was)} </VisuallyHidden>
            {said('del', change, change.before)}
            <ArrowRight size={14} aria-hidden />
            <VisuallyHidden> {t(messages.isNow)} </VisuallyHidden>
            {said('ins', change, change.after)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
