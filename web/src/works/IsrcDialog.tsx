import { formatIsrc, readIsrc } from '@omur/contract/rules/isrc';
import { addIsrc, listIsrcs } from '@omur/contract/works';
import { useId, useState } from 'react';
import { useText } from '../texts.tsx';
import { TextField } from '../ui/TextField.tsx';
import { AddDialog } from './AddDialog.tsx';
import { CodeField } from './CodeField.tsx';
import { messages } from './messages.ts';
import { useAdding } from './useAdding.ts';

const longestPerformer = 200;

/** F5.23: the code is required, the performer is not. */
export function IsrcDialog({ workId, onClose }: { workId: number; onClose: () => void }) {
  const t = useText();
  const id = useId();
  const [code, setCode] = useState('');
  const [performer, setPerformer] = useState('');
  const [isAttempted, setIsAttempted] = useState(false);
  const reading = readIsrc(code);
  const isTooLong = performer.trim().length > longestPerformer;
  const adding = useAdding({
    to: addIsrc,
    list: listIsrcs,
    workId,
    said: ({ isrc }) => t(messages.isrcAdded, { code: formatIsrc(isrc) }),
    onDone: onClose,
  });

  const submit = () => {
    setIsAttempted(true);
    if (reading.problem) document.getElementById(id)?.focus();
    else if (isTooLong) document.getElementById(`${id}-performer`)?.focus();
    else adding.add({ body: { isrc: reading.value, workId, performer: performer.trim() || null } });
  };

  return (
    <AddDialog
      title={t(messages.addIsrc)}
      description={t(messages.addIsrcWhy)}
      refusal={adding.refusal}
      isAdding={adding.isAdding}
      onSubmit={submit}
      onClose={onClose}
    >
      <CodeField
        id={id}
        label={t(messages.isrc)}
        hint={t(messages.isrcHint)}
        value={code}
        onChange={(typed) => {
          setCode(typed);
          adding.forgetRefusal();
        }}
        reading={reading}
        format={formatIsrc}
        fullLength={12}
        isAttempted={isAttempted}
        problem={adding.problemAt('ISRC_KODI')}
      />
      <TextField
        id={`${id}-performer`}
        label={t(messages.performer)}
        isOptional
        value={performer}
        onChange={setPerformer}
        error={adding.problemAt('FLYTJANDI') ?? (isTooLong ? t(messages.performerTooLong) : undefined)}
      />
    </AddDialog>
  );
}
