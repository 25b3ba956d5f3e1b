import { changeIswcRequest, type IswcRequest, listIswcRequests } from '@omur/contract/exchange/iswc/iswc';
import { type RequestState, requestStates } from '@omur/contract/platform/fields/iswc';
import { getRouteApi } from '@tanstack/react-router';
import { useChange } from '../../platform/api/useChange.ts';
import { formatInstant } from '../../platform/i18n/format.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import styles from './iswc.module.css';
import { messages, states } from './messages.ts';
import { PagedTable } from './PagedTable.tsx';

const route = getRouteApi('/portal/iswc');
const mayRetry: readonly RequestState[] = ['rejected', 'dropped', 'filed'];
const mayWithdraw: readonly RequestState[] = ['waiting', 'filed'];
const codes = {
  notEligible: messages.notEligible,
  withdrawn: messages.withdrawn,
  answered: messages.answeredByStaff,
};

/** X53: what waits, what is out and what became of it. */
export function Requests() {
  const t = useText();
  const [language] = useLanguage();
  const { stada } = route.useSearch();
  const state = requestStates.find((one) => one === stada) ?? 'waiting';
  const says = ({ answerCode, answerMessage }: IswcRequest) => {
    const known = answerCode !== null && answerCode in codes && codes[answerCode as keyof typeof codes];
    return known ? t(known) : [answerCode, answerMessage].filter(Boolean).join(' · ');
  };
  const when = ({ answeredAt, sentAt, dueAt }: IswcRequest) =>
    formatInstant((state === 'waiting' ? dueAt : (answeredAt ?? sentAt)) ?? dueAt, language);
  const columns: Column<IswcRequest>[] = [
    {
      id: 'work',
      header: t(messages.work),
      isTitle: true,
      width: 'minmax(0, 1.6fr)',
      cell: ({ title, authorNames }) => (
        <>
          {title}
          <div className={styles.second}>{authorNames}</div>
        </>
      ),
    },
    {
      id: 'kind',
      header: t(messages.kind),
      width: '128px',
      cell: ({ requestKind }) => t(messages[requestKind]),
    },
    {
      id: 'says',
      header: t(messages.agencySays),
      width: 'minmax(0, 1.4fr)',
      cell: (row) => says(row) || '–',
    },
    {
      id: 'tries',
      header: t(messages.tries),
      width: '92px',
      isNumeric: true,
      cell: ({ attempts }) => attempts,
    },
    { id: 'when', header: t(messages.when), width: '148px', cell: when },
    {
      id: 'actions',
      header: t(messages.actions),
      width: '148px',
      cell: (row) => <RequestActions request={row} />,
    },
  ];
  return (
    <PagedTable
      key={state}
      endpoint={listIswcRequests}
      query={{ requestState: state }}
      label={t(messages.requests)}
      columns={columns}
      rowKey={({ requestId }) => requestId}
      rowLink={({ workId }) => ({ to: '/verk/$workId', params: { workId: String(workId) } })}
      phoneRow={(row) => ({
        title: row.title,
        detail: (
          <>
            <div>
              {t(messages[row.requestKind])} · {when(row)}
            </div>
            {says(row) && <div>{says(row)}</div>}
            <RequestActions request={row} />
          </>
        ),
      })}
      empty={t(messages.noRequests)}
      filter={<StateFilter state={state} />}
    />
  );
}

function StateFilter({ state }: { state: RequestState }) {
  const t = useText();
  const navigate = route.useNavigate();
  return (
    <div className={styles.filter}>
      <SelectField
        label={t(messages.state)}
        value={state}
        options={requestStates.map((value) => ({ value, label: t(states[value]) }))}
        onChange={(value) =>
          void navigate({
            search: value === 'waiting' ? {} : { stada: value },
            replace: true,
            resetScroll: false,
          })
        }
      />
    </div>
  );
}

function RequestActions({ request: { requestId, requestState, title } }: { request: IswcRequest }) {
  const t = useText();
  const toast = useToast();
  const { send, isSending } = useChange(
    changeIswcRequest,
    () => toast({ text: t(messages.done) }),
    (error) => toast({ look: 'warning', text: error.message }),
  );
  const change = (action: 'retry' | 'withdraw') => send({ params: { requestId }, body: { action } });
  return (
    <span className={styles.actions}>
      {mayRetry.includes(requestState) && (
        <Button
          size="small"
          disabled={isSending}
          aria-label={t(messages.retryWhich, { title })}
          onClick={() => change('retry')}
        >
          {t(messages.retry)}
        </Button>
      )}
      {mayWithdraw.includes(requestState) && (
        <Button
          size="small"
          look="quiet"
          disabled={isSending}
          aria-label={t(messages.withdrawWhich, { title })}
          onClick={() => change('withdraw')}
        >
          {t(messages.withdraw)}
        </Button>
      )}
    </span>
  );
}
