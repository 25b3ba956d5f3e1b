import { decideUsage, undoUsageDecision, type UsageGroup } from '@omur/contract/royalties/usage';
import { useRef } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { matchingMessages as messages } from './matchingMessages.ts';

const seconds = 10;

/** Decides on groups; what was decided last can be undone by a key or from the notice. */
export function useMatching(onDecided: (group: UsageGroup) => void) {
  const t = useText();
  const toast = useToast();
  const last = useRef<number>(undefined);
  const undoing = useUndo();
  const undo = (usageDecisionId: number) => {
    if (last.current === usageDecisionId) last.current = undefined;
    undoing.send({ params: { usageDecisionId } });
  };
  const deciding = useChange(
    decideUsage,
    ({ usageDecisionId, title, workId }) => {
      last.current = usageDecisionId;
      toast({
        text: t(workId === null ? messages.setAside : messages.settled, {
          title: title || t(messages.untitled),
        }),
        seconds,
        action: { label: t(messages.undo), onSelect: () => undo(usageDecisionId) },
      });
    },
    (error) => toast({ look: 'warning', text: error.message }),
  );
  return {
    isSending: deciding.isSending,
    decide: (group: UsageGroup, workId: number | null) => {
      if (deciding.isSending) return;
      onDecided(group);
      deciding.send({ body: { usageGroupId: group.usageGroupId, workId } });
    },
    undoLast: () => last.current !== undefined && undo(last.current),
  };
}

export type Matching = ReturnType<typeof useMatching>;

/** Takes a decision back. */
export function useUndo() {
  const t = useText();
  const toast = useToast();
  return useChange(
    undoUsageDecision,
    () => toast({ text: t(messages.undone) }),
    (error) => toast({ look: 'warning', text: error.message }),
  );
}
