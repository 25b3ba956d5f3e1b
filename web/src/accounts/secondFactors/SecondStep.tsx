import { giveCode } from '@omur/contract/accounts/secondFactors';
import { KeyRound } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { Refusal } from '../../platform/api/refusal.ts';
import { LoginFrame } from '../frame/LoginFrame.tsx';
import styles from '../frame/LoginPage.module.css';
import { keepSession } from '../../platform/api/session.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { messages } from './messages.ts';
import { enterWithPasskey } from './passkeys.ts';

interface SecondStepProps {
  /** For this step alone. */
  token: string;
  /** Whether codes come from an app; else the user has passkeys, and recovery codes. */
  hasApp: boolean;
  societyName: string | undefined;
  onStartOver: () => void;
}

/** S2: after the right password, what only the user has. */
export function SecondStep({ token, hasApp, societyName, onStartOver }: SecondStepProps) {
  const t = useText();
  const [code, setCode] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [sending, setSending] = useState<'code' | 'passkey'>();
  const [refusal, setRefusal] = useState<Refusal>();
  const hasEnded = refusal?.code === 'login.stepEnded';
  useEffect(focusCode, []);

  const enter = async (way: 'code' | 'passkey') => {
    setSending(way);
    setRefusal(undefined);
    try {
      keepSession(
        way === 'code' ? await call(giveCode, { token, body: { code } }) : await enterWithPasskey(),
      );
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      setRefusal(problem);
      if (way === 'code') requestAnimationFrame(focusCode);
    } finally {
      setSending(undefined);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (code.trim() === '') return focusCode();
    void enter('code');
  };
  const passkey = 'PublicKeyCredential' in window && (
    <Button
      look={hasApp ? 'secondary' : 'primary'}
      isWide
      icon={<KeyRound size={18} aria-hidden />}
      isLoading={sending === 'passkey'}
      onClick={() => void enter('passkey')}
    >
      {t(messages.byPasskey)}
    </Button>
  );

  return (
    <LoginFrame
      title={t(messages.step)}
      subtitle={t(hasApp ? messages.stepCode : messages.stepPasskey)}
      societyName={societyName}
    >
      {refusal && <Alert look="danger" isAnnounced title={refusal.message} />}
      {!hasApp && passkey}
      {!hasEnded && (
        <form className={styles.form} onSubmit={submit} noValidate>
          <TextField
            id={codeId}
            label={t(hasApp ? messages.code : messages.recoveryCode)}
            value={code}
            onChange={setCode}
            error={isTried && code.trim() === '' ? t(messages.codeEmpty) : undefined}
            inputMode={hasApp ? 'numeric' : 'text'}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            isNumeric
          />
          <Button type="submit" look={hasApp ? 'primary' : 'secondary'} isWide isLoading={sending === 'code'}>
            {t(messages.logIn)}
          </Button>
        </form>
      )}
      {hasApp && passkey}
      <Button look={hasEnded ? 'primary' : 'quiet'} isWide onClick={onStartOver}>
        {t(messages.startOver)}
      </Button>
      <p className="dim small">{t(messages.lost)}</p>
    </LoginFrame>
  );
}

const codeId = 'code';
function focusCode(): void {
  document.getElementById(codeId)?.focus();
}
