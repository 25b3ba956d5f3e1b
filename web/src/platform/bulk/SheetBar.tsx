import { type Bulk, sendBulk } from '@omur/contract/platform/calls/bulk';
import type { SheetLine } from '@omur/contract/platform/rules/sheetLines';
import { FilePlus2, Plus, Send, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useChange } from '../api/useChange.ts';
import { useText } from '../i18n/texts.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import styles from './bulk.module.css';
import { FileChoiceButton } from './FileDrop.tsx';
import { FileMapping } from './FileMapping.tsx';
import { messages } from './messages.ts';
import type { Sheet, SheetStore } from './sheetStore.ts';
import { stateOf } from './state.ts';
import { useFileReading } from './useFileReading.ts';
import { useView } from './view.ts';

interface SheetBarProps {
  bulk: Bulk;
  store: SheetStore;
  sheet: Sheet;
  /** Puts entries onto the sheet, and goes to the first of them. */
  onAdd: (entries: readonly (readonly SheetLine[])[]) => void;
}

/** What adds entries to a sheet, and what sends them. */
export function SheetBar({ bulk, store, sheet, onAdd }: SheetBarProps) {
  const t = useText();
  const { texts, newLine } = useView();
  const reading = useFileReading();
  const [isAsking, setIsAsking] = useState(false);
  const sending = useChange(sendBulk, async () => {
    await store.reload();
    setIsAsking(false);
  });
  const ready = sheet.entries.filter((entry) => stateOf(entry) === 'ready').length;
  const send = async () => {
    await store.flush();
    sending.send({ params: { bulkId: bulk.bulkId } });
  };
  const state = sheet.problem ? messages.notSaved : sheet.isSaving ? messages.saving : messages.saved;
  return (
    <>
      {reading.problem && <Alert look="danger" isAnnounced title={reading.problem} />}
      <div className={styles.bar}>
        <div className={styles.buttons}>
          <Button size="small" icon={<Plus size={16} aria-hidden />} onClick={() => onAdd([[newLine]])}>
            {t(texts.addEntry)}
          </Button>
          <FileChoiceButton
            size="small"
            icon={<FilePlus2 size={16} aria-hidden />}
            isReading={reading.isReading}
            onFile={(file) => void reading.read(file)}
          >
            {t(messages.moreFile)}
          </FileChoiceButton>
          <Button
            size="small"
            look="quiet"
            icon={<Undo2 size={16} aria-hidden />}
            disabled={!sheet.mayUndo}
            onClick={() => store.undo()}
          >
            {t(messages.undo)}
          </Button>
          <span className={styles.saved} role="status">
            {t(state)}
          </span>
        </div>
        <Button
          look="primary"
          icon={<Send size={18} aria-hidden />}
          disabled={ready === 0 || bulk.queuedCount > 0}
          onClick={() => setIsAsking(true)}
        >
          {ready === 0 ? t(messages.nothingReady) : t(texts.send, { count: ready })}
        </Button>
      </div>
      {reading.file && <FileMapping file={reading.file} onTake={onAdd} onClose={reading.close} />}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t(texts.sendTitle, { count: ready })}
        confirmLabel={t(texts.send, { count: ready })}
        isLoading={sending.isSending}
        onConfirm={() => void send()}
      >
        {sending.refusal ?? t(texts.sendMore)}
      </ConfirmDialog>
    </>
  );
}
