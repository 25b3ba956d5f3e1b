import type { OpeningTrial } from '@omur/contract/royalties/openings';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { exactAmount } from '../distributions/amount.ts';
import { messages } from './messages.ts';

const mostShown = 20;

/** What a list of balances comes to, or what is wrong with its lines (R20). */
export function Trial({ trial }: { trial: OpeningTrial }) {
  const t = useText();
  if (trial.problemCount === 0)
    return (
      <Alert
        look="success"
        isAnnounced
        title={t(messages.sound, { count: trial.lineCount, amount: exactAmount(trial.amountIsk) })}
      />
    );
  return (
    <Alert look="danger" isAnnounced title={t(messages.wrong, { count: trial.problemCount })}>
      <ul>
        {trial.problems.slice(0, mostShown).map(({ fileLine, typedPayee, lineProblem }) => (
          <li key={fileLine}>
            {t(messages.wrongLine, { line: fileLine - 1, payee: typedPayee || '–', problem: lineProblem })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
