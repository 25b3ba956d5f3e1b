import {
  decideForeignAccount,
  type ForeignAccount,
  listForeignAccounts,
} from '@omur/contract/royalties/foreignAccounts';
import { useState } from 'react';
import { usePages } from '../../platform/api/queries.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { formatDay } from '../../platform/i18n/format.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { PagedTable } from '../../platform/page/PagedTable.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { foreignMessages as messages, foreignStateWords } from './foreignMessages.ts';

/** `DE89 3704 0044 0532 0130 00`, as it is printed. */
const grouped = (iban: string) => iban.replace(/(.{4})(?=.)/gu, '$1 ');

interface Asked {
  account: ForeignAccount;
  isApproved: boolean;
}

/** Accounts abroad: those that wait, and those into which payees are paid (R42). */
export function ForeignAccountList() {
  const t = useText();
  const [asked, setAsked] = useState<Asked>();
  const list = usePages(listForeignAccounts, { params: {} });
  const address = (one: ForeignAccount) =>
    [one.payeeStreet, [one.payeePostalCode, one.payeeTown].filter(Boolean).join(' '), one.countryCode].join(
      ', ',
    );
  const by = ({ askedBy, decidedBy }: ForeignAccount) => [askedBy, decidedBy].filter(Boolean).join(' · ');
  const actions = (account: ForeignAccount) => <Actions account={account} onAsk={setAsked} />;
  const columns: Column<ForeignAccount>[] = [
    {
      id: 'payee',
      header: t(messages.payee),
      isTitle: true,
      cell: ({ payeeName, foreignAccountState }) => (
        <>
          {payeeName} <State state={foreignAccountState} />
        </>
      ),
    },
    {
      id: 'iban',
      header: t(messages.iban),
      width: 'minmax(0, 1.3fr)',
      cell: ({ iban, bic, currency }) => (
        <>
          <div>{grouped(iban)}</div>
          <div>{`${bic} · ${currency}`}</div>
        </>
      ),
    },
    { id: 'address', header: t(messages.address), cell: address },
    { id: 'by', header: t(messages.by), cell: by },
    { id: 'actions', header: t(messages.actions), width: '200px', cell: actions },
  ];
  return (
    <>
      <PagedTable
        list={list}
        label={t(messages.tab)}
        columns={columns}
        rowKey={({ foreignAccountId }) => foreignAccountId}
        phoneRow={(row) => ({
          title: row.payeeName,
          detail: (
            <>
              <div>{grouped(row.iban)}</div>
              <div>{`${row.bic} · ${row.currency} · ${address(row)}`}</div>
              <State state={row.foreignAccountState} />
            </>
          ),
          aside: actions(row),
        })}
        countText={messages.count}
        none={t(messages.none)}
        noneMore={t(messages.noneMore)}
      />
      {asked && <Decision asked={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

const looks = { waiting: 'amber', active: 'green', refused: 'neutral', ended: 'neutral' } as const;

function State({ state }: { state: ForeignAccount['foreignAccountState'] }) {
  const t = useText();
  return <Badge look={looks[state]}>{t(foreignStateWords[state])}</Badge>;
}

function Actions({ account, onAsk }: { account: ForeignAccount; onAsk: (asked: Asked) => void }) {
  const t = useText();
  const { foreignAccountState: state, payeeName: payee, mayDecide } = account;
  if (state !== 'waiting' && state !== 'active') return null;
  const end = t(state === 'waiting' ? messages.refuse : messages.end);
  return (
    <>
      {mayDecide && (
        <Button
          size="small"
          look="primary"
          aria-label={t(messages.approveWhich, { payee })}
          onClick={() => onAsk({ account, isApproved: true })}
        >
          {t(messages.approve)}
        </Button>
      )}{' '}
      <Button
        size="small"
        aria-label={`${end}: ${payee}`}
        onClick={() => onAsk({ account, isApproved: false })}
      >
        {end}
      </Button>
    </>
  );
}

function Decision({ asked: { account, isApproved }, onClose }: { asked: Asked; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const { send, isSending, refusal } = useChange(decideForeignAccount, () => {
    toast({ text: t(isApproved ? messages.approved : messages.closed) });
    onClose();
  });
  const { foreignAccountId, iban, bic, payeeName, accountCountsFrom } = account;
  const words = isApproved
    ? { title: messages.approveTitle, what: messages.approveWhat, act: messages.approve }
    : account.foreignAccountState === 'waiting'
      ? { title: messages.refuseTitle, what: messages.refuseWhat, act: messages.refuse }
      : { title: messages.endTitle, what: messages.endWhat, act: messages.end };
  return (
    <ConfirmDialog
      isOpen
      title={t(words.title)}
      confirmLabel={t(words.act)}
      isLoading={isSending}
      onConfirm={() => send({ params: { foreignAccountId }, body: { isApproved } })}
      onClose={onClose}
    >
      <Stack gap="small">
        <p>
          <strong>{`${payeeName} · ${grouped(iban)} · ${bic}`}</strong>
        </p>
        <p>{t(words.what)}</p>
        {accountCountsFrom && <p>{t(messages.countsFrom, { day: formatDay(accountCountsFrom) })}</p>}
        {refusal && <Alert look="danger" isAnnounced title={refusal} />}
      </Stack>
    </ConfirmDialog>
  );
}
