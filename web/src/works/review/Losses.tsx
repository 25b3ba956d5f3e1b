import type { ShareLoss } from '@omur/contract/works/proposalLosses';
import { formatAmount } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { CheckboxField } from '../../platform/ui/CheckboxField.tsx';
import { lossMessages as messages } from './lossMessages.ts';

interface LossesProps {
  losses: readonly ShareLoss[];
  areLosersSeen: boolean;
  onLosersSeen: (areSeen: boolean) => void;
}

/** R200: whom a change takes from beside the authors, and that who accepts it has seen that. */
export function Losses({ losses, areLosersSeen, onLosersSeen }: LossesProps) {
  const t = useText();
  if (losses.length === 0) return null;
  return (
    <>
      <Alert look="warning" title={t(messages.title)}>
        <p>{t(messages.more)}</p>
        <ul>
          {losses.map(({ name, displayName, losesAs, advanceLeftIsk }) => (
            <li key={`${losesAs} ${name} ${displayName}`}>
              {losesAs !== 'author' && t(messages[losesAs], { name, author: displayName })}
              {losesAs !== 'author' && advanceLeftIsk > 0 && ' '}
              {advanceLeftIsk > 0 && t(messages.advance, { name, amount: formatAmount(advanceLeftIsk) })}
            </li>
          ))}
        </ul>
      </Alert>
      <CheckboxField label={t(messages.seen)} isChecked={areLosersSeen} onChange={onLosersSeen} />
    </>
  );
}
