import { chooseOwnLanguage, getOwnLanguage } from '@omur/contract/accounts/ownLanguage';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
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
  const client = useQueryClient();
  const asked = queryFor(getOwnLanguage);
  const letters = useQuery({ ...asked, enabled: !masquerader });
  const choose = useMutation({
    mutationFn: () => call(chooseOwnLanguage, { body: { language } }),
    onSuccess: () => client.setQueryData(asked.queryKey, { language }),
  });
  if (!letters.data) return null;
  if (letters.data.language === language) return <p className="dim small">{t(messages.lettersToo)}</p>;
  return (
    <Alert
      title={choose.error?.message}
      look={choose.error ? 'danger' : 'info'}
      actions={
        <Button size="small" isLoading={choose.isPending} onClick={() => choose.mutate()}>
          {t(messages.lettersHere)}
        </Button>
      }
    >
      {t(messages.lettersElse)}
    </Alert>
  );
}
