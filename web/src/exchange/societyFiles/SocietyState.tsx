import type { SocietyImportState } from '@omur/contract/platform/fields/societyFiles';
import { useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { stateLabels } from './messages.ts';

const looks: Partial<Record<SocietyImportState, 'green' | 'amber' | 'red' | 'teal'>> = {
  taken: 'green',
  checked: 'amber',
  refused: 'red',
  checking: 'teal',
  taking: 'teal',
};

export function SocietyState({ state }: { state: SocietyImportState }) {
  const t = useText();
  const look = looks[state];
  return <Badge {...(look && { look })}>{t(stateLabels[state])}</Badge>;
}
