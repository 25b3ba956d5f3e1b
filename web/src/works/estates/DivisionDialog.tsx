import { type Estate, mostHeirs, proposeDivision } from '@omur/contract/works/estates';
import { getPerson } from '@omur/contract/people/persons';
import { readKennitala } from '@omur/contract/people/rules/kennitala';
import { formatPercent, normaliseShareInput } from '@omur/contract/platform/rules/shares';
import { estateBases } from '@omur/contract/platform/fields/estates';
import { useQueries } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { queryIfAny } from '../../platform/api/queries.ts';
import { useChange } from '../../platform/api/useChange.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { DateField } from '../../platform/ui/DateField.tsx';
import { FormDialog } from '../../platform/ui/FormDialog.tsx';
import { IconButton } from '../../platform/ui/IconButton.tsx';
import { RadioGroup } from '../../platform/ui/RadioGroup.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import styles from './estates.module.css';
import { messages } from './messages.ts';
import { evenly, newHeir, shareOf, sumOf, type TypedHeir } from './share.ts';

/** H113: who inherits what, each found by national ID, for another to confirm. */
export function DivisionDialog({ estate, onClose }: { estate: Estate; onClose: () => void }) {
  const t = useText();
  const toast = useToast();
  const [form, setForm] = useState({
    kennitala: estate.deceasedKennitala ?? '',
    on: estate.deceasedOn,
    from: estate.heirsFrom ?? estate.deceasedOn,
    basis: estate.estateBasis ?? ('probate' as const),
  });
  const edit = (part: Partial<typeof form>) => setForm({ ...form, ...part });
  const [heirs, setHeirs] = useState(() => firstHeirs(estate));
  const [dead, ...found] = useFound([form.kennitala, ...heirs.map(({ kennitala }) => kennitala)]);
  const change = useChange(proposeDivision, () => {
    toast({ text: t(messages.proposed) });
    onClose();
  });
  const submit = () =>
    change.send({
      params: { estateId: estate.estateId },
      body: {
        deceasedId: dead?.personId ?? 2_147_483_647,
        deceasedOn: form.on,
        heirsFrom: form.from,
        estateBasis: form.basis,
        heirs: heirs.map((heir, at) => ({
          heirId: found[at]?.personId ?? 2_147_483_647,
          heirShare: shareOf(heir) ?? 0,
        })),
      },
    });
  return (
    <FormDialog
      title={t(messages.enterDivision)}
      description={t(messages.divisionMore)}
      size="large"
      refusal={change.refusal}
      isSending={change.isSending}
      onSubmit={submit}
      onClose={onClose}
      isStacked
    >
      <TextField
        label={t(messages.deceased)}
        value={form.kennitala}
        onChange={(kennitala) => edit({ kennitala })}
        inputMode="numeric"
        hint={dead === null ? t(messages.unknown) : dead?.name}
        error={change.problemAt('deceasedId')}
      />
      <DateField
        label={t(messages.deceasedOn)}
        value={form.on}
        onChange={(on) => edit({ on })}
        error={change.problemAt('deceasedOn')}
      />
      <DateField
        label={t(messages.heirsFrom)}
        value={form.from}
        onChange={(from) => edit({ from })}
        error={change.problemAt('heirsFrom')}
      />
      <RadioGroup
        label={t(messages.basis)}
        isInline
        value={form.basis}
        onChange={(basis) => edit({ basis })}
        options={estateBases.map((value) => ({ value, label: t(messages.bases[value]) }))}
      />
      <HeirRows heirs={heirs} names={found} onChange={setHeirs} error={change.problemAt('heirs')} />
    </FormDialog>
  );
}

/** Those that were entered are found by their names alone; those that the member named by their national IDs. */
function firstHeirs({ namedHeirs }: Estate): TypedHeir[] {
  const named = namedHeirs.map(({ heirKennitala, heirName, heirShare }) =>
    newHeir({
      kennitala: heirKennitala ?? '',
      name: heirName,
      share: heirShare === null ? '' : String(heirShare / 100),
    }),
  );
  return named.length > 0 ? named : [newHeir()];
}

/** The persons of national IDs: undefined until one is whole and read, null where the society has none. */
function useFound(typed: readonly string[]) {
  return useQueries({
    queries: typed.map((text) => {
      const kennitala = readKennitala(text);
      return {
        ...queryIfAny(getPerson, { params: { kennitala: kennitala ?? '' } }),
        enabled: kennitala !== undefined,
      };
    }),
    combine: (answers) => answers.map(({ data }) => data),
  });
}

interface HeirRowsProps {
  heirs: readonly TypedHeir[];
  names: readonly ({ name: string } | null | undefined)[];
  onChange: (heirs: TypedHeir[]) => void;
  error: string | undefined;
}

function HeirRows({ heirs, names, onChange, error }: HeirRowsProps) {
  const t = useText();
  const [language] = useLanguage();
  const edit = (key: number, part: Partial<TypedHeir>) =>
    onChange(heirs.map((heir) => (heir.key === key ? { ...heir, ...part } : heir)));
  return (
    <>
      {heirs.map((heir, at) => (
        <fieldset key={heir.key} className={styles.heir} aria-label={t(messages.heir, { number: at + 1 })}>
          <TextField
            label={t(messages.kennitala)}
            value={heir.kennitala}
            onChange={(kennitala) => edit(heir.key, { kennitala })}
            inputMode="numeric"
            hint={names[at] === null ? t(messages.unknown) : (names[at]?.name ?? heir.name)}
          />
          <TextField
            label={t(messages.sharePercent)}
            isNumeric
            value={heir.share}
            onChange={(share) => edit(heir.key, { share: normaliseShareInput(share) })}
            inputMode="decimal"
          />
          <IconButton
            label={t(messages.removeHeir, { name: names[at]?.name ?? t(messages.heir, { number: at + 1 }) })}
            icon={<Trash2 />}
            disabled={heirs.length === 1}
            onClick={() => onChange(heirs.filter(({ key }) => key !== heir.key))}
          />
        </fieldset>
      ))}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <div className={styles.sum}>
        <strong>{t(messages.together, { share: formatPercent(sumOf(heirs), language) })}</strong>
        <span className={styles.buttons}>
          <Button size="small" onClick={() => onChange(evenly(heirs))}>
            {t(messages.shareEvenly)}
          </Button>
          {heirs.length < mostHeirs && (
            <Button size="small" onClick={() => onChange([...heirs, newHeir()])}>
              {t(messages.addHeir)}
            </Button>
          )}
        </span>
      </div>
    </>
  );
}
