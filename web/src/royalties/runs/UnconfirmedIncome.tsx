import type { Run } from '@omur/contract/royalties/runs';
import { Link } from '@tanstack/react-router';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { messages } from './askedMessages.ts';

/** R208: income in the pools that one administrator alone says came in. */
export function UnconfirmedIncome({ unconfirmedIncomeCount: count }: Pick<Run, 'unconfirmedIncomeCount'>) {
  const t = useText();
  if (count === 0) return null;
  return (
    <Alert look="warning" title={t(messages.unconfirmed, { count })}>
      <p>{t(messages.unconfirmedHint)}</p>
      <Link to="/tekjur">{t(messages.lookAtIncome)}</Link>
    </Alert>
  );
}
