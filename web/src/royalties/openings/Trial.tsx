import type { OpeningTrial } from '@omur/contract/royalties/openings';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { exactAmount } from '../distributions/amount.ts';
import { messages } from './messages.ts';

const mostShown = 20;

/** Below a long form the answer would be out of sight. */
const intoSight = (node: HTMLElement | null): void => {
  node?.scrollIntoView({ block: 'nearest' });
};

/** What a list of balances comes to, or what is wrong with its lines (R20). */
export function Trial({ trial }: { trial: OpeningTrial }) {
  const t = useText();
  const { problemCount, lineCount, amountIsk, problems } = trial;
  const isSound = problemCount === 0;
  return (
    <div ref={intoSight}>
      <Alert
        look={isSound ? 'success' : 'danger'}
        isAnnounced
        title={
          isSound
            ? t(messages.sound, { count: lineCount, amount: exactAmount(amountIsk) })
            : t(messages.wrong, { count: problemCount })
        }
      >
        {!isSound && (
          <ul>
            {problems.slice(0, mostShown).map(({ fileLine, typedPayee, lineProblem }) => (
              <li key={fileLine}>
                {t(messages.wrongLine, {
                  line: fileLine - 1,
                  payee: typedPayee || '–',
                  problem: lineProblem,
                })}
              </li>
            ))}
          </ul>
        )}
      </Alert>
    </div>
  );
}
