import type { UsageImport } from '@omur/contract/royalties/usage';
import { formatDay } from '../../platform/i18n/format.ts';

/** From its first day to its last, once it has been read. */
export function periodOf({
  firstUsedOn,
  lastUsedOn,
}: Pick<UsageImport, 'firstUsedOn' | 'lastUsedOn'>): string {
  if (firstUsedOn === null || lastUsedOn === null) return '';
  return firstUsedOn === lastUsedOn
    ? formatDay(firstUsedOn)
    : `${formatDay(firstUsedOn)}–${formatDay(lastUsedOn)}`;
}
