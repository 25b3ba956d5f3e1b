import { useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { messages } from './messages.ts';

const nameId = 'passkey-name';
const longest = 60;

/** What a passkey is to be called. */
export function usePasskeyName(first: string) {
  const t = useText();
  const [name, setName] = useState(first);
  const [isTried, setIsTried] = useState(false);
  return {
    name: name.trim(),
    isGiven: () => {
      setIsTried(true);
      const isSound = name.trim() !== '' && name.length <= longest;
      if (!isSound) document.getElementById(nameId)?.focus();
      return isSound;
    },
    field: (
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
    ),
  };
}
