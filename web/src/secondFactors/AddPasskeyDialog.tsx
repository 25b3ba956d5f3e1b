import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { deviceOf } from '../settings/device.ts';
import { useText } from '../texts.tsx';
import { FormDialog } from '../ui/FormDialog.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { AddingProps } from './AddAppDialog.tsx';
import { messages } from './messages.ts';
import { makePasskey } from './passkeys.ts';
import { usePassword } from './usePassword.tsx';

const nameId = 'passkey-name';
const longest = 60;

/** Adds a passkey: a name for it and the password, then whatever the browser asks for. */
export function AddPasskeyDialog({ onClose, onAdded }: AddingProps) {
  const t = useText();
  const [name, setName] = useState(() => deviceOf(navigator.userAgent).system ?? '');
  const [isTried, setIsTried] = useState(false);
  const make = useMutation({
    mutationFn: (password: string) => makePasskey(password, name.trim()),
    onSuccess: (codes) => onAdded(codes, t(messages.passkeyAdded)),
  });
  const given = usePassword(make.error);
  const isNamed = name.trim() !== '' && name.length <= longest;
  const submit = () => {
    setIsTried(true);
    if (!isNamed) return document.getElementById(nameId)?.focus();
    if (given.isGiven()) make.mutate(given.password);
  };
  return (
    <FormDialog
      isStacked
      size="small"
      title={t(messages.addPasskey)}
      description={t(messages.passkeyHow)}
      act={t(messages.goOn)}
      refusal={given.refusal}
      isSending={make.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        id={nameId}
        label={t(messages.passkeyName)}
        hint={t(messages.passkeyNameHint)}
        value={name}
        onChange={setName}
        error={isTried && name.trim() === '' ? t(messages.passkeyNameEmpty) : undefined}
        maxLength={longest}
        autoComplete="off"
      />
      {given.field}
    </FormDialog>
  );
}
