import { useChange } from '../../platform/api/useChange.ts';
import { type CueSheet, removeCueSheet } from '@omur/contract/works/cueSheets';
import { useNavigate } from '@tanstack/react-router';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages } from './messages.ts';

/** Asks before a whole sheet is removed, and leaves its page. */
export function RemoveSheetDialog({ sheet, onClose }: { sheet: CueSheet; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const { cueSheetId, cueSheetTitle, lineCount, version } = sheet;
  const removing = useChange(removeCueSheet, () => {
    toast({ text: t(messages.sheetRemoved, { title: cueSheetTitle }) });
    return navigate({ to: '/cue-blöð', replace: true });
  });
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t(messages.removeSheetQuestion, { title: cueSheetTitle })}
      confirmLabel={t(messages.removeSheet)}
      isLoading={removing.isSending}
      onConfirm={() => !removing.isSending && removing.send({ params: { cueSheetId }, query: { version } })}
      onClose={onClose}
    >
      {removing.error ? (
        <Alert look="danger" isAnnounced title={removing.error.message} />
      ) : (
        t(lineCount === 0 ? messages.removeEmptySheetWhat : messages.removeSheetWhat, { count: lineCount })
      )}
    </ConfirmDialog>
  );
}
