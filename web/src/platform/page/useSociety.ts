import { getSociety, type Society } from '@omur/contract/accounts/sessions';
import { useEffect, useState } from 'react';
import { call } from '../api/call.ts';

/** The society's name and, while the demo society is loaded, its log-ins; undefined until they have come. */
export function useSociety(): Society | undefined {
  const [society, setSociety] = useState<Society>();

  useEffect(() => {
    const leaving = new AbortController();
    call(getSociety, { signal: leaving.signal }).then(setSociety, () => undefined);
    return () => leaving.abort();
  }, []);

  return society;
}
