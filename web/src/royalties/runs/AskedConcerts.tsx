import { Link } from '@tanstack/react-router';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { messages } from './askedMessages.ts';

/** R114: what staff look through before a run is finished: lists that may be of one concert. */
export function AskedConcerts({ count }: { count: number }) {
  const t = useText();
  if (count === 0) return null;
  return (
    <Alert look="warning" title={t(messages.askedConcerts, { count })}>
      <p>{t(messages.askedHint)}</p>
      <Link to="/lifandi-flutningar/yfirlit" search={{ sia: 'twice' }}>
        {t(messages.look)}
      </Link>
    </Alert>
  );
}
