import { useChange } from '../../platform/api/useChange.ts';
import { chooseOwnLanguage, getOwnLanguage } from '@omur/contract/accounts/ownLanguage';
import { useQuery } from '@tanstack/react-query';
import { queryFor } from '../../platform/api/queries.ts';
import { useLoggedIn } from '../../platform/api/session.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { messages } from './messages.ts';

/** J2: the language of letters, which may be another than the one that this browser shows the portal in. */
export function LettersLanguage() {
  const t = useText();
  const [language] = useLanguage();
  const { masquerader } = useLoggedIn();
  const letters = useQuery({ ...queryFor(getOwnLanguage), enabled: !masquerader });
  const choose = useChange(chooseOwnLanguage);
  if (!letters.data) return null;
  if (letters.data.language === language) return <p className="dim small">{t(messages.lettersToo)}</p>;
  return (
    <Alert
      title={choose.error?.message}
      look={choose.error ? 'danger' : 'info'}
      actions={
        <Button size="small" isLoading={choose.isSending} onClick={() => choose.send({ body: { language } })}>
          {t(messages.lettersHere)}
        </Button>
      }
    >
      {t(messages.lettersElse)}
    </Alert>
  );
}
