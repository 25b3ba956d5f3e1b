import type { ApplicationStatus } from '@omur/contract/grants/fields';
import { useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { statusNames } from './messages.ts';

const looks = { received: 'neutral', granted: 'green', refused: 'red' } as const;

export function Status({ status }: { status: ApplicationStatus }) {
  const t = useText();
  return <Badge look={looks[status]}>{t(statusNames[status])}</Badge>;
}
