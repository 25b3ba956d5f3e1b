import { mostHeirs, type NamedHeir, nameHeirs } from '@omur/contract/works/estates';
import { formatKennitala } from '@omur/contract/people/rules/kennitala';
import { normaliseShareInput } from '@omur/contract/platform/rules/shares';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useChange } from '../../platform/api/useChange.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { IconButton } from '../../platform/ui/IconButton.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import styles from './estates.module.css';
import { messages } from './messages.ts';
import { newHeir, shareOf, type TypedHeir } from './share.ts';

const typed = ({ heirName, heirKennitala, heirShare }: NamedHeir) =>
  newHeir({
    name: heirName,
    kennitala: heirKennitala === null ? '' : formatKennitala(heirKennitala),
    share: heirShare === null ? '' : String(heirShare / 100),
  });

/** H111: the whole list is sent, in place of the one before. */
export function NamedHeirsDialog({ heirs: before, onClose }: { heirs: NamedHeir[]; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const [heirs, setHeirs] = useState(() => (before.length > 0 ? before.map(typed) : [newHeir()]));
  const [isTried, setIsTried] = useState(false);
  const change = useChange(nameHeirs, () => {
    toast({ text: t(messages.saved) });
    onClose();
  });
  const edit = (key: number, part: Partial<TypedHeir>) =>
    setHeirs(heirs.map((heir) => (heir.key === key ? { ...heir, ...part } : heir)));
  const isWrong = (heir: TypedHeir) => heir.share.trim() !== '' && shareOf(heir) === undefined;
  const submit = () => {
    setIsTried(true);
    if (heirs.some(isWrong)) return;
    change.send({
      body: {
        heirs: heirs.map((heir) => ({
          heirName: heir.name,
          heirKennitala: heir.kennitala.trim() || null,
          heirShare: shareOf(heir) ?? null,
        })),
      },
    });
  };
  const problem = (at: number, name: string) =>
    change.fields.find(({ field }) => field === `heirs.${at}.${name}`)?.message;
  return (
    <FormDialog
      title={t(messages.named)}
      description={t(messages.namedMore)}
      size="large"
      refusal={change.refusal}
      isSending={change.isSending}
      onSubmit={submit}
      onClose={onClose}
      isStacked
    >
      {heirs.map((heir, at) => (
        <fieldset key={heir.key} className={styles.heir} aria-label={t(messages.heir, { number: at + 1 })}>
          <TextField
            label={t(messages.heirName)}
            value={heir.name}
            onChange={(name) => edit(heir.key, { name })}
            maxLength={200}
            error={problem(at, 'heirName')}
          />
          <TextField
            label={t(messages.kennitala)}
            isOptional
            value={heir.kennitala}
            onChange={(kennitala) => edit(heir.key, { kennitala })}
            inputMode="numeric"
            error={problem(at, 'heirKennitala')}
          />
          <TextField
            label={t(messages.sharePercent)}
            isOptional
            isNumeric
            value={heir.share}
            onChange={(share) => edit(heir.key, { share: normaliseShareInput(share) })}
            inputMode="decimal"
            error={isTried && isWrong(heir) ? t(messages.shareForm) : problem(at, 'heirShare')}
          />
          <IconButton
            label={t(messages.removeHeir, { name: heir.name || t(messages.heir, { number: at + 1 }) })}
            icon={<Trash2 />}
            onClick={() => setHeirs(heirs.filter(({ key }) => key !== heir.key))}
          />
        </fieldset>
      ))}
      {heirs.length < mostHeirs && (
        <Button size="small" onClick={() => setHeirs([...heirs, newHeir()])}>
          {t(messages.addHeir)}
        </Button>
      )}
    </FormDialog>
  );
}
