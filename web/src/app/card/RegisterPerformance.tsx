import { Plus } from 'lucide-react';
import { useMember } from '../../platform/page/member.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { ButtonLink } from '../../platform/ui/Button.tsx';
import { messages } from './performanceMessages.ts';

/** Members register performances of their own. */
export function RegisterPerformance({ personId }: { personId: number }) {
  const t = useText();
  const { person, role, isReading } = useMember();
  if (person?.personId !== personId || role === 'viewer' || role === 'external' || isReading) return null;
  return (
    <ButtonLink to="/lifandi-flutningar/stofna" icon={<Plus size={18} aria-hidden />}>
      {t(messages.register)}
    </ButtonLink>
  );
}
