import { codesPage } from './deskPages.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { decideOnCode, listWaitingCodes, type WaitingCode } from '@omur/contract/works/codes';
import { Barcode } from 'lucide-react';
import { usePages } from '../../platform/api/queries.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { StaffOnly } from '../../platform/page/StaffOnly.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { ListToolbar } from '../../platform/ui/ListToolbar.tsx';
import { PageHeader } from '../../platform/ui/PageHeader.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import styles from './codes.module.css';
import { messages, ofTitle, reasons } from './messages.ts';
import { useCodeColumns, written } from './useCodeColumns.tsx';
import { useCountText } from '../../platform/page/useCountText.ts';

/** V14, R171: staff confirm codes and other titles, or take them off. */
export function CodesPage() {
  return (
    <StaffOnly>
      <Codes />
    </StaffOnly>
  );
}

function useDeciding() {
  const t = useText();
  const toast = useToast();
  return useChange(
    decideOnCode,
    (_, { body }) => {
      const said = body?.codeKind === 'title' ? ofTitle : messages;
      toast({ text: t(body?.isApproved ? said.confirmed : said.takenOff) });
    },
    (error) => toast({ look: 'warning', text: error.message }),
  );
}

function Codes() {
  const t = useText();
  const countText = useCountText();
  const list = usePages(listWaitingCodes, { params: {}, query: {} }, { isLive: true });
  const { send, isSending } = useDeciding();
  const decide = ({ workId, codeKind, code }: WaitingCode, isApproved: boolean) =>
    send({ body: { workId, codeKind, code, isApproved } });
  const actions = (row: WaitingCode) => (
    <span className={styles.actions}>
      <Button
        size="small"
        disabled={isSending}
        aria-label={t(messages.confirmWhich, { code: written(row), title: row.title })}
        onClick={() => decide(row, true)}
      >
        {t(messages.confirm)}
      </Button>
      <Button
        size="small"
        disabled={isSending}
        aria-label={t(messages.takeOffWhich, { code: written(row), title: row.title })}
        onClick={() => decide(row, false)}
      >
        {t(messages.takeOff)}
      </Button>
    </span>
  );
  const why = ({ reason }: WaitingCode) => (
    <Badge look={reason === 'unverified' ? 'neutral' : 'amber'}>{t(reasons[reason])}</Badge>
  );
  const named = ({ others }: WaitingCode) => others.map(({ title }) => title).join(', ') || '–';
  const columns: Column<WaitingCode>[] = useCodeColumns({ why, named, actions });
  return (
    <Stack>
      <PageHeader title={t(codesPage.label)} subtitle={t(messages.pageMore)} />
      <ListToolbar count={!list.isLoading && countText(messages.count, list.count)} />
      {list.error && <PageFailed error={list.error} reset={list.retry} />}
      <div aria-busy={list.isChanging}>
        <VirtualTable
          label={t(codesPage.label)}
          columns={columns}
          rows={list.rows}
          rowHeight={62}
          rowKey={({ workId, code, reason }) => `${workId} ${code} ${reason}`}
          rowLink={({ workId }) => ({ to: '/verk/$workId', params: { workId: String(workId) } })}
          phoneRow={(row) => ({
            title: (
              <>
                <span className="tabular">{written(row)}</span> {why(row)}
              </>
            ),
            detail: (
              <>
                {[
                  row.codeKind === 'title' && t(messages.otherTitle),
                  row.performer,
                  row.title,
                  row.authorNames,
                ]
                  .filter(Boolean)
                  .join(' · ')}
                <div>{actions(row)}</div>
              </>
            ),
          })}
          count={list.count}
          onMore={list.onMore}
          isLoading={list.isLoading}
          isLoadingMore={list.isLoadingMore}
          empty={
            <EmptyState title={t(messages.none)} icon={<Barcode />}>
              {t(messages.noneMore)}
            </EmptyState>
          }
        />
      </div>
    </Stack>
  );
}
