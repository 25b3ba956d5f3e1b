import type { Person } from '@omur/contract/people/persons';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { formatDay } from '../../platform/i18n/format.ts';
import { accountMessages } from './accountMessages.ts';

type Waiting = Pick<Person, 'accountCountsFrom' | 'isAccountAwaited'>;

/** M14, M16: that a new account is not paid into yet, and why; nothing where the one on file is. */
export function AccountWaits({ person: { accountCountsFrom, isAccountAwaited } }: { person: Waiting }) {
  const t = useText();
  if (!accountCountsFrom && !isAccountAwaited) return null;
  return (
    <Alert>
      {accountCountsFrom && (
        <p>{t(accountMessages.accountCountsFrom, { day: formatDay(accountCountsFrom) })}</p>
      )}
      {isAccountAwaited && <p>{t(accountMessages.accountAwaited)}</p>}
    </Alert>
  );
}
