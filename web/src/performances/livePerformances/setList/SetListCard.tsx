import { totalDurationSeconds } from '@omur/contract/performances/rules/setList';
import { ClipboardPaste, ExternalLink, History, ListMusic, Plus, UsersRound } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSharedText } from './useSharedText.ts';
import { lengthText } from '../../../platform/length/lengthText.ts';
import { useNewWorks } from '../../../platform/api/crossTabEvents.ts';
import { useText } from '../../../platform/i18n/texts.tsx';
import { Button, ButtonLink } from '../../../platform/ui/Button.tsx';
import { Card } from '../../../platform/ui/Card.tsx';
import { EmptyState } from '../../../platform/ui/EmptyState.tsx';
import { LiveRegion } from '../../../platform/ui/LiveRegion.tsx';
import { VisuallyHidden } from '../../../platform/ui/VisuallyHidden.tsx';
import { type LivePerformanceForm, proposedLine, type SetListRow } from '../form.ts';
import { fieldIds, type RefusedField } from '../refusedFields.ts';
import type { Edit } from '../useLivePerformance.ts';
import { useOfferedGroups } from '../../../works/groups/useOfferedGroups.ts';
import { AddWorkDialog } from './AddWorkDialog.tsx';
import { EarlierDialog } from './EarlierDialog.tsx';
import { GroupListsDialog } from './GroupListsDialog.tsx';
import { ShownToGroup } from './ShownToGroup.tsx';
import { EditLineDialog } from './EditLineDialog.tsx';
import { messages } from './messages.ts';
import { PasteDialog } from './PasteDialog.tsx';
import { SetListLine } from './SetListLine.tsx';
import styles from './setList.module.css';
import { shiftOf } from './useDragOrder.ts';
import { useSetList } from './useSetList.ts';

interface SetListCardProps {
  form: LivePerformanceForm;
  edit: Edit;
  /** What is wrong with a line, by its key. */
  errorOf: (key: string) => string | undefined;
  refused: readonly RefusedField[];
}

type Open =
  | { dialog: 'add'; title?: string }
  | { dialog: 'earlier' }
  | { dialog: 'paste' }
  | { dialog: 'group' };

/** L2.14: what was played, in its order. */
export function SetListCard({ form, edit, errorOf, refused }: SetListCardProps) {
  const t = useText();
  const { setList } = form;
  const [open, setOpen] = useState<Open>();
  const { acts, drag, list, edited, closeEditor, spoken } = useSetList(setList, edit);
  const add = (rows: readonly SetListRow[]) => edit((before) => ({ setList: [...before.setList, ...rows] }));
  // The work that was registered in the other tab is found here when you come back.
  useNewWorks(({ title }) => setOpen({ dialog: 'add', title }));
  useSharedText((shared) => {
    edit(({ pasted }) => ({ pasted: [pasted, shared].filter(Boolean).join('\n') }));
    setOpen({ dialog: 'paste' });
  });
  const close = () => setOpen(undefined);
  const total = useMemo(() => totalDurationSeconds(setList.map(proposedLine)), [setList]);
  const count = setList.length;
  const ofList = refused.find(({ fieldId }) => fieldId === fieldIds.setList);

  return (
    <Card title={t(messages.setList)} note={count > 0 && t(messages.lines, { count })}>
      <div id={fieldIds.setList} tabIndex={-1} className={styles.list}>
        {ofList && <p className={styles.problem}>{ofList.text}</p>}
        <LiveRegion>{spoken}</LiveRegion>
        <VisuallyHidden>
          <span id="set-list-how">{t(messages.moveHow)}</span>
        </VisuallyHidden>
        {count === 0 && (
          <EmptyState icon={<ListMusic />} title={t(messages.empty)}>
            {t(messages.emptyMore)}
          </EmptyState>
        )}
        <ol
          ref={list}
          aria-label={t(messages.setList)}
          className={drag ? `${styles.lines} ${styles.dragging}` : styles.lines}
        >
          {setList.map((row, at) => (
            <SetListLine
              key={row.key}
              row={row}
              at={at}
              count={count}
              error={errorOf(row.key) ?? refused.find(({ lineKey }) => lineKey === row.key)?.text}
              shift={shiftOf(at, drag)}
              isDragged={drag?.from === at}
              howId="set-list-how"
              acts={acts}
            />
          ))}
        </ol>
        {count > 0 && (
          <p className={styles.total}>
            <span>{t(messages.totalLength)}</span>
            <span>{lengthText(total, t) || '–'}</span>
          </p>
        )}
      </div>
      <ShownToGroup form={form} edit={edit} />
      <SetListActions setOpen={setOpen} />
      {open?.dialog === 'add' && (
        <AddWorkDialog key={open.title} newTitle={open.title} onAdd={(row) => add([row])} onClose={close} />
      )}
      {open?.dialog === 'earlier' && <EarlierDialog count={count} onAdd={add} onClose={close} />}
      {open?.dialog === 'group' && <GroupListsDialog form={form} edit={edit} onClose={close} />}
      {open?.dialog === 'paste' && (
        <PasteDialog
          count={count}
          pasted={form.pasted ?? ''}
          onPasted={(pasted) => edit(() => ({ pasted: pasted || undefined }))}
          onAdd={add}
          onClose={close}
        />
      )}
      {edited && (
        <EditLineDialog
          row={edited}
          onSave={(changed) =>
            edit((before) => ({
              setList: before.setList.map((row) => (row.key === changed.key ? changed : row)),
            }))
          }
          onClose={closeEditor}
        />
      )}
    </Card>
  );
}

function SetListActions({ setOpen }: { setOpen: (open: Open) => void }) {
  const t = useText();
  const hasGroups = useOfferedGroups().length > 0;
  return (
    <div className={styles.actions}>
      <Button icon={<Plus size={18} />} onClick={() => setOpen({ dialog: 'add' })}>
        {t(messages.addWork)}
      </Button>
      <Button icon={<ClipboardPaste size={18} />} onClick={() => setOpen({ dialog: 'paste' })}>
        {t(messages.paste)}
      </Button>
      <Button icon={<History size={18} />} onClick={() => setOpen({ dialog: 'earlier' })}>
        {t(messages.earlier)}
      </Button>
      {hasGroups && (
        <Button icon={<UsersRound size={18} />} onClick={() => setOpen({ dialog: 'group' })}>
          {t(messages.group)}
        </Button>
      )}
      <ButtonLink
        look="quiet"
        to="/verk/stofna"
        target="_blank"
        icon={<ExternalLink size={17} aria-hidden />}
      >
        {t(messages.newWork)}
        <VisuallyHidden> {t(messages.opensNewTab)}</VisuallyHidden>
      </ButtonLink>
    </div>
  );
}
