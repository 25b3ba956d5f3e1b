import { applyForMembership } from '@omur/contract/accounts/memberships';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { BankAccountFields } from '../../people/persons/BankAccountFields.tsx';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { CheckboxField } from '../../platform/ui/CheckboxField.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { messages } from './messages.ts';
import styles from './memberships.module.css';

const none = {
  kennitala: '',
  street: '',
  postalCode: '',
  phone: '',
  bank: '',
  ledger: '',
  account: '',
  isMandated: false,
  isConsented: false,
};

/** The application: who, where, the account, the mandate and the consent. */
export function JoinForm({ token, name }: { token: string; name: string }) {
  const t = useText();
  const [language] = useLanguage();
  const [form, setForm] = useState({ ...none, name });
  const { send, isSending, problemAt, refusal } = useChange(applyForMembership);
  const text = (field: 'name' | 'kennitala' | 'street' | 'postalCode' | 'phone') => ({
    value: form[field],
    onChange: (typed: string) => setForm({ ...form, [field]: typed }),
    error: problemAt(field),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) send({ params: { token }, body: { ...form, language } });
      }}
    >
      <Stack>
        {refusal && <Alert look="danger" isAnnounced title={refusal} />}
        <fieldset className={styles.group}>
          <legend>{t(messages.who)}</legend>
          <TextField {...text('name')} label={t(messages.name)} autoComplete="name" required />
          <TextField
            {...text('kennitala')}
            label={t(messages.kennitala)}
            inputMode="numeric"
            autoComplete="off"
            isNumeric
            required
          />
          <TextField {...text('street')} label={t(messages.street)} autoComplete="street-address" required />
          <div className={styles.pair}>
            <TextField
              {...text('postalCode')}
              label={t(messages.postalCode)}
              inputMode="numeric"
              autoComplete="postal-code"
              required
            />
            <TextField
              {...text('phone')}
              label={t(messages.phone)}
              type="tel"
              autoComplete="tel"
              isOptional
            />
          </div>
        </fieldset>
        <fieldset className={styles.group}>
          <legend>{t(messages.accountTitle)}</legend>
          <BankAccountFields
            value={form}
            onChange={(part, typed) => setForm({ ...form, [part]: typed })}
            problemAt={problemAt}
          />
        </fieldset>
        <fieldset className={styles.group}>
          <legend>{t(messages.yours)}</legend>
          <CheckboxField
            label={t(messages.mandate)}
            isChecked={form.isMandated}
            onChange={(isMandated) => setForm({ ...form, isMandated })}
            error={problemAt('isMandated')}
          />
          <CheckboxField
            label={t(messages.consent)}
            isChecked={form.isConsented}
            onChange={(isConsented) => setForm({ ...form, isConsented })}
            error={problemAt('isConsented')}
          />
        </fieldset>
        <div>
          <Button look="primary" type="submit" isLoading={isSending}>
            {t(messages.send)}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
