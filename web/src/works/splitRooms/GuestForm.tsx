import { knockAsGuest } from '@omur/contract/works/splitRooms';
import { MailCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { messages } from './messages.ts';
import styles from './splitRooms.module.css';

/** H94: an author outside the society asks for a seat, which comes by e-mail. */
export function GuestForm({ token }: { token: string }) {
  const t = useText();
  const [guestName, setName] = useState('');
  const [guestEmail, setEmail] = useState('');
  const knock = useChange(knockAsGuest);
  if (knock.isSent)
    return (
      <section className={styles.card} role="status">
        <MailCheck className={styles.mail} size={28} aria-hidden />
        <h2>{t(messages.sent)}</h2>
        <p>{t(messages.sentMore)}</p>
      </section>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    knock.send({ params: { token }, body: { guestName, guestEmail } });
  };
  const nameProblem = knock.problemAt('guestName');
  const emailProblem = knock.problemAt('guestEmail');
  const isElsewhere = knock.error && !nameProblem && !emailProblem;
  return (
    <form className={styles.card} onSubmit={submit} noValidate>
      <h2>{t(messages.asGuest)}</h2>
      <p>{t(messages.asGuestMore)}</p>
      {isElsewhere && <Alert look="danger" title={knock.error?.message ?? ''} isAnnounced />}
      <TextField
        label={t(messages.name)}
        value={guestName}
        onChange={setName}
        error={nameProblem}
        autoComplete="name"
      />
      <TextField
        label={t(messages.email)}
        type="email"
        inputMode="email"
        value={guestEmail}
        onChange={setEmail}
        error={emailProblem}
        autoComplete="email"
      />
      <Button type="submit" isWide isLoading={knock.isSending}>
        {t(messages.sendSeat)}
      </Button>
    </form>
  );
}
