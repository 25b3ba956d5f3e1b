import { login, type Session } from '@omur/contract/accounts/sessions';
import { getRouteApi, Link, Navigate, useRouter } from '@tanstack/react-router';
import { type FormEvent, Suspense, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { Refusal } from '../../platform/api/refusal.ts';
import { isOurAddress, homePath } from '../../platform/page/homePath.ts';
import { lazyComponent } from '../../platform/api/lazyComponent.ts';
import type { SecondStep } from '../secondFactors/SecondStep.tsx';
import { keepSession, useSession } from '../../platform/api/session.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { PasswordField } from '../../platform/ui/PasswordField.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { consentPage } from '../signOn/pages.ts';
import { DemoLogins } from './DemoLogins.tsx';
import { LoginFrame } from '../frame/LoginFrame.tsx';
import styles from '../frame/LoginPage.module.css';
import { messages } from './messages.ts';
import { Contact } from '../../platform/page/Contact.tsx';
import { useSociety } from '../../platform/page/useSociety.ts';

const route = getRouteApi('/login');
const OpenIdButton = lazyComponent(async () => (await import('./OpenIdButton.tsx')).OpenIdButton);

/** F2.30, F4.3: kennitala and password; afterwards to the page that was asked for, or to the landing page of the role. */
export function LoginPage() {
  const t = useText();
  const session = useSession();
  const society = useSociety();
  const { to, ended, changed } = route.useSearch();
  const { enter, isSending, refusal, setRefusal, step, startOver } = useEntering();
  const [written, setWritten] = useState<LoginBody>({ kennitala: '', password: '' });

  if (session) return <Navigate to={isOurAddress(to) ? to : homePath(session.role)} replace />;

  const send = (body: LoginBody) => void enter(() => call(login, { body }));
  const enterByPasskey = () =>
    enter(async () => (await import('../secondFactors/passkeys.ts')).enterWithPasskey());

  if (step) {
    const { View, ...rest } = step;
    return <View {...rest} societyName={society?.societyName} onStartOver={startOver} />;
  }
  return (
    <LoginFrame
      title={t(messages.login)}
      subtitle={t(isFromService(to) ? messages.toService : messages.membersOnly)}
      societyName={society?.societyName}
    >
      {ended && !refusal && (
        <Alert look="info">{t(ended === true ? messages.ended : messages.actingEnded)}</Alert>
      )}
      {changed && !refusal && <Alert look="success">{t(messages.changed)}</Alert>}
      {refusal && (
        <Alert look="danger" isAnnounced>
          {refusal}
        </Alert>
      )}
      <LoginForm written={written} onChange={setWritten} onSend={send} isSending={isSending} />
      {'PublicKeyCredential' in window && (
        <Button isWide onClick={() => void enterByPasskey()}>
          {t(messages.passkey)}
        </Button>
      )}
      {society?.openId && (
        <Suspense>
          <OpenIdButton words={society.openId} to={to} onRefused={setRefusal} />
        </Suspense>
      )}
      <Link to="/gleymt-lykilord" className={styles.forgotten}>
        {t(messages.forgotten)}
      </Link>
      {society?.isRepertoryPublic && (
        <Link to="/verkaleit" preload={false} className={styles.forgotten}>
          {t(messages.repertory)}
        </Link>
      )}
      <Contact society={society} />
      <DemoLogins logins={society?.demoLogins ?? []} onChoose={send} />
    </LoginFrame>
  );
}

/** O143: tells people who come from a service of the society's that they are on the way there. */
const isFromService = (to: string | undefined) =>
  to?.startsWith(consentPage.path.slice(0, consentPage.path.indexOf('$'))) ?? false;

interface LoginBody {
  kennitala: string;
  password: string;
}

interface Step {
  View: typeof SecondStep;
  token: string;
  hasApp: boolean;
}

/** Logging in, which may take a second step, and what is said when it fails. */
function useEntering() {
  const router = useRouter();
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [step, setStep] = useState<Step>();

  /** S2: the password was right, and something else is asked for. */
  const goOn = async ({ code }: Refusal, token: string) => {
    const { SecondStep: View } = await import('../secondFactors/SecondStep.tsx');
    setStep({ View, token, hasApp: code === 'login.codeNeeded' });
  };

  const enter = async (start: () => Promise<Session>) => {
    setIsSending(true);
    setRefusal(undefined);
    try {
      // The page that follows is fetched while the password is being checked.
      void router.preloadRoute({ to: '/mitt-spjald' }).catch(() => undefined);
      keepSession(await start());
    } catch (error) {
      if (error instanceof Refusal && error.token)
        await goOn(error, error.token).catch(() => setRefusal(error.message));
      else setRefusal(error instanceof Refusal ? error.message : String(error));
    } finally {
      setIsSending(false);
    }
  };

  return { enter, isSending, refusal, setRefusal, step, startOver: () => setStep(undefined) };
}

interface LoginFormProps {
  written: LoginBody;
  onChange: (written: LoginBody) => void;
  onSend: (body: LoginBody) => void;
  isSending: boolean;
}

function LoginForm({ written, onChange, onSend, isSending }: LoginFormProps) {
  const t = useText();
  const { kennitala, password } = written;
  const [attempts, setAttempts] = useState(0);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempts((count) => count + 1);
    if (kennitala.trim() === '') return document.getElementById('kennitala')?.focus();
    if (password === '') return document.getElementById('password')?.focus();
    onSend(written);
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        id="kennitala"
        label={t(messages.kennitala)}
        value={kennitala}
        onChange={(typed) => onChange({ ...written, kennitala: typed })}
        error={attempts > 0 && kennitala.trim() === '' ? t(messages.kennitalaEmpty) : undefined}
        inputMode="numeric"
        autoComplete="username"
        isNumeric
      />
      <PasswordField
        id="password"
        label={t(messages.password)}
        value={password}
        onChange={(typed) => onChange({ ...written, password: typed })}
        error={attempts > 0 && password === '' ? t(messages.passwordEmpty) : undefined}
        autoComplete="current-password"
      />
      <Button type="submit" look="primary" isWide isLoading={isSending}>
        {t(messages.submit)}
      </Button>
    </form>
  );
}
