import { useText } from '../../platform/i18n/texts.tsx';
import { PasswordField } from '../../platform/ui/PasswordField.tsx';
import { RadioGroup } from '../../platform/ui/RadioGroup.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import type { AccountForm } from './form.ts';
import { messages } from './messages.ts';
import styles from './sftp.module.css';

export interface AccountFieldsProps {
  form: AccountForm;
  onChange: (part: Partial<AccountForm>) => void;
  errorAt: (name: keyof AccountForm) => string | undefined;
}

const monospaced = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

/** Where the server is, and by which keys it is known (X120, X122). */
export function PlaceFields({ form, onChange, errorAt }: AccountFieldsProps) {
  const t = useText();
  return (
    <>
      <div className={styles.place}>
        <TextField
          {...monospaced}
          label={t(messages.server)}
          hint={t(messages.serverHint)}
          value={form.host}
          onChange={(host) => onChange({ host })}
          error={errorAt('host')}
        />
        <TextField
          {...monospaced}
          isNumeric
          inputMode="numeric"
          label={t(messages.port)}
          value={form.port}
          onChange={(port) => onChange({ port })}
          error={errorAt('port')}
        />
      </div>
      <TextField
        {...monospaced}
        label={t(messages.user)}
        value={form.userName}
        onChange={(userName) => onChange({ userName })}
        error={errorAt('userName')}
      />
      <TextArea
        {...monospaced}
        rows={2}
        placeholder="SHA256:"
        label={t(messages.hostKeys)}
        hint={t(messages.hostKeysHint)}
        value={form.hostKeys}
        onChange={(hostKeys) => onChange({ hostKeys })}
        error={errorAt('hostKeys')}
      />
    </>
  );
}

/** X120: a password or a private key; on a change neither, while it would go to the same place. */
export function CredentialFields({
  form,
  onChange,
  errorAt,
  mayKeep,
}: AccountFieldsProps & { mayKeep: boolean }) {
  const t = useText();
  const kinds = mayKeep ? (['keep', 'password', 'key'] as const) : (['password', 'key'] as const);
  return (
    <>
      <RadioGroup
        isInline
        label={t(messages.credential)}
        value={form.credential}
        options={kinds.map((value) => ({ value, label: t(messages[value]) }))}
        onChange={(credential) => onChange({ credential })}
        error={errorAt('credential')}
      />
      {form.credential === 'password' && (
        <PasswordField
          label={t(messages.serverPassword)}
          hint={t(messages.sealedHint)}
          autoComplete="new-password"
          value={form.serverPassword}
          onChange={(serverPassword) => onChange({ serverPassword })}
          error={errorAt('serverPassword')}
        />
      )}
      {form.credential === 'key' && (
        <TextArea
          {...monospaced}
          label={t(messages.key)}
          hint={`${t(messages.keyHint)} ${t(messages.sealedHint)}`}
          value={form.privateKey}
          onChange={(privateKey) => onChange({ privateKey })}
          error={errorAt('privateKey')}
        />
      )}
    </>
  );
}

export function FolderFields({ form, onChange, errorAt }: AccountFieldsProps) {
  const t = useText();
  const folders = [
    { name: 'outFolder', label: t(messages.outFolder), hint: t(messages.outHint) },
    { name: 'inFolder', label: t(messages.inFolder), hint: t(messages.inHint) },
    { name: 'doneFolder', label: t(messages.doneFolder), hint: t(messages.doneHint) },
  ] as const;
  return (
    <fieldset className={styles.folders}>
      <legend>{t(messages.folders)}</legend>
      {folders
        .filter(({ name }) => name !== 'doneFolder' || form.inFolder.trim() !== '')
        .map(({ name, label, hint }) => (
          <TextField
            {...monospaced}
            key={name}
            label={label}
            hint={hint}
            isOptional={name === 'inFolder'}
            value={form[name]}
            onChange={(value) => onChange({ [name]: value })}
            error={errorAt(name)}
          />
        ))}
    </fieldset>
  );
}
