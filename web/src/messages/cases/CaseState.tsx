import { caseKindNames, caseStateNames } from '@omur/contract/messages/caseNames';
import type { Case } from '@omur/contract/messages/cases';
import { useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';

const looks = { open: 'amber', answered: 'accent', closed: 'neutral' } as const;

/** Whose turn it is, and that it is a complaint or a question. */
export function CaseState({ of: { caseState, caseKind } }: { of: Pick<Case, 'caseState' | 'caseKind'> }) {
  const t = useText();
  return (
    <>
      {caseKind !== 'message' && (
        <Badge look={caseKind === 'complaint' ? 'red' : 'teal'}>{t(caseKindNames[caseKind])}</Badge>
      )}{' '}
      <Badge look={looks[caseState]}>{t(caseStateNames[caseState])}</Badge>
    </>
  );
}
