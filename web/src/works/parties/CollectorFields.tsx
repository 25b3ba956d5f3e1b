import { readIpiName } from '@omur/contract/people/rules/ipi';
import { ruleText } from '@omur/contract/platform/rules/sentences';
import { PartyField } from '../../people/ipi/PartyField.tsx';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Button } from '../../platform/ui/Button.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { TerritoryPicker } from '../territories/TerritoryPicker.tsx';
import { type Collector, collectorRoles } from './chainForm.ts';
import { messages, publisherRoleNames } from './messages.ts';
import styles from './parties.module.css';

interface CollectorFieldsProps {
  collector: Collector;
  number: number;
  isTried: boolean;
  /** The name of a country that somebody above collects in. */
  twice: string | undefined;
  onChange: (changed: Collector) => void;
  onRemove: () => void;
}

/** Who collects, and where. */
export function CollectorFields(props: CollectorFieldsProps) {
  const { collector, number, isTried, twice, onChange, onRemove } = props;
  const t = useText();
  const [language] = useLanguage();
  const set = (of: Exclude<keyof Collector, 'territories'>) => (typed: string) =>
    onChange({ ...collector, [of]: typed });
  const { problem } = readIpiName(collector.ipi);
  const ipiProblem = isTried && collector.ipi.trim() !== '' && problem ? problem : undefined;
  const territoryProblem = () => {
    if (collector.territories.length === 0) return isTried ? t(messages.territoryMissing) : undefined;
    return twice && t(messages.territoryTwice, { name: twice });
  };
  return (
    <fieldset className={styles.chainParty}>
      <legend>{t(messages.partyNumber, { number })}</legend>
      <div className={styles.two}>
        <PartyField
          label={t(messages.name)}
          value={collector.name}
          onChange={set('name')}
          onChoose={({ name, ipiNameNumber: ipi }) => onChange({ ...collector, name, ipi })}
          error={isTried && collector.name.trim() === '' ? t(messages.nameMissing) : undefined}
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
        <TerritoryPicker
          value={collector.territories}
          onChange={(territories) => onChange({ ...collector, territories })}
          error={territoryProblem()}
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
