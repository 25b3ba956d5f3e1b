import { confirmLogin, type ConfirmationWay } from '@omur/contract/accounts/loginConfirmation';
import { startOpenId } from '@omur/contract/accounts/openId';
import { beginPasskeyLogin } from '@omur/contract/accounts/secondFactors';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '../api/call.ts';
import { useText } from '../i18n/texts.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { Stack } from '../ui/Stack.tsx';
import { TextField } from '../ui/TextField.tsx';
import { keepLogin } from './openIdKept.ts';
import { messages } from './passwordMessages.ts';

interface ConfirmFieldProps {
  ways: readonly ConfirmationWay[];
  isConfirmed: boolean;
  onConfirmed: (token: string) => void;
  problem: string | undefined;
}

/** X133: what stands where the password is asked for, for those who have none. */
export function ConfirmField({ ways, isConfirmed, onConfirmed, problem }: ConfirmFieldProps) {
  const t = useText();
  const id = useId();
  const [code, setCode] = useState('');
  const confirm = useMutation({
    networkMode: 'always',
    mutationFn: (way: ConfirmationWay) => confirming[way](code.trim()),
    onSuccess: (token) => token !== undefined && onConfirmed(token),
  });
  if (isConfirmed) return <Alert look="success" isAnnounced title={t(messages.confirmed)} />;
  const button = (way: Exclude<ConfirmationWay, 'password'>) => (
    <Button
      isWide
      isLoading={confirm.isPending && confirm.variables === way}
      onClick={() => !confirm.isPending && confirm.mutate(way)}
    >
      {t(names[way])}
    </Button>
  );
  return (
    <div role="group" aria-labelledby={id} aria-describedby={`${id}-why`}>
      <Stack>
        <b id={id}>{t(messages.confirm)}</b>
        <p id={`${id}-why`} className="dim small">
          {t(ways.length === 0 ? messages.noWay : messages.confirmWhy)}{' '}
          {ways.includes('electronicId') && t(messages.leaves)}
        </p>
        {(confirm.error ?? problem) && (
          <Alert look="danger" isAnnounced title={confirm.error?.message ?? problem ?? ''} />
        )}
        {ways.includes('passkey') && button('passkey')}
        {ways.includes('code') && (
          <>
            <TextField
              isNumeric
              label={t(messages.code)}
              inputMode="numeric"
              autoComplete="one-time-code"
              value={code}
              onChange={setCode}
            />
            {button('code')}
          </>
        )}
        {ways.includes('electronicId') && button('electronicId')}
      </Stack>
    </div>
  );
}

const names = { electronicId: messages.byElectronicId, passkey: messages.byPasskey, code: messages.byCode };

/** What comes in place of the password; nothing while the browser is on its way to the provider. */
const confirming: Record<ConfirmationWay, (code: string) => Promise<string | undefined>> = {
  password: () => Promise.resolve(undefined),
  electronicId: async () => {
    const { loginUrl, token } = await call(startOpenId);
    keepLogin({ token, to: location.pathname + location.search, isConfirming: true });
    location.assign(loginUrl);
    return undefined;
  },
  passkey: async () => {
    const [{ passkeyRequest }, { passkeyAnswerTo }] = await Promise.all([
      call(beginPasskeyLogin),
      import('./passkey.ts'),
    ]);
    const passkeyAnswer = await passkeyAnswerTo(passkeyRequest);
    return (await call(confirmLogin, { body: { passkeyAnswer } })).token;
  },
  code: async (code) => (await call(confirmLogin, { body: { code } })).token,
};
