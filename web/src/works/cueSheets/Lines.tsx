import {
  type CueSheet,
  type CueSheetLine,
  listCueSheetLines,
  removeCueSheetLine,
} from '@omur/contract/works/cueSheets';
import { formatDuration } from '@omur/contract/platform/rules/duration';
import { Link } from '@tanstack/react-router';
import { ListPlus, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { usePages } from '../../platform/api/queries.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import type { Column } from '../../platform/ui/columns.ts';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { EmptyState } from '../../platform/ui/EmptyState.tsx';
import { IconButton } from '../../platform/ui/IconButton.tsx';
import { ListToolbar } from '../../platform/ui/ListToolbar.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { VirtualTable } from '../../platform/ui/VirtualTable.tsx';
import styles from './cueSheets.module.css';
import { LineDialog } from './LineDialog.tsx';
import { messages } from './messages.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { useCountText } from '../../platform/page/useCountText.ts';

type Opened = { dialog: 'write'; line?: CueSheetLine } | { dialog: 'remove'; line: CueSheetLine };

/** The lines of a cue sheet; staff add, change and take out. */
export function Lines({ sheet, isStaff }: { sheet: CueSheet; isStaff: boolean }) {
  const t = useText();
  const countText = useCountText();
  const [opened, setOpened] = useState<Opened>();
  const { cueSheetId } = sheet;
  const lines = usePages(listCueSheetLines, { params: { cueSheetId } });
  const onClose = () => setOpened(undefined);
  const addButton = isStaff && (
    <Button icon={<ListPlus size={18} aria-hidden />} onClick={() => setOpened({ dialog: 'write' })}>
      {t(messages.addLine)}
    </Button>
  );
  const title = (line: CueSheetLine) =>
    line.workId === null ? (
      <>
        {line.title} {isStaff && <span className="dim small">{t(messages.unknownWork)}</span>}
      </>
    ) : (
      <Link to="/verk/$workId" params={{ workId: String(line.workId) }}>
        {line.title}
      </Link>
    );
  const buttons = (line: CueSheetLine) => (
    <div className={styles.buttons}>
      <IconButton
        size="small"
        label={t(messages.changeLine, { number: line.lineNumber })}
        icon={<Pencil />}
        onClick={() => setOpened({ dialog: 'write', line })}
      />
      <IconButton
        size="small"
        label={t(messages.removeLine, { number: line.lineNumber })}
        icon={<Trash2 />}
        onClick={() => setOpened({ dialog: 'remove', line })}
      />
    </div>
  );
  const length = ({ durationSeconds }: CueSheetLine) => formatDuration(durationSeconds);
  const columns: Column<CueSheetLine>[] = [
    { id: 'line', header: t(messages.line), width: '68px', isNumeric: true, cell: (line) => line.lineNumber },
    { id: 'title', header: t(messages.work), width: 'minmax(0, 2fr)', isTitle: true, cell: title },
    {
      id: 'authors',
      header: t(messages.authors),
      width: 'minmax(0, 2fr)',
      cell: (line) => line.authorNames ?? t(messages.none),
    },
    { id: 'usage', header: t(messages.usage), cell: (line) => line.usage ?? t(messages.none) },
    { id: 'length', header: t(messages.length), width: '84px', isNumeric: true, cell: length },
    ...(isStaff ? [{ id: 'actions', header: t(messages.actions), width: '104px', cell: buttons }] : []),
  ];

  return (
    <div>
      <ListToolbar count={!lines.isLoading && countText(messages.lineCount, lines.count)} actions={addButton}>
        {!isStaff && <span className="dim small">{t(messages.partiesOnly)}</span>}
      </ListToolbar>
      {lines.error && <PageFailed error={lines.error} reset={lines.retry} />}
      {!(lines.error && lines.rows.length === 0) && (
        <VirtualTable
          label={t(messages.lines)}
          columns={columns}
          rows={lines.rows}
          rowKey={({ lineNumber }) => lineNumber}
          phoneRow={(line) => ({
            title: title(line),
            detail: [line.authorNames, line.usage, length(line)].filter(Boolean).join(' · '),
            aside: isStaff && buttons(line),
          })}
          count={lines.count}
          onMore={lines.onMore}
          isLoading={lines.isLoading}
          isLoadingMore={lines.isLoadingMore}
          empty={
            <EmptyState title={lines.emptyText ?? ''} action={addButton}>
              {isStaff && t(messages.noLinesHint)}
            </EmptyState>
          }
        />
      )}
      {opened?.dialog === 'write' && <LineDialog sheet={sheet} line={opened.line} onClose={onClose} />}
      {opened?.dialog === 'remove' && <RemoveDialog sheet={sheet} line={opened.line} onClose={onClose} />}
    </div>
  );
}

interface RemoveDialogProps {
  sheet: CueSheet;
  line: CueSheetLine;
  onClose: () => void;
}

function RemoveDialog({ sheet: { cueSheetId }, line: { lineNumber, title }, onClose }: RemoveDialogProps) {
  const t = useText();
  const toast = useToast();
  const { send, isSending, refusal } = useChange(removeCueSheetLine, () => {
    toast({ text: t(messages.lineRemoved, { title }) });
    onClose();
  });
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t(messages.removeQuestion, { title })}
      confirmLabel={t(messages.remove)}
      isLoading={isSending}
      onConfirm={() => send({ params: { cueSheetId, lineNumber } })}
      onClose={onClose}
    >
      {refusal ? <Alert look="danger" isAnnounced title={refusal} /> : t(messages.removeWhat)}
    </ConfirmDialog>
  );
}
