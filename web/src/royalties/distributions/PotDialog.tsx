import { keptText } from '@omur/contract/platform/rules/keptText';
import * as fields from '@omur/contract/platform/fields/distributions';
import { explainPot, type Pot } from '@omur/contract/royalties/pots';
import { useState } from 'react';
import { EditConflict } from '../../platform/editConflict/EditConflict.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { TextArea } from '../../platform/ui/TextArea.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import styles from './distributions.module.css';
import { potMessages } from './potMessages.ts';
import { useChange } from '../../platform/api/useChange.ts';

const explanations = [
  { field: 'potExplanationIs' as const, label: potMessages.explanationIs },
  { field: 'potExplanationEn' as const, label: potMessages.explanationEn },
] as const;
const sides = [
  { field: 'potDescriptionEnglish' as const, label: potMessages.nameInEnglish },
  ...explanations,
] as const;
type Side = (typeof sides)[number]['field'];
const most: Readonly<Record<Side, number>> = {
  potDescriptionEnglish: fields.longestPotName,
  potExplanationIs: fields.longestExplanation,
  potExplanationEn: fields.longestExplanation,
};

/** L2.24: names a pot in English and explains it in both languages; `pot` is as it is on file now. */
export function PotDialog({ pot, onClose }: { pot: Pot; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const { potId, potDescription } = pot;
  const [before] = useState(pot);
  const [typed, setTyped] = useState<{ [side in Side]?: string | undefined }>({});
  const { send, isSending, refusal, problemAt } = useChange(explainPot, () => {
    toast({ text: t(potMessages.potSaved, { name: potDescription }) });
    onClose();
  });

  const textOf = (side: Side) => typed[side] ?? pot[side] ?? '';
  const isTooLong = (side: Side) =>
    textOf(side).length > most[side] ? t(potMessages.tooLong, { most: most[side] }) : undefined;
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
    if (sides.some(({ field }) => isTooLong(field))) return;
    send({
      params: { potId },
      body: {
        potDescriptionEnglish: keptText(textOf('potDescriptionEnglish')),
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
          <EditConflict title={t(potMessages.potChanged)} changes={theirs} />
        </div>
      )}
      <div className={styles.wide}>
        <TextField
          label={t(potMessages.nameInEnglish)}
          value={textOf('potDescriptionEnglish')}
          onChange={(text) => setTyped({ ...typed, potDescriptionEnglish: text })}
          maxLength={most.potDescriptionEnglish}
          error={isTooLong('potDescriptionEnglish') ?? problemAt('potDescriptionEnglish')}
        />
      </div>
      {explanations.map(({ field, label }, at) => (
        <div key={field} className={styles.wide}>
          <TextArea
            label={t(label)}
            hint={at === 0 && t(potMessages.explanationHint)}
            value={textOf(field)}
            onChange={(text) => setTyped({ ...typed, [field]: text })}
            maxLength={most[field]}
            error={isTooLong(field) ?? problemAt(field)}
          />
        </div>
      ))}
    </FormDialog>
  );
}
