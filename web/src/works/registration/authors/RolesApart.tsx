import { normaliseShareInput } from '@omur/contract/platform/rules/shares';
import type { Text } from '../../../platform/i18n/text.ts';
import { useLanguage, useText } from '../../../platform/i18n/texts.tsx';
import { TextField } from '../../../platform/ui/TextField.tsx';
import styles from './authors.module.css';
import { typeLabel } from './authorType.ts';
import type { TypedRoles } from './roles.ts';

interface RolesApartProps {
  types: readonly number[];
  value: TypedRoles;
  onChange: (typed: TypedRoles) => void;
  error: Text | undefined;
}

/** X63: the share of each role of one author; what is left empty is none of theirs. */
export function RolesApart({ types, value, onChange, error }: RolesApartProps) {
  const t = useText();
  const [language] = useLanguage();
  return (
    <div className={styles.rolesApart}>
      {types.map((type, i) => (
        <TextField
          key={type}
          label={`${typeLabel(type, language)}, %`}
          value={value[type] ?? ''}
          onChange={(typed) => onChange({ ...value, [type]: normaliseShareInput(typed) })}
          error={i === 0 && error ? t(error) : undefined}
          inputMode="decimal"
          autoComplete="off"
          isNumeric
        />
      ))}
    </div>
  );
}
