import { getWorkIswcState, requestIswc, type WorkIswcState } from '@omur/contract/exchange/iswc/iswc';
import type { RequestState } from '@omur/contract/platform/fields/iswc';
import { formatIswc } from '@omur/contract/works/rules/iswc';
import { useQuery } from '@tanstack/react-query';
import { queryIfAny } from '../../platform/api/queries.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { formatDay } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { useMember } from '../../platform/page/member.ts';
import { Badge } from '../../platform/ui/Badge.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { Card } from '../../platform/ui/Card.tsx';
import { RuleList } from '../../platform/ui/RuleList.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import styles from './iswc.module.css';
import { messages, reasons, sources, stands, statuses } from './messages.ts';

const underWay: readonly (RequestState | null)[] = ['waiting', 'sending', 'filed', 'question'];

/** X50, X52, X55: whether a work can get an ISWC, what is missing, and which it has. For its parties and staff. */
export function IswcPanel({ workId }: { workId: number }) {
  const t = useText();
  const { isStaff } = useMember();
  const { data } = useQuery(queryIfAny(getWorkIswcState, { params: { workId } }));
  if (!data) return null;
  const { obstacles, codes, requestState, answerCode, answerMessage } = data;
  const isUnderWay = underWay.includes(requestState);
  return (
    <Card title={t(messages.panel)}>
      <Stack>
        {codes.length > 0 && <Codes codes={codes} />}
        {obstacles.length > 0 ? (
          <Missing obstacles={obstacles} />
        ) : (
          requestState === null && codes.length === 0 && <p className="small">{t(messages.canGet)}</p>
        )}
        {requestState !== null && !['done', 'dropped'].includes(requestState) && (
          <p className="small">{t(stands[requestState])}</p>
        )}
        {requestState === 'rejected' && (
          <p className="small">{[answerCode, answerMessage].filter(Boolean).join(' · ')}</p>
        )}
        {isStaff && obstacles.length === 0 && !isUnderWay && <RequestButton state={data} />}
      </Stack>
    </Card>
  );
}

function Missing({ obstacles }: Pick<WorkIswcState, 'obstacles'>) {
  const t = useText();
  return (
    <>
      <p className="small">{t(messages.cannotYet)}</p>
      <RuleList
        label={t(messages.missing)}
        rules={obstacles.map(({ reason, names }) => ({
          id: reason,
          state: 'waiting',
          text: t(reasons[reason], { names: names.join(', ') }),
        }))}
      />
    </>
  );
}

function Codes({ codes }: Pick<WorkIswcState, 'codes'>) {
  const t = useText();
  return (
    <ul className={styles.codes}>
      {codes.map(({ iswc, codeStatus, codeSource, statusSince, linkedTo, addedBy }) => (
        <li key={iswc}>
          <span className="tabular">{formatIswc(iswc)}</span>{' '}
          <Badge look={codeStatus === 'preferred' ? 'green' : 'neutral'}>{t(statuses[codeStatus])}</Badge>
          <div className={styles.second}>
            {[
              t(sources[codeSource]),
              addedBy && t(messages.by, { name: addedBy }),
              t(messages.since, { day: formatDay(statusSince) }),
              linkedTo && t(messages.linkedTo, { iswc: formatIswc(linkedTo) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </div>
        </li>
      ))}
    </ul>
  );
}

function RequestButton({ state: { workId, codes } }: { state: WorkIswcState }) {
  const t = useText();
  const toast = useToast();
  const { send, isSending } = useChange(
    requestIswc,
    () => toast({ text: t(messages.queued) }),
    (error) => toast({ look: 'warning', text: error.message }),
  );
  const isKnown = codes.some((one) => one.codeStatus === 'preferred' && one.codeSource !== 'typed');
  return (
    <div className={styles.actions}>
      <Button size="small" isLoading={isSending} onClick={() => send({ params: { workId } })}>
        {t(isKnown ? messages.requestUpdate : messages.request)}
      </Button>
    </div>
  );
}
