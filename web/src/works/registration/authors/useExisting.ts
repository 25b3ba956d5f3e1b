import { searchAuthors } from '@omur/contract/people/authors';
import { readIpiName } from '@omur/contract/people/rules/ipi';
import { readKennitala } from '@omur/contract/people/rules/kennitala';
import type { RuleCode } from '@omur/contract/platform/rules/texts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listQueryFor } from '../../../platform/api/queries.ts';
import { useDebounced } from '../../../platform/ui/useDebounced.ts';

/** F9.5 */
const checkAfter = 1000;

interface Numbers {
  name: string;
  kennitala: string;
  ipiNameNumber: string;
  isForeign: boolean;
}

/** F5.20, F5.21: whether the number of somebody said to be outside the society belongs to an author of it. */
export function useExisting({ name: typed, kennitala, ipiNameNumber, isForeign }: Numbers) {
  const queries = useQueryClient();
  // S9: the server answers of a number alone nothing.
  const name = typed.trim();
  const own = isForeign || name === '' ? undefined : readKennitala(kennitala);
  const ipi = readIpiName(ipiNameNumber).value;
  const hasKennitala = useIsThere({ kennitala: own, name }, own && `${own} ${name}`);
  const hasIpi = useIsThere({ ipiNameNumber: ipi }, ipi);

  const isThere = async (query: { kennitala: string; name: string } | { ipiNameNumber: string }) => {
    // The server asks again when the work is registered; a check that cannot be made now keeps nobody from going on.
    const page = await queries.fetchQuery(listQueryFor(searchAuthors, { query })).catch(() => undefined);
    return (page?.rows.length ?? 0) > 0;
  };
  /** Asks at once, for who presses Enter sooner than a second after typing. */
  const check = async (): Promise<RuleCode | undefined> => {
    if (own && (await isThere({ kennitala: own, name }))) return 'person.kennitalaExists';
    return ipi && (await isThere({ ipiNameNumber: ipi })) ? 'ipi.exists' : undefined;
  };
  return {
    kennitalaRule: hasKennitala.isThere ? ('person.kennitalaExists' as const) : undefined,
    ipiRule: hasIpi.isThere ? ('ipi.exists' as const) : undefined,
    isCheckingKennitala: hasKennitala.isChecking,
    isCheckingIpi: hasIpi.isChecking,
    check,
  };
}

function useIsThere(
  query: { kennitala?: string | undefined; name?: string; ipiNameNumber?: string | undefined },
  value = '',
) {
  const settled = useDebounced(value, checkAfter);
  const isAsked = value !== '' && settled === value;
  const found = useQuery({ ...listQueryFor(searchAuthors, { query }), enabled: isAsked });
  return {
    isThere: value !== '' && (found.data?.rows.length ?? 0) > 0,
    isChecking: value !== '' && (found.isFetching || (!isAsked && !found.data)),
  };
}
