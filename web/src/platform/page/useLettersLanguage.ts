import { chooseOwnLanguage, getOwnLanguage } from '@omur/contract/accounts/ownLanguage';
import type { QueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { call } from '../api/call.ts';
import { queryFor } from '../api/queries.ts';
import { currentSession } from '../api/session.ts';
import { useLanguage } from '../i18n/texts.tsx';

/**
 * J2: anyone who chooses a language while logged in is written to in it. The choice of a browser before that, or of somebody who acts
 * for another, says nothing of letters. The settings show when the two differ, also after a choice that did not get through.
 */
export function useLettersLanguage(client: QueryClient): void {
  const [language] = useLanguage();
  const last = useRef(language);
  useLayoutEffect(() => {
    if (last.current === language) return;
    last.current = language;
    const session = currentSession();
    if (!session || session.masquerader) return;
    const { queryKey } = queryFor(getOwnLanguage);
    client.setQueryData(queryKey, { language });
    void call(chooseOwnLanguage, { body: { language } }).catch(() => client.invalidateQueries({ queryKey }));
  }, [client, language]);
}
