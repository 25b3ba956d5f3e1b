import { addUser } from '@omur/contract/accounts/users';
import { isStaffRole, type Role } from '@omur/contract/platform/values';
import { useState } from 'react';
import { roleNames } from '../../platform/page/roles.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { CheckboxField } from '../../platform/ui/CheckboxField.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { type Language, LanguageField } from './LanguageField.tsx';
import { messages } from './messages.ts';
import styles from './users.module.css';
import { useChange } from '../../platform/api/useChange.ts';

/** A login for staff, proxies, and members on file. */
export function NewUserDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const [kennitala, setKennitala] = useState('');
  const [name, setName] = useState('');
  const [role, setRole] = useState<Role>('editor');
  const [email, setEmail] = useState('');
  const [language, setLanguage] = useState<Language>('is');
  const [isInvited, setIsInvited] = useState(true);
  const { send, isSending, problemAt, refusal } = useChange(addUser, ({ isAwaited }) => {
    toast({ text: t(isAwaited ? messages.userAsked : messages.userMade, { name: name.trim() }) });
    onClose();
  });
  const isOnFile = role === 'member' || role === 'viewer';
  const isStaff = isStaffRole(role);
  const sends = isInvited || isStaff;
  return (
    <FormDialog
      isStacked
      title={t(messages.newUser)}
      description={t(messages.newUserWhat)}
      act={t(messages.create)}
      refusal={refusal}
      isSending={isSending}
      onSubmit={() => send({ body: { kennitala, name, role, email, language, isInvited: sends } })}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <TextField
          label={t(messages.kennitala)}
          value={kennitala}
          onChange={setKennitala}
          error={problemAt('kennitala')}
          inputMode="numeric"
          autoComplete="off"
          isNumeric
        />
        <TextField
          label={t(messages.name)}
          value={name}
          onChange={setName}
          error={problemAt('name')}
          autoComplete="off"
        />
        <SelectField
          label={t(messages.role)}
          hint={isOnFile && t(messages.memberNeeded)}
          value={role}
          onChange={setRole}
          options={Object.entries(roleNames).map(([value, label]) => ({
            value: value as Role,
            label: t(label),
          }))}
        />
      </div>
      {!isStaff && (
        <CheckboxField label={t(messages.sendAtOnce)} isChecked={isInvited} onChange={setIsInvited} />
      )}
      {sends && (
        <div className={styles.fields}>
          <TextField
            label={t(messages.email)}
            type="email"
            hint={t(isStaff ? messages.staffEmailHint : messages.emailHint)}
            value={email}
            onChange={setEmail}
            error={problemAt('email')}
            autoComplete="off"
            isOptional={isOnFile}
          />
          <LanguageField value={language} onChange={setLanguage} />
        </div>
      )}
    </FormDialog>
  );
}
