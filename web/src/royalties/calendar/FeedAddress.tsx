import { CalendarPlus, Copy } from 'lucide-react';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { AnchorButton, Button } from '../../platform/ui/Button.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import styles from './calendar.module.css';
import { messages } from './messages.ts';

/** An address that was just made, and the ways to take it into a calendar. */
export function FeedAddress({ address }: { address: string }) {
  const t = useText();
  const toast = useToast();
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast({ text: t(messages.copied) }),
      () => toast({ look: 'warning', text: t(messages.notCopied) }),
    );
  return (
    <Stack>
      <Alert look="info" isAnnounced>
        {t(messages.addressOnce)}
      </Alert>
      <div className={styles.address}>
        <TextField
          readOnly
          label={t(messages.address)}
          value={address}
          onChange={() => undefined}
          onFocus={(event) => event.target.select()}
        />
        <Button icon={<Copy size={18} aria-hidden />} onClick={() => void copy()}>
          {t(messages.copy)}
        </Button>
      </div>
      <div className={styles.links}>
        <AnchorButton
          href={address.replace(/^https?:/, 'webcal:')}
          icon={<CalendarPlus size={18} aria-hidden />}
        >
          {t(messages.open)}
        </AnchorButton>
      </div>
      <p className={`${styles.plain} dim small`}>{t(messages.how)}</p>
    </Stack>
  );
}
