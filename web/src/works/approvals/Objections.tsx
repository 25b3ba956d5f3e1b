import { listApprovals } from '@omur/contract/works/approvals';
import { useQuery } from '@tanstack/react-query';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { messages } from './messages.ts';

/** Tells the registrant and staff, who are shown the reasons, that the work waits for them. */
export function Objections({ workId }: { workId: number }) {
  const t = useText();
  const approvals = useQuery(listQueryFor(listApprovals, { params: { workId } }));
  const objections = (approvals.data?.rows ?? []).filter(
    ({ state, reason, mayAnswer }) => state === 'objected' && reason !== null && !mayAnswer,
  );
  return objections.map(({ authorId, displayName, reason }) => (
    <Alert
      key={`${authorId} ${displayName}`}
      look="warning"
      title={t(messages.objectedBy, { name: displayName })}
    >
      <p>{reason}</p>
      <p className="dim">{t(messages.objectedByMore)}</p>
    </Alert>
  ));
}
