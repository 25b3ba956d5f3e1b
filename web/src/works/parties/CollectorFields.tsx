import { compareIcelandic } from '@omur/contract/platform/rules/icelandicOrder';
import { worldId } from '@omur/contract/works/rules/territories';
import { readIpiName } from '@omur/contract/people/rules/ipi';
import { ruleText } from '@omur/contract/platform/rules/sentences';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { useTerritories } from '../territories/useTerritories.ts';
import { type Collector, collectorRoles } from './chainForm.ts';
import { messages, publisherRoleNames } from './messages.ts';
import styles from './parties.module.css';

interface CollectorFieldsProps {
  collector: Collector;
  number: number;
  isTried: boolean;
  isTwice: boolean;
  onChange: (changed: Collector) => void;
  onRemove: () => void;
}

/** Who collects, and where. */
export function CollectorFields(props: CollectorFieldsProps) {
  const { collector, number, isTried, isTwice, onChange, onRemove } = props;
  const t = useText();
  const [language] = useLanguage();
  const set = (of: keyof Collector) => (typed: string) => onChange({ ...collector, [of]: typed });
  const { problem } = readIpiName(collector.ipi);
  const ipiProblem = isTried && collector.ipi.trim() !== '' && problem ? problem : undefined;
  const { rows, nameOf } = useTerritories();
  const territories = rows
    .filter(({ territoryId }) => territoryId !== worldId)
    .map(({ territoryId }) => ({ value: String(territoryId), label: nameOf(territoryId) }))
    .toSorted((a, b) => compareIcelandic(a.label, b.label));
  const territoryProblem = () => {
    if (collector.territory === '') return isTried ? t(messages.territoryMissing) : undefined;
    return isTwice ? t(messages.territoryTwice) : undefined;
  };
  return (
    <fieldset className={styles.chainParty}>
      <legend>{t(messages.partyNumber, { number })}</legend>
      <div className={styles.two}>
        <TextField
          label={t(messages.name)}
          value={collector.name}
          onChange={set('name')}
          error={isTried && collector.name.trim() === '' ? t(messages.nameMissing) : undefined}
          autoComplete="off"
          maxLength={200}
          required
        />
        <SelectField
          label={t(messages.territory)}
          value={collector.territory}
          onChange={set('territory')}
          options={[{ value: '', label: '–' }, ...territories]}
          error={territoryProblem()}
          required
        />
        <SelectField
          label={t(messages.role)}
          value={collector.role}
          onChange={set('role')}
          options={collectorRoles.map((role) => ({ value: role, label: t(publisherRoleNames[role]) }))}
        />
        <TextField
          label={t(messages.ipi)}
          value={collector.ipi}
          onChange={set('ipi')}
          error={ipiProblem && ruleText(ipiProblem, undefined, language)}
          autoComplete="off"
          inputMode="numeric"
          isNumeric
          isOptional
        />
        <TextField
          label={t(messages.agreementNumber)}
          value={collector.agreement}
          onChange={set('agreement')}
          autoComplete="off"
          maxLength={20}
          isOptional
        />
      </div>
      <div>
        <Button look="quiet" size="small" onClick={onRemove}>
          {t(messages.removeParty)}
        </Button>
      </div>
    </fieldset>
  );
}
