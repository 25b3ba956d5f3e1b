import type { Income } from '@omur/contract/royalties/income';
import { decideIncomeParts, type IncomePart, listIncomeParts } from '@omur/contract/royalties/incomeParts';
import { usePages } from '../../platform/api/queries.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { PagedTable } from '../../platform/page/PagedTable.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { Dialog } from '../../platform/ui/Dialog.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { exactAmount, exactFigure } from '../distributions/amount.ts';
import { messages } from './messages.ts';
import { partMessages as texts } from './partMessages.ts';

/** The parts of an income: another administrator approves them as they see them, any of them refuses them (R189). */
export function PartsDialog({ income, onClose }: { income: Income; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const { incomeId } = income;
  const list = usePages(listIncomeParts, { params: { incomeId } });
  const { send, isSending, refusal } = useChange(decideIncomeParts, (_, { body }) => {
    toast({
      text: t(body?.isApproved ? texts.approved : first?.mayDecide ? texts.refusedNow : texts.withdrawnNow),
    });
    onClose();
  });
  const [first] = list.rows;
  const answer = (isApproved: boolean) =>
    first && send({ params: { incomeId }, body: { isApproved, incomeDivisionId: first.incomeDivisionId } });
  const isWaiting = first?.divisionState === 'waiting';
  return (
    <Dialog
      isOpen
      title={t(texts.partsTitle, { payer: income.payerName, reference: income.reference })}
      size="large"
      onClose={onClose}
      footer={
        isWaiting && (
          <>
            <Button isLoading={isSending} onClick={() => answer(false)}>
              {t(first.mayDecide ? texts.refuse : texts.withdraw)}
            </Button>
            {first.mayDecide && (
              <Button look="primary" isLoading={isSending} onClick={() => answer(true)}>
                {t(texts.approve)}
              </Button>
            )}
          </>
        )
      }
    >
      <Stack>
        {refusal && <Alert look="danger" isAnnounced title={refusal} />}
        {first && (
          <Alert
            look={isWaiting ? 'warning' : 'info'}
            title={t(stateText(first), { asker: first.askedBy, decider: first.decidedBy ?? '' })}
          />
        )}
        <PartTable list={list} currency={income.currency} />
      </Stack>
    </Dialog>
  );
}

const stateText = ({ divisionState, askedBy, decidedBy }: IncomePart) =>
  divisionState === 'refused' && askedBy === decidedBy ? texts.withdrawn : texts[divisionState];

interface PartTableProps {
  list: Omit<ReturnType<typeof usePages>, 'rows'> & { rows: IncomePart[] };
  currency: string;
}

function PartTable({ list, currency }: PartTableProps) {
  const t = useText();
  const gross = ({ partGross }: IncomePart) => `${exactFigure(partGross)}\u00A0${currency}`;
  const statement = ({ usageImportId: number, senderName: sender }: IncomePart) =>
    number === null ? '–' : t(texts.statementOf, { number, sender: sender ?? '' });
  const inKronur = (isk: number | null) => (isk === null ? '–' : exactAmount(isk));
  const columns: Column<IncomePart>[] = [
    {
      id: 'name',
      header: t(texts.name),
      width: 'minmax(0, 1fr)',
      isTitle: true,
      cell: ({ partName }) => partName,
    },
    { id: 'pool', header: t(messages.pool), width: 'minmax(0, 1fr)', cell: ({ poolName }) => poolName },
    ...(list.rows.some(({ usageImportId }) => usageImportId !== null)
      ? [{ id: 'statement', header: t(texts.statement), width: 'minmax(0, 1fr)', cell: statement }]
      : []),
    { id: 'gross', header: t(messages.amount), width: '152px', isNumeric: true, cell: gross },
  ];
  const isBooked = list.rows[0]?.divisionState === 'active';
  const booked: Column<IncomePart>[] = [
    {
      id: 'net',
      header: t(texts.net),
      width: '152px',
      isNumeric: true,
      cell: (row) => inKronur(row.partIsk),
    },
    {
      id: 'left',
      header: t(texts.inPool),
      width: '152px',
      isNumeric: true,
      cell: (row) => inKronur(row.leftInPoolIsk),
    },
  ];
  return (
    <PagedTable
      list={list}
      label={t(texts.parts)}
      columns={isBooked ? [...columns, ...booked] : columns}
      rowKey={({ partNumber }) => partNumber}
      phoneRow={(row) => ({
        title: row.partName,
        detail: [
          row.poolName,
          row.usageImportId !== null && statement(row),
          row.leftInPoolIsk !== null && `${t(texts.inPool)}: ${exactAmount(row.leftInPoolIsk)}`,
        ]
          .filter(Boolean)
          .join(' · '),
        aside: gross(row),
      })}
      countText={texts.partCount}
      none={t(texts.none)}
    />
  );
}
