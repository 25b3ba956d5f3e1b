import { formatIsrc, readIsrc } from '@omur/contract/works/rules/isrc';
import { addIsrc, type WorkIsrc } from '@omur/contract/works/works';
import { useState } from 'react';
import { useText } from '../../platform/i18n/texts.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { CodeDialog } from './CodeDialog.tsx';
import { messages } from './messages.ts';

const kind = {
  to: addIsrc,
  field: 'isrc' as const,
  read: readIsrc,
  format: formatIsrc,
  fullLength: 12,
  codeOf: ({ isrc }: WorkIsrc) => isrc,
  texts: {
    title: messages.addIsrc,
    description: messages.addIsrcWhy,
    label: messages.isrc,
    hint: messages.isrcHint,
    added: messages.isrcAdded,
  },
};

const longestPerformer = 200;

/** The recording's performer may be told beside its code. */
export function IsrcDialog({ workId, onClose }: { workId: number; onClose: () => void }) {
  const t = useText();
  const [performer, setPerformer] = useState('');
  const isTooLong = performer.trim().length > longestPerformer;

  const bodyOf = (isrc: string, fieldId: string) => {
    if (!isTooLong) return { isrc, workId, performer };
    document.getElementById(`${fieldId}-performer`)?.focus();
    return undefined;
  };

  return (
    <CodeDialog kind={kind} bodyOf={bodyOf} onClose={onClose}>
      {(fieldId, problemAt) => (
        <TextField
          id={`${fieldId}-performer`}
          label={t(messages.performer)}
          isOptional
          value={performer}
          onChange={setPerformer}
          error={problemAt('performer') ?? (isTooLong ? t(messages.performerTooLong) : undefined)}
        />
      )}
    </CodeDialog>
  );
}
