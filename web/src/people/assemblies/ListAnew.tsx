import {
  type Assembly,
  type ListChange,
  listListChanges,
  makeListAnew,
} from '@omur/contract/people/assemblies';
import { usePages } from '../../platform/api/queries.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useCountText } from '../../platform/page/useCountText.ts';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Badge } from '../../platform/ui/Badge.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { ListToolbar } from '../../platform/ui/ListToolbar.tsx';
import { Stack } from '../../platform/ui/Stack.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import styles from './assemblies.module.css';
import { messages } from './messages.ts';

/** Whom the list would take on or leave out, the way all of the page asks for it. */
export const useListChanges = ({ assemblyId }: Assembly) =>
  usePages(listListChanges, { params: { assemblyId } });

/** O254: leads to what the list would change, ahead of opening the vote or of making it anew. */
export function ListIsOld({ of, to }: { of: Assembly; to: string }) {
  const t = useText();
  const { count } = useListChanges(of);
  if (count === 0) return null;
  const look = (
    <Button size="small" onClick={() => document.getElementById(to)?.focus()}>
      {t(messages.listLook)}
    </Button>
  );
  return of.isListAsked ? (
    <div>{look}</div>
  ) : (
    <Alert look="warning" title={t(messages.listOld)} actions={look} />
  );
}

/** O254: whom the list would take on or leave out if it were made anew, and asking for that. */
export function ListAnew({ of, id }: { of: Assembly; id: string }) {
  const t = useText();
  const toast = useToast();
  const countText = useCountText();
  const { assemblyId, stepAskedBy } = of;
  const list = useListChanges(of);
  const anew = useChange(makeListAnew, (now) =>
    toast({ text: t(now.isListAsked ? messages.stepAsked : messages.listDone) }),
  );
  if (list.error) return <PageFailed error={list.error} reset={list.retry} />;
  if (list.count === 0) return null;
  const change = ({ isAddedToList }: ListChange) => (
    <Badge look={isAddedToList ? 'green' : 'amber'}>
      {t(isAddedToList ? messages.comesOn : messages.dropsOff)}
    </Badge>
  );
  const columns: Column<ListChange>[] = [
    {
      id: 'name',
      header: t(messages.memberName),
      isTitle: true,
      width: 'minmax(0, 1fr)',
      cell: ({ name }) => name,
    },
    { id: 'change', header: t(messages.listChange), width: '210px', cell: change },
  ];
  return (
    <section aria-labelledby={id}>
      <Stack gap="small">
        <h2 id={id} tabIndex={-1} className={styles.anew}>
          {t(messages.listTitle)}
        </h2>
        <p className="dim">{t(messages.listAnewMore)}</p>
        {anew.refusal && <Alert look="danger" isAnnounced title={anew.refusal} />}
        <ListToolbar
          count={countText(messages.listChanges, list.count)}
          actions={
            stepAskedBy === null && (
              <Button isLoading={anew.isSending} onClick={() => anew.send({ params: { assemblyId } })}>
                {t(messages.listAnew)}
              </Button>
            )
          }
        />
        <VirtualTable
          label={t(messages.listTitle)}
          columns={columns}
          rows={list.rows}
          rowKey={({ personId }) => personId}
          rowLink={({ personId }) => ({ to: '/personur/$personId', params: { personId: String(personId) } })}
          phoneRow={(row) => ({ title: row.name, aside: change(row) })}
          count={list.count}
          onMore={list.onMore}
          isLoading={list.isLoading}
          isLoadingMore={list.isLoadingMore}
          empty={null}
        />
      </Stack>
    </section>
  );
}
