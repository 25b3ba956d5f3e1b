import { forgottenPassword } from '@omur/contract/accounts/passwords';
import { type FormEvent, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { Refusal } from '../../platform/api/refusal.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button, ButtonLink } from '../../platform/ui/Button.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { messages } from './forgottenMessages.ts';
import { LoginFrame } from '../frame/LoginFrame.tsx';
import styles from '../frame/LoginPage.module.css';
import { messages as loginMessages } from './messages.ts';
import { Contact } from '../../platform/page/Contact.tsx';
import { useSociety } from '../../platform/page/useSociety.ts';

/** C2.25, C4.4: a letter with a link to anyone who has forgotten the password; each answer has its words. */
export function ForgottenPasswordPage() {
  const t = useText();
  const society = useSociety();
  const [kennitala, setKennitala] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();

  const refused = refusal?.fields[0]?.message;
  const missing = isTried && kennitala.trim() === '' ? t(loginMessages.kennitalaEmpty) : undefined;

  const send = async () => {
    setIsSending(true);
    setRefusal(undefined);
    try {
      await call(forgottenPassword, { body: { kennitala } });
      setIsSent(true);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      setRefusal(problem);
      requestAnimationFrame(focus);
    } finally {
      setIsSending(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (kennitala.trim() === '') return focus();
    void send();
  };

  return (
    <LoginFrame
      title={t(messages.title)}
      subtitle={t(isSent ? messages.onItsWay : messages.how)}
      societyName={society?.societyName}
    >
      {refusal && !refused && <Alert look="danger" isAnnounced title={refusal.message} />}
      {isSent && (
        <Alert look="success" isAnnounced title={t(messages.sent)}>
          {t(messages.sentMore)}
        </Alert>
      )}
      {!isSent && (
        <form className={styles.form} onSubmit={submit} noValidate>
          <TextField
            id={fieldId}
            label={t(loginMessages.kennitala)}
            value={kennitala}
            onChange={(typed) => {
              setKennitala(typed);
              setRefusal(undefined);
            }}
            error={refused ?? missing}
            inputMode="numeric"
            autoComplete="username"
            isNumeric
          />
          <Button type="submit" look="primary" isWide isLoading={isSending}>
            {t(messages.send)}
          </Button>
        </form>
      )}
      <ButtonLink to="/login" isWide look={isSent ? 'primary' : 'quiet'}>
        {t(loginMessages.back)}
      </ButtonLink>
      <Contact society={society} />
    </LoginFrame>
  );
}

const fieldId = 'kennitala';
const focus = () => document.getElementById(fieldId)?.focus();
