import { useToast } from '../../platform/ui/Toast.tsx';
import { useChange } from '../../platform/api/useChange.ts';
import {
  type AccessRequest,
  answerAccessRequest,
  listAccessRequests,
  withdrawAccessRequest,
} from '@omur/contract/accounts/delegation';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { formatDay } from '../../platform/i18n/format.ts';
import styles from './access.module.css';
import { messages } from './messages.ts';
import { TermsDialog } from './TermsDialog.tsx';
import { asked, accessText, untilText } from './terms.ts';

/** What waits for an answer, by themselves or by others. Nothing stands here when nothing does. */
export function Requests({ mayChange }: { mayChange: boolean }) {
  const t = useText();
  const requests = useQuery(listQueryFor(listAccessRequests));
  const rows = requests.data?.rows ?? [];
  if (rows.length === 0) return null;
  return (
    <Card title={t(messages.requests)}>
      <ul className={styles.requests}>
        {rows.map((request) => (
          <li key={request.requestId}>
            <RequestRow request={request} mayChange={mayChange} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function RequestRow({ request, mayChange }: { request: AccessRequest; mayChange: boolean }) {
  const t = useText();
  const [isAccepting, setIsAccepting] = useState(false);
  const { requestId, isOwnRequest, name, kennitalaStart, remark, askedAt } = request;
  const toast = useToast();
  const refusing = useChange(answerAccessRequest, () =>
    toast({ text: t(messages.refused), look: 'success' }),
  );
  const withdrawing = useChange(withdrawAccessRequest, () =>
    toast({ text: t(messages.withdrawn), look: 'success' }),
  );
  const refusal = refusing.refusal ?? withdrawing.refusal;
  const params = { requestId };
  return (
    <>
      <div className={styles.request}>
        <div>
          <p className={styles.who}>
            {t(isOwnRequest ? messages.youAsked : messages.asksYou, { name })}{' '}
            <span className="dim small tabular">{kennitalaStart}</span>
          </p>
          <p className="dim small">
            {accessText(t, request)} · {untilText(t, request)} · {formatDay(askedAt)}
          </p>
          {remark && <p className={styles.remark}>{remark}</p>}
        </div>
        {mayChange && (
          <div className={styles.actions}>
            {isOwnRequest ? (
              <Button
                size="small"
                isLoading={withdrawing.isSending}
                onClick={() => withdrawing.send({ params })}
              >
                {t(messages.withdraw)}
              </Button>
            ) : (
              <>
                <Button
                  size="small"
                  isLoading={refusing.isSending}
                  onClick={() => refusing.send({ params, body: { isApproved: false } })}
                >
                  {t(messages.refuse)}
                </Button>
                <Button size="small" look="primary" onClick={() => setIsAccepting(true)}>
                  {t(messages.accept)}
                </Button>
              </>
            )}
          </div>
        )}
      </div>
      {refusal && <Alert look="danger" isAnnounced title={refusal} />}
      {isAccepting && <AcceptDialog request={request} onClose={() => setIsAccepting(false)} />}
    </>
  );
}

function AcceptDialog({ request, onClose }: { request: AccessRequest; onClose: () => void }) {
  const t = useText();
  const { requestId, name } = request;
  const [terms, setTerms] = useState({ isReadOnly: request.isReadOnly, lastDay: request.lastDay ?? '' });
  const toast = useToast();
  const { send, ...sending } = useChange(answerAccessRequest, () => {
    toast({ text: t(messages.grantedTo, { name }), look: 'success' });
    onClose();
  });
  return (
    <TermsDialog
      title={t(messages.acceptTitle, { name })}
      description={t(messages.acceptWhat)}
      act={t(messages.accept)}
      sending={sending}
      terms={terms}
      onTerms={setTerms}
      onSubmit={() => send({ params: { requestId }, body: { isApproved: true, ...asked(terms) } })}
      onClose={onClose}
    />
  );
}
