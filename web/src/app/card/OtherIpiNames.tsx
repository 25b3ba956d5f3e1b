import { listPersonIpiNames } from '@omur/contract/people/ipi';
import { useQuery } from '@tanstack/react-query';
import { kindText } from '../../people/ipi/codeTexts.ts';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import styles from './AuthorTab.module.css';
import { messages } from './messages.ts';
import { otherIpiNamesMessages as words } from './otherIpiNamesMessages.ts';

/** X37: by what else the IPI register knows the person; the names that are authors stand in the list above. */
export function OtherIpiNames({ personId }: { personId: number }) {
  const t = useText();
  const [language] = useLanguage();
  const { data } = useQuery(listQueryFor(listPersonIpiNames, { params: { personId } }));
  const others = data?.rows.filter(({ authorId }) => authorId === null) ?? [];
  if (others.length === 0) return null;
  return (
    <div className={styles.otherNames}>
      <h3>{t(words.otherIpiNames)}</h3>
      <p className="dim small">{t(words.otherIpiNamesNote)}</p>
      <ul>
        {others.map(({ ipiNameNumber, name, nameKind }) => (
          <li key={ipiNameNumber}>
            {name}{' '}
            <span className="dim small tabular">
              {[t(messages.ipi, { number: ipiNameNumber }), kindText(nameKind, language)].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
