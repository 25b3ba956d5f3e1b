import { useReadAnew } from '../../platform/api/useChange.ts';
import { decideProposal, type Proposal } from '@omur/contract/works/amendments';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { isRefusal } from '../../platform/api/refusal.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import type { DelayedApproval } from './useUndoable.ts';
import type { UsageDays } from '../usageDays/UsageDaysField.tsx';
import type { DecisionProps } from './Decision.tsx';
import { messages } from './messages.ts';

interface OfDays {
  /** M7, X141: since when it was so; from today on, if nothing is said. */
  days: UsageDays;
  onDays: (days: UsageDays) => void;
}

const sinceOf = ({ isFromBeginning, appliesFrom }: UsageDays) => ({ isFromBeginning, appliesFrom });

interface ByKey {
  /** Accepts after ten seconds, in which it can be taken back. */
  onApproveByKey: () => void;
}

/** Accepts or refuses the open proposal, and goes on; also when somebody else was quicker. */
export function useProposalDecision(
  proposal: Proposal | undefined,
  onDecided: (proposalId: number) => void,
  approveLater: DelayedApproval,
): DecisionProps & OfDays & ByKey {
  const t = useText();
  const toast = useToast();
  const readDecidedAnew = useReadAnew();
  const readAnew = () => readDecidedAnew(decideProposal);
  const id = proposal?.proposalId ?? 0;
  const [remarks, setRemarks] = useState<Record<number, string>>({});
  const [daysOf, setDaysOf] = useState<Record<number, UsageDays>>({});
  const days = daysOf[id] ?? {};
  const [missingFor, setMissingFor] = useState<number>();
  const remarkField = useRef<HTMLTextAreaElement>(null);
  const remark = remarks[id] ?? '';
  const goOn = async (proposalId: number) => {
    onDecided(proposalId);
    await readAnew();
  };
  const { mutate, isPending, variables, error, reset } = useMutation({
    mutationFn: ({ proposalId, isApproved }: { proposalId: number; isApproved: boolean; title: string }) => {
      const said = remark.trim();
      return call(decideProposal, {
        params: { proposalId },
        body: { isApproved, ...(said && { remark: said }), ...(isApproved && sinceOf(days)) },
      });
    },
    onSuccess: (_, { proposalId, isApproved, title }) => {
      toast({ text: t(isApproved ? messages.proposalAccepted : messages.proposalRefused, { title }) });
      return goOn(proposalId);
    },
    onError: (refused, { proposalId, title }) => {
      if (!isRefusal(refused, 409) && !isRefusal(refused, 404)) return undefined;
      toast({ look: 'warning', text: `${title}: ${refused.message}` });
      return goOn(proposalId);
    },
  });
  const decide = (isApproved: boolean) => {
    if (!proposal || isPending) return;
    const isMissing = !isApproved && remark.trim() === '';
    setMissingFor(isMissing ? id : undefined);
    if (isMissing) return remarkField.current?.focus();
    mutate({ proposalId: id, isApproved, title: proposal.title });
  };
  const onApproveByKey = () => {
    if (!proposal || isPending) return;
    const { title } = proposal;
    const said = remark.trim();
    const body = { isApproved: true, ...(said && { remark: said }), ...sinceOf(days) };
    approveLater(id, title, () =>
      call(decideProposal, { params: { proposalId: id }, body })
        .catch((refused: Error) => toast({ look: 'warning', text: `${title}: ${refused.message}` }))
        .then(readAnew),
    );
    onDecided(id);
  };
  return {
    onApproveByKey,
    days,
    onDays: (chosen) => setDaysOf((before) => ({ ...before, [id]: chosen })),
    remark,
    onRemark: (said) => {
      setRemarks((before) => ({ ...before, [id]: said }));
      setMissingFor(undefined);
    },
    remarkField,
    isRemarkMissing: missingFor === id && id !== 0,
    deciding: isPending ? (variables.isApproved ? 'approve' : 'refuse') : undefined,
    error: variables?.proposalId === id ? error : null,
    onReset: reset,
    onApprove: () => decide(true),
    onRefuse: () => decide(false),
  };
}
