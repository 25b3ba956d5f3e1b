import { makeKey } from '@omur/contract/accounts/apiKeys';
import { keyScopes, type KeyScope } from '@omur/contract/platform/keyScopes';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { usePassword } from '../../platform/page/usePassword.tsx';
import { CheckboxList } from '../../platform/ui/CheckboxList.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { messages, scopeNames } from './messages.ts';

const terms = ['30', '90', '180', '365'] as const;

/** O40: what the key is for, what it may do, and for how long. */
export function MakeKeyDialog({ onClose, onMade }: { onClose: () => void; onMade: (key: string) => void }) {
  const t = useText();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<KeyScope[]>(['readWorks']);
  const [days, setDays] = useState<(typeof terms)[number]>('365');
  const [isTried, setIsTried] = useState(false);
  const make = useChange(makeKey, ({ key }) => onMade(key));
  const given = usePassword(make.error);
  const submit = () => {
    setIsTried(true);
    const isGiven = given.isGiven();
    if (name.trim() === '' || scopes.length === 0 || !isGiven) return;
    make.send({ body: { keyName: name, scopes, keyDays: Number(days), password: given.password } });
  };
  const nameProblem = isTried && name.trim() === '' ? t(messages.nameEmpty) : make.problemAt('keyName');
  return (
    <FormDialog
      isStacked
      size="small"
      title={t(messages.make)}
      act={t(messages.make)}
      refusal={given.refusal}
      isSending={make.isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      {given.after(
        <>
          <TextField
            label={t(messages.name)}
            hint={t(messages.nameHint)}
            value={name}
            onChange={setName}
            maxLength={60}
            autoComplete="off"
            error={nameProblem}
          />
          <CheckboxList
            label={t(messages.may)}
            options={keyScopes.map((value) => ({ value, label: t(scopeNames[value]) }))}
            chosen={scopes}
            onChange={setScopes}
            error={isTried && scopes.length === 0 ? t(messages.mayEmpty) : undefined}
          />
          <SelectField
            label={t(messages.days)}
            value={days}
            onChange={setDays}
            options={terms.map((value) => ({ value, label: t(messages[`days${value}`]) }))}
          />
        </>,
      )}
      {given.field}
    </FormDialog>
  );
}
