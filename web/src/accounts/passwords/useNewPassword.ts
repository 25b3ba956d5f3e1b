import { invitationRefusals } from '@omur/contract/platform/refusals/invitations';
import { passwordProblem } from '@omur/contract/accounts/rules/password';
import { useState } from 'react';
import { usePasswordStrength } from './usePasswordStrength.ts';
import type { Refusal } from '../../platform/api/refusal.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { messages } from './messages.ts';

interface Wanted {
  /** Whose it is to be, as far as that is known. */
  owner: { kennitala?: string; name?: string };
  /** What the field is called where the server refuses it. */
  field: string;
  refusal: Refusal | undefined;
  /** A refusal is of what was typed before. */
  onType?: () => void;
}

/** A new password and the same again, with what is wrong with them. */
export function useNewPassword({ owner, field: name, refusal, onType }: Wanted) {
  const t = useText();
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [attempts, setAttempts] = useState(0);

  const broken = passwordProblem(password, owner);
  const isSame = again === password;
  const refused = refusal?.fields.find(({ field }) => field === name)?.message;
  const wrong = password === '' ? t(messages.empty) : broken && t(invitationRefusals[broken]);

  return {
    password,
    strength: usePasswordStrength(password, owner),
    again,
    setAgain,
    setPassword: (typed: string) => {
      setPassword(typed);
      onType?.();
    },
    error: refused ?? (attempts > 0 ? wrong : undefined),
    againError: attempts > 0 && !broken && !isSame ? t(messages.notTheSame) : undefined,
    /** Shows what is wrong from now on, and goes there; true when nothing is. */
    isSound: () => {
      setAttempts((count) => count + 1);
      if (broken) focusNewPassword();
      else if (!isSame) document.getElementById(againId)?.focus();
      return !broken && isSame;
    },
  };
}

export const newPasswordId = 'new-password';
export const againId = 'password-again';

export function focusNewPassword(): void {
  document.getElementById(newPasswordId)?.focus();
}
