import { useText } from '../../platform/i18n/texts.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { PasswordField } from '../../platform/ui/PasswordField.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { fieldId, type ProblemAt } from './fields.ts';
import { messages } from './messages.ts';

interface PasswordCardProps {
  password: string;
  setPassword: (next: string) => void;
  problemAt: ProblemAt;
}

export function PasswordCard({ password, setPassword, problemAt }: PasswordCardProps) {
  const t = useText();
  return (
    <Card title={t(messages.confirm)}>
      <Stack gap="small">
        <p>{t(messages.passwordWhy)}</p>
        <PasswordField
          id={fieldId('password')}
          label={t(messages.password)}
          value={password}
          onChange={setPassword}
          error={problemAt('password')}
          autoComplete="current-password"
          required
        />
      </Stack>
    </Card>
  );
}
