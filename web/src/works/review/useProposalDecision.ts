import { useReadAnew } from '../../platform/api/useChange.ts';
import { decideProposal, type Proposal } from '@omur/contract/works/amendments';
import { getProposalLosses, type ShareLoss } from '@omur/contract/works/proposalLosses';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { queryFor } from '../../platform/api/queries.ts';
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

/** R200: what it would take from others, and that this was seen. */
interface OfLosses {
  losses: readonly ShareLoss[];
  areLosersSeen: boolean;
  onLosersSeen: (areSeen: boolean) => void;
}

/** Before any day that a use can have. */
const beginning = '1000-01-01';

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
): DecisionProps & OfDays & OfLosses & ByKey {
  const t = useText();
  const toast = useToast();
  const readDecidedAnew = useReadAnew();
  const readAnew = () => readDecidedAnew(decideProposal);
  const id = proposal?.proposalId ?? 0;
  const [remarks, setRemarks] = useState<Record<number, string>>({});
  const [daysOf, setDaysOf] = useState<Record<number, UsageDays>>({});
  const days = daysOf[id] ?? {};
  const losses = useLosses(id, days);
  const [seenFor, setSeenFor] = useState<string>();
  const areLosersSeen = seenFor === losses.key;
  // Until they are known, the server says.
  const isApproveBlocked = losses.rows.length > 0 && !areLosersSeen;
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
        body: {
          isApproved,
          ...(said && { remark: said }),
          ...(isApproved && { ...sinceOf(days), areLosersSeen }),
        },
      });
    },
    onSuccess: (_, { proposalId, isApproved, title }) => {
      toast({ text: t(isApproved ? messages.proposalAccepted : messages.proposalRefused, { title }) });
      return goOn(proposalId);
    },
    onError: (refused, { proposalId, title }) => {
      if (isRefusal(refused) && refused.code === 'proposal.takesFromOthers') return losses.readAnew();
      if (!isRefusal(refused, 409) && !isRefusal(refused, 404)) return undefined;
      toast({ look: 'warning', text: `${title}: ${refused.message}` });
      return goOn(proposalId);
    },
  });
  const decide = (isApproved: boolean) => {
    if (!proposal || isPending || (isApproved && isApproveBlocked)) return;
    const isMissing = !isApproved && remark.trim() === '';
    setMissingFor(isMissing ? id : undefined);
    if (isMissing) return remarkField.current?.focus();
    mutate({ proposalId: id, isApproved, title: proposal.title });
  };
  const onApproveByKey = () => {
    if (!proposal || isPending || isApproveBlocked) return;
    const { title } = proposal;
    const said = remark.trim();
    const body = { isApproved: true, ...(said && { remark: said }), ...sinceOf(days), areLosersSeen };
    approveLater(id, title, () =>
      call(decideProposal, { params: { proposalId: id }, body })
        .catch((refused: Error) => toast({ look: 'warning', text: `${title}: ${refused.message}` }))
        .then(readAnew),
    );
    onDecided(id);
  };
  return {
    onApproveByKey,
    losses: losses.rows,
    areLosersSeen,
    onLosersSeen: (areSeen) => setSeenFor(areSeen ? losses.key : undefined),
    isApproveBlocked,
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

/** R200: for the days that are chosen; a word that it was seen is of these. */
function useLosses(proposalId: number, { isFromBeginning, appliesFrom }: UsageDays) {
  const fromDay = isFromBeginning ? beginning : appliesFrom || undefined;
  const found = useQuery({
    ...queryFor(getProposalLosses, {
      params: { proposalId },
      query: fromDay === undefined ? {} : { fromDay },
    }),
    enabled: proposalId !== 0,
  });
  return {
    key: `${proposalId} ${fromDay ?? ''}`,
    rows: found.data?.losses ?? [],
    readAnew: () => found.refetch().then(() => undefined),
  };
}
