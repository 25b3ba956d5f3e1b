import type { Run } from '@omur/contract/royalties/runs';
import { Link } from '@tanstack/react-router';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { messages } from './askedMessages.ts';

/** R184: reports of which some files are still to come: the others would share the whole pool without them. */
export function MissingParts({ incompleteReports: reports }: Pick<Run, 'incompleteReports'>) {
  const t = useText();
  if (reports.length === 0) return null;
  return (
    <Alert look="warning" title={t(messages.partsMissing, { count: reports.length })}>
      <p>{t(messages.partsHint)}</p>
      <ul>
        {reports.map(({ usageImportId, senderName, missingParts }) => (
          <li key={usageImportId}>
            <Link to="/notkun/$usageImportId" params={{ usageImportId: String(usageImportId) }}>
              {senderName}
            </Link>
            {': '}
            {t(messages.partsOf, { count: missingParts.length, parts: missingParts.join(', ') })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
