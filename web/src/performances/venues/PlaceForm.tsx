import type { ReactNode } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { CheckboxField } from '../../platform/ui/CheckboxField.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { messages } from './messages.ts';
import styles from './places.module.css';
import { type Refusable, Refused } from './Refused.tsx';

interface PlaceFormProps {
  sending: Refusable;
  onAnew: () => void;
  onSubmit: () => void;
  /** Whether it is closed, and what that means. */
  closing: { label: string; hint: string; isChecked: boolean; onChange: (isClosed: boolean) => void };
  children: ReactNode;
}

/** What is changed of a venue or a festival. */
export function PlaceForm({ sending, onAnew, onSubmit, closing, children }: PlaceFormProps) {
  const t = useText();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Stack>
        <Refused sending={sending} onAnew={onAnew} />
        {children}
        <CheckboxField {...closing} />
        <div className={styles.end}>
          <Button look="primary" type="submit" isLoading={sending.isSending}>
            {t(messages.save)}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
