import type { SftpAccount } from '@omur/contract/exchange/sftp/sftp';
import { useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { type AccountForm, emptyForm, formOf, problemsOf, refusedField } from './form.ts';
import { messages } from './messages.ts';

interface Sender {
  error: Error | null;
  refusal: string | undefined;
  problemAt: (name: Exclude<keyof AccountForm, 'credential'>) => string | undefined;
}

/** What is typed of an account, and what is wrong with it: by itself once it was tried to be sent, and by what the server answered. */
export function useAccountForm({ error, refusal, problemAt }: Sender, account?: SftpAccount) {
  const t = useText();
  const [form, setForm] = useState(account ? formOf(account) : emptyForm);
  const [isTried, setIsTried] = useState(false);
  const problems = problemsOf(form, account);
  const refused = refusedField(error);
  const errorAt = (name: keyof AccountForm) => {
    const problem = problems[name];
    if (isTried && problem) return t(messages[problem]);
    if (refused === name) return error?.message;
    return name === 'credential' ? undefined : problemAt(name);
  };
  return {
    form,
    /** Whether it can be sent; what is wrong is shown from now on. */
    isReady: () => {
      setIsTried(true);
      return Object.keys(problems).length === 0;
    },
    isTried,
    refusal: refused ? undefined : refusal,
    fields: { form, errorAt, onChange: (part: Partial<AccountForm>) => setForm({ ...form, ...part }) },
  };
}
