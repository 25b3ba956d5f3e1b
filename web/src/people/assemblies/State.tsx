import type { AssemblyState } from '@omur/contract/platform/fields/assemblies';
import { useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { stateWords } from './messages.ts';

const looks = {
  draft: 'neutral',
  announced: 'accent',
  listed: 'amber',
  open: 'green',
  closed: 'teal',
} as const;

export function State({ of }: { of: AssemblyState }) {
  const t = useText();
  return <Badge look={looks[of]}>{t(stateWords[of])}</Badge>;
}
