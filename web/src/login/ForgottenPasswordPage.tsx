import { useText } from '../texts.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { LoginFrame } from './LoginFrame.tsx';
import { messages } from './messages.ts';

/** The way back in for who has forgotten the password. */
export function ForgottenPasswordPage() {
  const t = useText();
  return (
    <LoginFrame title={t(messages.forgottenTitle)} subtitle={t(messages.forgottenHow)}>
      <ButtonLink to="/login">{t(messages.back)}</ButtonLink>
    </LoginFrame>
  );
}
