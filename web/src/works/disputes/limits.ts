import type { Dispute } from '@omur/contract/works/disputes';
import type { SlidShare } from './SharesDialog.tsx';

/** H82: an offer begins with the one that stands, and lies between what is registered and what was claimed. */
export const betweenClaims = ({ shares }: Dispute): { shares: SlidShare[] } => ({
  shares: shares.map(({ authorId, displayName, registeredShare, proposedShare, offeredShare }) => ({
    authorId,
    name: displayName,
    registered: registeredShare,
    shareHundredths: offeredShare,
    least: Math.min(registeredShare, proposedShare),
    most: Math.max(registeredShare, proposedShare),
  })),
});
