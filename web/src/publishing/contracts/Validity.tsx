import { hasEnded } from '@omur/contract/publishing/rules/contract';
import { useText } from '../../platform/i18n/texts.tsx';
import { Light } from '../../platform/ui/Light.tsx';
import { messages } from './messages.ts';

interface ValidityProps {
  startsOn: string;
  endsOn: string;
  isPending?: boolean;
  /** C2.18: the compact list has orange where the table has red. */
  isCompact?: boolean;
}

/** C2.18, C4.1: green until the end has passed, then red, or orange in the compact list; a pending contract is always red. */
export function Validity({ startsOn, endsOn, isPending = false, isCompact = false }: ValidityProps) {
  const t = useText();
  const today = dayInIceland();
  if (isPending) return <Light light="red" text={t(messages.waiting)} />;
  if (hasEnded(endsOn, today)) return <Light light={isCompact ? 'yellow' : 'red'} text={t(messages.ended)} />;
  return <Light light="green" text={t(startsOn > today ? messages.notStarted : messages.valid)} />;
}

/** Iceland keeps UTC. */
function dayInIceland(): string {
  return new Date().toISOString().slice(0, 10);
}
