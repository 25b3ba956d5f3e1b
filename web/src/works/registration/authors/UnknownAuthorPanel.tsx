import { defaultAuthorTypeId, offeredAuthorTypes } from '@omur/contract/people/rules/authorTypes';
import { checkUnknownAuthor } from '@omur/contract/works/rules/registrationAuthors';
import { ruleText } from '@omur/contract/platform/rules/sentences';
import type { RuleCode } from '@omur/contract/platform/rules/texts';
import { type FormEvent, useRef, useState } from 'react';
import { useLanguage, useText } from '../../../platform/i18n/texts.tsx';
import { useMember } from '../../../platform/page/member.ts';
import { Alert } from '../../../platform/ui/Alert.tsx';
import { CheckboxField } from '../../../platform/ui/CheckboxField.tsx';
import { Stack } from '../../../platform/ui/Stack.tsx';
import { TextField } from '../../../platform/ui/TextField.tsx';
import { type TypedAuthor, type UnknownRow, unknownKey } from '../form.ts';
import styles from './authors.module.css';
import { messages } from './messages.ts';
import { type PanelProps, useRoleAndShare } from './newAuthor.ts';
import { RoleAndShare } from './RoleAndShare.tsx';
import { useExisting } from './useExisting.ts';

type Field = 'name' | 'email' | 'kennitala' | 'ipiNameNumber';

export const nobody: TypedAuthor = {
  name: '',
  email: '',
  kennitala: '',
  ipiNameNumber: '',
  isForeign: false,
};

interface UnknownAuthorPanelProps extends PanelProps {
  /** Kept with the draft, so that neither another tab nor an ended session loses it. */
  typed: TypedAuthor;
  onTyped: (typed: TypedAuthor) => void;
}

/** F2.41, F5.17–F5.22: an author who is not in the society, at home or abroad. */
export function UnknownAuthorPanel({ formId, authors, onAdd, typed, onTyped }: UnknownAuthorPanelProps) {
  const t = useText();
  const [language] = useLanguage();
  const state = useRoleAndShare(authors, defaultAuthorTypeId);
  const [left, setLeft] = useState<readonly Field[]>([]);
  const [isTried, setIsTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const existing = useExisting(typed);
  const row: Omit<UnknownRow, 'key'> = {
    kind: 'unknown',
    ...typed,
    kennitala: typed.isForeign ? '' : typed.kennitala,
    authorTypeId: state.authorTypeId,
    shareHundredths: state.shareHundredths,
  };
  const { isStaff } = useMember();
  const isNotAsked = isStaff && typed.isForeign;
  const findings = checkUnknownAuthor({ ...row, key: '' }, isStaff);

  const errorAt = (field: Field): string | undefined => {
    const taken: Partial<Record<Field, RuleCode | undefined>> = {
      kennitala: existing.kennitalaRule,
      ipiNameNumber: existing.ipiRule,
    };
    const isToldNow = isTried || left.includes(field);
    const rule = taken[field] ?? (isToldNow ? findings.find(([, at]) => at === field)?.[0] : undefined);
    return rule && ruleText(rule, { name: typed.name }, language);
  };
  const wire = (field: Field) => ({
    value: typed[field],
    onChange: (value: string) => onTyped({ ...typed, [field]: cleaned(field, value) }),
    onBlur: () => typed[field] !== '' && setLeft((before) => [...before, field]),
    error: errorAt(field),
    autoComplete: 'off',
  });

  const isChecking = useRef(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isChecking.current) return;
    isChecking.current = true;
    const isSound = findings.length === 0 && !state.problem && !(await existing.check());
    isChecking.current = false;
    if (isSound) return onAdd({ ...row, name: row.name.trim(), key: unknownKey(authors) }, state.isEven);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  };

  return (
    <form ref={form} id={formId} noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        <CheckboxField
          label={t(messages.isForeign)}
          hint={t(messages.isForeignHint)}
          isChecked={typed.isForeign}
          onChange={(isForeign) => onTyped({ ...typed, isForeign })}
        />
        <div className={styles.fields}>
          <TextField label={t(messages.name)} {...wire('name')} required />
          <TextField label={t(messages.email)} {...wire('email')} type="email" {...optional(isNotAsked)} />
          {!typed.isForeign && (
            <TextField
              label={t(messages.kennitala)}
              {...wire('kennitala')}
              hint={t(existing.isCheckingKennitala ? messages.checking : messages.kennitalaHint)}
              inputMode="numeric"
              isNumeric
              required
            />
          )}
          <TextField
            label={t(messages.ipi)}
            {...wire('ipiNameNumber')}
            hint={existing.isCheckingIpi && t(messages.checking)}
            inputMode="decimal"
            isNumeric
            {...optional(!typed.isForeign || isNotAsked)}
          />
        </div>
        <RoleAndShare
          state={state}
          types={offeredAuthorTypes('unknown')}
          authors={authors}
          isTried={isTried}
        />
        {!typed.isForeign && <Alert title={t(messages.invitation)}>{t(messages.invitationMore)}</Alert>}
      </Stack>
    </form>
  );
}

const optional = (isOptional: boolean) => ({ isOptional, required: !isOptional });

/** F5.18, F5.19: what the fields for numbers take. */
function cleaned(field: Field, value: string): string {
  if (field === 'kennitala') return value.replace(/[^\d\s-]/gu, '');
  return field === 'ipiNameNumber' ? value.replace(/[^\d.]/gu, '') : value;
}
