import { type CueSheet, listCueSheets, removeCueSheet } from '@omur/contract/works/cueSheets';
import { listWorkCueSheets } from '@omur/contract/works/works';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { call } from '../../platform/api/call.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { ConfirmDialog } from '../../platform/ui/ConfirmDialog.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages } from './messages.ts';

/** Asks before a whole sheet is removed. Its page is left first: read anew it would be a page of nothing. */
export function RemoveSheetDialog({ sheet, onClose }: { sheet: CueSheet; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { cueSheetId, cueSheetTitle, lineCount, version } = sheet;
  const removing = useMutation({
    mutationFn: () => call(removeCueSheet, { params: { cueSheetId }, query: { version } }),
    onSuccess: async () => {
      toast({ text: t(messages.sheetRemoved, { title: cueSheetTitle }) });
      await navigate({ to: '/cue-blöð', replace: true });
      for (const { path } of [listCueSheets, listWorkCueSheets])
        void client.invalidateQueries({ queryKey: [path] });
    },
  });
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t(messages.removeSheetQuestion, { title: cueSheetTitle })}
      confirmLabel={t(messages.removeSheet)}
      isLoading={removing.isPending}
      onConfirm={() => !removing.isPending && removing.mutate()}
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
