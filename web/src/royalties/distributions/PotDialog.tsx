import { keptText } from '@omur/contract/platform/rules/keptText';
import * as fields from '@omur/contract/platform/fields/distributions';
import { explainPot, type Pot } from '@omur/contract/royalties/pots';
import { useState } from 'react';
import { EditConflict } from '../../platform/editConflict/EditConflict.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import styles from './distributions.module.css';
import { messages } from './messages.ts';
import { useChange } from '../../platform/api/useChange.ts';

const sides = [
  { field: 'potExplanationIs' as const, label: messages.inIcelandic },
  { field: 'potExplanationEn' as const, label: messages.inEnglish },
] as const;
type Side = (typeof sides)[number]['field'];

/** L2.24: explains a pot in both languages; `pot` is as it is on file now. */
export function PotDialog({ pot, onClose }: { pot: Pot; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const { potId, potDescription } = pot;
  const [before] = useState(pot);
  const [typed, setTyped] = useState<{ [side in Side]?: string | undefined }>({});
  const { send, isSending, refusal, problemAt } = useChange(explainPot, () => {
    toast({ text: t(messages.potSaved, { name: potDescription }) });
    onClose();
  });

  const textOf = (side: Side) => typed[side] ?? pot[side] ?? '';
  const isTooLong = (text: string) =>
    text.length > fields.longestExplanation
      ? t(messages.tooLong, { most: fields.longestExplanation })
      : undefined;
  const theirs = sides
    .filter(({ field }) => pot[field] !== before[field])
    .filter(({ field }) => typed[field] === undefined || keptText(typed[field]) !== pot[field])
    .map(({ field, label }) => ({
      field,
      name: t(label),
      before: before[field] ?? '',
      now: pot[field] ?? '',
      mine: typed[field],
      onTake: () => setTyped({ ...typed, [field]: undefined }),
    }));

  const submit = () => {
    if (sides.some(({ field }) => isTooLong(textOf(field)))) return;
    send({
      params: { potId },
      body: {
        potExplanationIs: keptText(textOf('potExplanationIs')),
        potExplanationEn: keptText(textOf('potExplanationEn')),
        // What somebody else wrote meanwhile stands above the fields, so nobody writes over it unknowingly.
        version: pot.version,
      },
    });
  };

  return (
    <FormDialog
      title={potDescription}
      refusal={theirs.length > 0 ? undefined : refusal}
      isSending={isSending}
      onSubmit={submit}
      onClose={onClose}
    >
      {theirs.length > 0 && (
        <div className={styles.wide}>
          <EditConflict title={t(messages.potChanged)} changes={theirs} />
        </div>
      )}
      {sides.map(({ field, label }, at) => (
        <div key={field} className={styles.wide}>
          <TextArea
            label={t(label)}
            hint={at === 0 && t(messages.explanationHint)}
            value={textOf(field)}
            onChange={(text) => setTyped({ ...typed, [field]: text })}
            maxLength={fields.longestExplanation}
            error={isTooLong(textOf(field)) ?? problemAt(field)}
          />
        </div>
      ))}
    </FormDialog>
  );
}

/** As it is kept: an empty text is none. */
