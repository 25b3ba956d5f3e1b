import type { Person } from '@omur/contract/people/persons';
import { readEmail } from '@omur/contract/people/rules/email';
import { Plus, X } from 'lucide-react';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { IconButton } from '../../platform/ui/IconButton.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import type { PartProps } from './AboutCard.tsx';
import { fieldId } from './fields.ts';
import { messages } from './messages.ts';
import styles from './persons.module.css';

const mostAddresses = 5;

/** How the society reaches the person. Several addresses may be on file; letters go to the first (C2.27). */
export function ContactCard({
  person,
  form,
  edit,
  problemAt,
  isOwn,
  mayChangeEmail,
}: PartProps & { person: Person; mayChangeEmail: boolean }) {
  const t = useText();
  const isFixed = !mayChangeEmail;
  const { emails } = form;
  // The address that is wrong, or the first where there is none at all.
  const problem = problemAt('email');
  const wrong = emails.findIndex((one) => one.trim() !== '' && readEmail(one).problem);
  const blamed = Math.max(0, problem ? wrong : 0);
  const hint = isFixed
    ? t(messages.emailWhileActing)
    : emails.length > 1
      ? t(messages.firstEmail)
      : undefined;
  const changed = (at: number, typed: string) => emails.map((one, i) => (i === at ? typed : one));
  return (
    <Card title={t(messages.contact)}>
      <Stack>
        {person.isEmailAwaited && <Alert>{t(messages.emailAwaited)}</Alert>}
        <div className={styles.emails}>
          {emails.map((email, at) => (
            <div key={at} className={emails.length > 1 ? styles.email : undefined}>
              <TextField
                id={at === blamed ? fieldId('email') : undefined}
                label={emails.length === 1 ? t(messages.email) : t(messages.emailNumber, { number: at + 1 })}
                value={email}
                onChange={(typed) => edit({ emails: changed(at, typed) })}
                error={at === blamed ? problem : undefined}
                hint={at === 0 ? hint : undefined}
                type="email"
                autoComplete={isOwn && at === 0 ? 'email' : 'off'}
                required={at === 0 && !isFixed}
                disabled={isFixed}
              />
              {emails.length > 1 && !isFixed && (
                <div className={styles.remove}>
                  <IconButton
                    label={t(messages.removeEmail, { number: at + 1 })}
                    icon={<X />}
                    onClick={() => edit({ emails: emails.filter((_, i) => i !== at) })}
                  />
                </div>
              )}
            </div>
          ))}
          {emails.length < mostAddresses && !isFixed && (
            <div>
              <Button size="small" icon={<Plus />} onClick={() => edit({ emails: [...emails, ''] })}>
                {t(messages.addEmail)}
              </Button>
            </div>
          )}
        </div>
        <div className={styles.fields}>
          <TextField
            id={fieldId('phone')}
            label={t(messages.phone)}
            value={form.phone}
            onChange={(phone) => edit({ phone })}
            error={problemAt('phone')}
            type="tel"
            autoComplete={isOwn ? 'tel' : 'off'}
            isOptional
          />
        </div>
      </Stack>
    </Card>
  );
}
