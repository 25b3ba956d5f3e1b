import { Link } from '@tanstack/react-router';
import { useText } from '../../platform/i18n/texts.tsx';

const messages = {
  onBalances: {
    is: 'Upphæðirnar fóru á inneign rétthafa. Greiðslukeyrsla greiðir þær út.',
    en: 'The amounts went to the payees’ balances. A pay run pays them out.',
  },
  toPayRuns: { is: 'Greiðslukeyrslur', en: 'Pay runs' },
};

/** What comes after a run that has been finished. */
export function ToPayRuns() {
  const t = useText();
  return (
    <p className="dim">
      {t(messages.onBalances)} <Link to="/greiðslukeyrslur">{t(messages.toPayRuns)}</Link>
    </p>
  );
}
