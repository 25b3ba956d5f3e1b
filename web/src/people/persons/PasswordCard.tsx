import type { ConfirmationWay } from '@omur/contract/accounts/loginConfirmation';
import { useText } from '../../platform/i18n/texts.tsx';
import { ConfirmField } from '../../platform/page/ConfirmField.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { PasswordField } from '../../platform/ui/PasswordField.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { fieldId, type ProblemAt } from './fields.ts';
import { messages } from './messages.ts';

interface PasswordCardProps {
  /** How somebody without a password confirms who they are (X133); undefined where the password is asked for. */
  ways: readonly ConfirmationWay[] | undefined;
  password: string;
  setPassword: (next: string) => void;
  problemAt: ProblemAt;
}

export function PasswordCard({ ways, password, setPassword, problemAt }: PasswordCardProps) {
  const t = useText();
  return (
    <Card title={t(messages.confirm)}>
      <Stack gap="small">
        <p>{t(ways ? messages.confirmWhy : messages.passwordWhy)}</p>
        {ways ? (
          <div id={fieldId('password')} tabIndex={-1}>
            <ConfirmField
              ways={ways}
              isConfirmed={password !== ''}
              onConfirmed={setPassword}
              problem={problemAt('password')}
            />
          </div>
        ) : (
          <PasswordField
            id={fieldId('password')}
            label={t(messages.password)}
            value={password}
            onChange={setPassword}
            error={problemAt('password')}
            autoComplete="current-password"
            required
          />
        )}
      </Stack>
    </Card>
  );
}
