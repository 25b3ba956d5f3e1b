import type { CalendarDay } from '@omur/contract/royalties/calendar';
import { useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { messages } from './messages.ts';

const looks = { planned: 'accent', delayed: 'amber', finished: 'green' } as const;

export function StateBadge({ state }: { state: CalendarDay['calendarState'] }) {
  const t = useText();
  return <Badge look={looks[state]}>{t(messages[state])}</Badge>;
}
