import { listRunControllers } from '@omur/contract/royalties/runControllers';
import { Link } from '@tanstack/react-router';
import { usePages } from '../../platform/api/queries.ts';
import { formatAmount } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { controllerMessages as messages } from './controllerMessages.ts';

/** R227: whose amounts of services' reports the run pays, for who is to finish it. */
export function Controllers({ distributionId }: { distributionId: number }) {
  const t = useText();
  const { rows } = usePages(listRunControllers, { params: { distributionId } });
  if (rows.length === 0) return null;
  return (
    <Alert title={t(messages.title)}>
      <p>{t(messages.hint)}</p>
      <ul>
        {rows.map((row) => (
          <li key={row.usageImportId}>
            <Link to="/notkun/$usageImportId" params={{ usageImportId: String(row.usageImportId) }}>
              {row.senderName}
            </Link>
            {': '}
            {t(row.chosenControllers.length === 0 ? messages.nobodyAsked : messages.chosen, {
              controllers: row.chosenControllers.join(', '),
              name: row.controllersChosenBy,
              amount: formatAmount(row.namedIsk),
            })}
            {row.otherControllers.length > 0 &&
              ` ${t(messages.others, { controllers: row.otherControllers.join(', ') })}`}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
