import { enterKennitala } from '@omur/contract/people/enterKennitala';
import type { Person } from '@omur/contract/people/persons';
import { hasValidCheckDigit, kindOfKennitala, readKennitala } from '@omur/contract/people/rules/kennitala';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import styles from './EnterKennitala.module.css';
import { messages } from './personMessages.ts';

/** O278: an administrator enters the national ID of somebody who has none; another confirms it. */
export function EnterKennitala({ person: { personId } }: { person: Person }) {
  const t = useText();
  const toast = useToast();
  const [typed, setTyped] = useState('');
  const { send, isSending, refusal, problemAt } = useChange(enterKennitala, ({ isAwaited }) => {
    setTyped('');
    toast({ text: t(isAwaited ? messages.kennitalaAwaited : messages.kennitalaEntered) });
  });
  const kennitala = readKennitala(typed);
  const isOdd = kennitala && kindOfKennitala(kennitala) !== 'system' && !hasValidCheckDigit(kennitala);
  return (
    <Card title={t(messages.kennitalaCard)}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSending) send({ params: { personId }, body: { kennitala: typed } });
        }}
      >
        <Stack gap="small">
          {refusal && <Alert look="danger" isAnnounced title={refusal} />}
          <p>{t(messages.kennitalaWhat)}</p>
          <div className={styles.field}>
            <TextField
              label={t(messages.kennitala)}
              value={typed}
              onChange={setTyped}
              hint={isOdd && t(messages.checkDigitHint)}
              error={problemAt('kennitala')}
              autoComplete="off"
              inputMode="numeric"
              isNumeric
            />
          </div>
          <div>
            <Button type="submit" isLoading={isSending}>
              {t(messages.enterKennitala)}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
