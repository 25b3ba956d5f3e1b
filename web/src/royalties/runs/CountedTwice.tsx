import type { Run } from '@omur/contract/royalties/runs';
import { Link } from '@tanstack/react-router';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { messages } from './askedMessages.ts';

/** R114, R115: what staff look through before a run is finished: lists that may be of one concert, and files that may have come twice. */
export function CountedTwice({
  askedListCount,
  alikeFileCount,
}: Pick<Run, 'askedListCount' | 'alikeFileCount'>) {
  const t = useText();
  return (
    <>
      {askedListCount > 0 && (
        <Alert look="warning" title={t(messages.askedConcerts, { count: askedListCount })}>
          <p>{t(messages.askedHint)}</p>
          <Link to="/lifandi-flutningar/yfirlit" search={{ sia: 'inDoubt' }}>
            {t(messages.look)}
          </Link>
        </Alert>
      )}
      {alikeFileCount > 0 && (
        <Alert look="warning" title={t(messages.alikeFiles, { count: alikeFileCount })}>
          <p>{t(messages.alikeHint)}</p>
          <Link to="/notkun">{t(messages.lookAtFiles)}</Link>
        </Alert>
      )}
    </>
  );
}
