import { listRunRates } from '@omur/contract/royalties/runRates';
import { Link } from '@tanstack/react-router';
import { usePages } from '../../platform/api/queries.ts';
import { formatAmount } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { decimalText, rateText } from '../money/decimals.ts';
import { rateMessages as messages } from './rateMessages.ts';

/** R201: the rates of reports and statements that the run pays by, for who is to finish it. */
export function Rates({ distributionId }: { distributionId: number }) {
  const t = useText();
  const { rows } = usePages(listRunRates, { params: { distributionId } });
  if (rows.length === 0) return null;
  return (
    <Alert
      look={rows.some(({ rateReason }) => rateReason !== null) ? 'warning' : 'info'}
      title={t(messages.title)}
    >
      <p>{t(messages.hint)}</p>
      <ul>
        {rows.map((row) => (
          <li key={row.usageImportId}>
            <Link to="/notkun/$usageImportId" params={{ usageImportId: String(row.usageImportId) }}>
              {row.senderName}
            </Link>
            {': '}
            {t(row.knownRate === null ? messages.first : messages.rate, {
              rate: rateText(row.currency, row.exchangeRate),
              known: decimalText(row.knownRate ?? 0),
              name: row.rateTypedBy,
              amount: formatAmount(row.namedIsk),
            })}
            {row.rateReason !== null && ` ${t(messages.reason, { reason: row.rateReason })}`}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
