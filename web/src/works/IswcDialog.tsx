import { formatIswc, readIswc } from '@omur/contract/rules/iswc';
import { addIswc, listIswcs } from '@omur/contract/works';
import { useId, useState } from 'react';
import { useText } from '../texts.tsx';
import { AddDialog } from './AddDialog.tsx';
import { CodeField } from './CodeField.tsx';
import { messages } from './messages.ts';
import { useAdding } from './useAdding.ts';

/** F5.23: the code is required and must be a right one. */
export function IswcDialog({ workId, onClose }: { workId: number; onClose: () => void }) {
  const t = useText();
  const id = useId();
  const [code, setCode] = useState('');
  const [isAttempted, setIsAttempted] = useState(false);
  const reading = readIswc(code);
  const adding = useAdding({
    to: addIswc,
    list: listIswcs,
    workId,
    said: ({ iswc }) => t(messages.iswcAdded, { code: formatIswc(iswc) }),
    onDone: onClose,
  });

  const submit = () => {
    setIsAttempted(true);
    if (reading.problem) document.getElementById(id)?.focus();
    else adding.add({ body: { iswc: reading.value, workId } });
  };

  return (
    <AddDialog
      title={t(messages.addIswc)}
      description={t(messages.addIswcWhy)}
      refusal={adding.refusal}
      isAdding={adding.isAdding}
      onSubmit={submit}
      onClose={onClose}
    >
      <CodeField
        id={id}
        label={t(messages.iswc)}
        hint={t(messages.iswcHint)}
        value={code}
        onChange={(typed) => {
          setCode(typed);
          adding.forgetRefusal();
        }}
        reading={reading}
        format={formatIswc}
        fullLength={11}
        isAttempted={isAttempted}
        problem={adding.problemAt('ISWC')}
      />
    </AddDialog>
  );
}
