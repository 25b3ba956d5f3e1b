import type { LivePerformanceResult } from '@omur/contract/performances/rules/livePerformanceResult';
import { longestLineTexts } from '@omur/contract/performances/rules/setList';
import { ExternalLink } from 'lucide-react';
import { useText } from '../../../platform/i18n/texts.tsx';
import { WritersField } from '../../../people/ipi/WritersField.tsx';
import { TextField } from '../../../platform/ui/TextField.tsx';
import { VisuallyHidden } from '../../../platform/ui/VisuallyHidden.tsx';
import type { ForeignRow } from '../form.ts';
import { messages } from './messages.ts';
import { PlayedFields, useLineErrors } from './PlayedFields.tsx';
import styles from './setList.module.css';

/** The public search of the ISWC network. */
const iswcSearchAddress = 'https://iswcnet.cisac.org/';

interface ForeignFieldsProps {
  row: ForeignRow;
  onChange: (row: ForeignRow) => void;
  results: readonly LivePerformanceResult[];
  isTried: boolean;
}

/** L2.20: a work that is not in the system. */
export function ForeignFields({ row, onChange, results, isTried }: ForeignFieldsProps) {
  const t = useText();
  const errorAt = useLineErrors(results, isTried);
  const wire = (field: 'title' | 'authors' | 'iswc') => ({
    value: row[field],
    onChange: (typed: string) => onChange({ ...row, [field]: typed }),
    error: errorAt(field, row[field]),
    autoComplete: 'off',
  });
  const tooLong = row.title.length > longestLineTexts.title - 20 ? longestLineTexts.title : undefined;

  return (
    <div className={styles.fields}>
      <TextField label={t(messages.title)} {...wire('title')} maxLength={tooLong} required />
      <WritersField label={t(messages.authors)} {...wire('authors')} />
      <div className={styles.wide}>
        <PlayedFields
          duration={row.duration}
          quantity={row.quantity}
          onChange={(change) => onChange({ ...row, ...change })}
          errorAt={errorAt}
        />
      </div>
      <div className={styles.wide}>
        <TextField
          label={t(messages.iswc)}
          {...wire('iswc')}
          hint={
            <>
              {t(messages.iswcHint)}
              {' · '}
              <a href={iswcSearchAddress} target="_blank" rel="noreferrer" className={styles.iswcLink}>
                {t(messages.iswcSearch)} <ExternalLink size={13} aria-hidden />
                <VisuallyHidden> {t(messages.opensNewTab)}</VisuallyHidden>
              </a>
            </>
          }
          autoCapitalize="characters"
          isOptional
        />
      </div>
    </div>
  );
}
