import type { ReviewedWork } from '@omur/contract/works/review';
import { useRef, useState } from 'react';
import { useDraft } from '../../platform/drafts/drafts.ts';
import type { DecisionProps } from './Decision.tsx';
import { isGrave } from './grave.ts';
import { useDecision, useLateApproval, useQuestion } from './useDecision.ts';
import type { DelayedApproval } from './useUndoable.ts';

/** What is written of a work is kept while you look at others, and when you come back another day. */
function useWords(kind: string) {
  const draft = useDraft<Record<number, string>>(kind);
  const [words, setWords] = useState(draft.restored ?? {});
  const write = (workId: number, said: string) =>
    setWords((before) => {
      const { [workId]: _, ...others } = before;
      const after = said === '' ? others : { ...others, [workId]: said };
      draft.keep(after);
      return after;
    });
  return { of: (workId: number) => words[workId] ?? '', write };
}

/** The remark, the decision and the question on the work that is open, and what asks before it is done. */
export function useDesk(
  work: ReviewedWork | undefined,
  onDone: (workId: number) => void,
  approveLater: DelayedApproval,
) {
  const remarks = useWords('review.remarks');
  const questions = useWords('review.questions');
  const [missingFor, setMissingFor] = useState<number>();
  const [open, setOpen] = useState<'approve' | 'ask'>();
  const remarkField = useRef<HTMLTextAreaElement>(null);
  const decision = useDecision((decided) => {
    remarks.write(decided, '');
    onDone(decided);
  });
  const approve = useLateApproval();
  const question = useQuestion((asked) => {
    questions.write(asked, '');
    setOpen(undefined);
    onDone(asked);
  });
  const workId = work?.workId ?? 0;
  const remark = remarks.of(workId);
  const { isPending, variables } = decision;

  const decide = (isApproved: boolean) => {
    setOpen(undefined);
    if (work && !isPending) decision.mutate({ work, isApproved, remark });
  };
  // The field is there once the work is: nobody decides on what is not on the screen yet.
  const onApprove = () => {
    if (!work || isPending || !remarkField.current) return;
    if (isGrave(work)) setOpen('approve');
    else decide(true);
  };
  // A single key is pressed by mistake more easily than a button: it leaves time to take it back.
  const onApproveByKey = () => {
    if (!work || isPending || !remarkField.current) return;
    if (isGrave(work)) return setOpen('approve');
    approveLater(work.workId, work.title, async () => {
      if (await approve(work, remark)) remarks.write(work.workId, '');
    });
    onDone(work.workId);
  };
  const onRefuse = () => {
    if (!work || isPending || !remarkField.current) return;
    const isMissing = remark.trim() === '';
    setMissingFor(isMissing ? workId : undefined);
    if (isMissing) remarkField.current.focus();
    else decide(false);
  };
  const canAsk = work !== undefined && work.registrantName !== null;
  const onAsk = canAsk ? () => remarkField.current && setOpen('ask') : undefined;

  const decisionProps: DecisionProps = {
    remark,
    onRemark: (said) => {
      remarks.write(workId, said);
      setMissingFor(undefined);
    },
    remarkField,
    isRemarkMissing: missingFor === workId,
    deciding: isPending ? (variables.isApproved ? 'approve' : 'refuse') : undefined,
    error: variables?.work.workId === workId ? decision.error : null,
    onReset: decision.reset,
    onApprove,
    onRefuse,
    onAsk,
  };
  return {
    decisionProps,
    onApproveByKey,
    confirming: open === 'approve',
    onConfirm: () => decide(true),
    onClose: () => {
      setOpen(undefined);
      question.reset();
    },
    asking: open === 'ask' && {
      question: questions.of(workId),
      onQuestion: (said: string) => questions.write(workId, said),
      isAsking: question.isAsking,
      error: question.error,
      onReset: question.reset,
      onAsk: () => work && question.ask(work, questions.of(workId)),
    },
  };
}
