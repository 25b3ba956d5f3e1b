import type { UsageImport } from '@omur/contract/royalties/usage';
import { useText } from '../../platform/i18n/texts.tsx';
import { Badge, type BadgeProps } from '../../platform/ui/Badge.tsx';
import { messages, stateNames } from './messages.ts';

const looks: Record<UsageImport['usageImportState'], BadgeProps['look']> = {
  arriving: 'accent',
  broken: 'amber',
  refused: 'red',
  taken: 'green',
  cancelled: 'neutral',
};

/** Where a file of usage stands, in a word. */
export function ImportState({
  state,
  isBeingRead = false,
}: {
  state: UsageImport['usageImportState'];
  isBeingRead?: boolean;
}) {
  const t = useText();
  return (
    <Badge look={isBeingRead ? 'accent' : looks[state]}>
      {t(isBeingRead ? messages.reading : stateNames[state])}
    </Badge>
  );
}
