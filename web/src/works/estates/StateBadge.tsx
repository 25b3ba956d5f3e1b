import type { Estate } from '@omur/contract/works/estates';
import { useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { messages } from './messages.ts';

const looks = {
  reported: 'amber',
  proposed: 'accent',
  confirmed: 'accent',
  done: 'green',
  refused: 'red',
  undone: 'neutral',
} as const;

type Stands = Pick<Estate, 'estateState' | 'undoAskedBy'>;

const isUndoAsked = ({ estateState, undoAskedBy }: Stands) => estateState === 'done' && undoAskedBy !== null;

/** How an estate stands, in words; R224: of one whose undoing waits for another, that. */
export const stateText = (estate: Stands) =>
  isUndoAsked(estate) ? messages.undoWaits : messages.states[estate.estateState];

export function StateBadge({ estate }: { estate: Stands }) {
  const t = useText();
  return (
    <Badge look={isUndoAsked(estate) ? 'amber' : looks[estate.estateState]}>{t(stateText(estate))}</Badge>
  );
}
