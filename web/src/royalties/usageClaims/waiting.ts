import type { ClaimableUsage } from '@omur/contract/royalties/usageClaims';
import type { Text } from '../../platform/i18n/text.ts';
import { messages } from './messages.ts';

const reasons: Partial<Record<ClaimableUsage['finding'], Text>> = {
  notGreen: messages.waitsForGreen,
  noRight: messages.waitsForRight,
  noPayee: messages.waitsForRight,
};

/** Why the money of a known work waits, which comes by itself (M12); undefined where somebody has to claim it. */
export function reasonOf({ finding }: Pick<ClaimableUsage, 'finding'>): Text | undefined {
  return reasons[finding];
}
