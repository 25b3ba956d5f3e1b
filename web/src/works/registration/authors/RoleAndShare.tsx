import { formatPercent, remainingShare } from '@omur/contract/platform/rules/shares';
import { useLanguage, useText } from '../../../platform/i18n/texts.tsx';
import { CheckboxField } from '../../../platform/ui/CheckboxField.tsx';
import type { FormAuthor } from '../form.ts';
import styles from './authors.module.css';
import { messages } from './messages.ts';
import type { useRoleAndShare } from './newAuthor.ts';
import { ShareField } from './ShareField.tsx';
import { TypeField } from './TypeField.tsx';

interface RoleAndShareProps {
  state: ReturnType<typeof useRoleAndShare>;
  types: readonly number[];
  authors: readonly FormAuthor[];
  isTried: boolean;
  isFixed?: boolean;
}

export function RoleAndShare({ state, types, authors, isTried, isFixed = false }: RoleAndShareProps) {
  const t = useText();
  const [language] = useLanguage();
  const left = formatPercent(Math.max(0, remainingShare(authors)), language);
  return (
    <div className={styles.roleAndShare}>
      <TypeField types={types} value={state.authorTypeId} onChange={state.setAuthorTypeId} />
      <ShareField
        value={state.typedShare}
        onChange={state.setTypedShare}
        error={isTried ? state.problem : undefined}
        hint={isFixed || state.isEven ? undefined : t(messages.left, { share: left })}
        isFixed={isFixed}
      />
      {state.setEven && (
        <div className={styles.even}>
          <CheckboxField label={t(messages.even)} isChecked={state.isEven} onChange={state.setEven} />
        </div>
      )}
    </div>
  );
}
