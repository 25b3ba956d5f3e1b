import { chooseWorkColumns, type WorkColumn, workColumns } from '@omur/contract/app/workList';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { CheckboxList } from '../../platform/ui/CheckboxList.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { messages } from './messages.ts';

/** H101: which columns the list has; they stand in the order of the list of them. */
export function ColumnsDialog({ shown, onClose }: { shown: readonly WorkColumn[]; onClose: () => void }) {
  const t = useText();
  const [chosen, setChosen] = useState<readonly WorkColumn[]>(shown);
  const change = useChange(chooseWorkColumns, onClose);
  return (
    <FormDialog
      title={t(messages.columns)}
      description={t(messages.columnsMore)}
      size="small"
      refusal={change.refusal}
      isSending={change.isSending}
      onSubmit={() => change.send({ body: { columns: workColumns.filter((id) => chosen.includes(id)) } })}
      onClose={onClose}
      isStacked
    >
      <CheckboxList
        label={t(messages.columns)}
        options={workColumns.map((id) => ({ value: id, label: t(messages[id]) }))}
        chosen={chosen}
        onChange={setChosen}
      />
    </FormDialog>
  );
}
