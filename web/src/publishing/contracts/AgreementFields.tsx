import type { AgreementField } from '@omur/contract/publishing/rules/agreement';
import { normaliseShareInput } from '@omur/contract/platform/rules/shares';
import { useText } from '../../platform/i18n/texts.tsx';
import { DateField } from '../../platform/ui/DateField.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import type { AgreementType, WrittenAgreement } from './agreement.ts';
import { agreementMessages as messages } from './agreementMessages.ts';
import { TerritoryPicker } from '../../works/territories/TerritoryPicker.tsx';

interface AgreementFieldsProps {
  written: WrittenAgreement;
  change: (part: Partial<WrittenAgreement>) => void;
  types: readonly AgreementType[];
  errorAt: (name: AgreementField) => string | undefined;
}

/** X42–X44: what makes a contract an agreement. */
export function AgreementFields({ written, change, types, errorAt }: AgreementFieldsProps) {
  const t = useText();
  return (
    <>
      <TextField
        label={`${t(messages.synchronisation)} (%)`}
        hint={t(messages.synchronisationHint)}
        isOptional
        isNumeric
        inputMode="decimal"
        value={written.synchronisation}
        onChange={(value) => change({ synchronisation: normaliseShareInput(value) })}
        error={errorAt('synchronisationShareHundredths')}
      />
      <SelectField
        label={t(messages.type)}
        value={written.agreementType}
        onChange={(agreementType) => change({ agreementType })}
        options={types.map((type) => ({ value: type, label: t(messages.types[type]) }))}
        error={errorAt('agreementType')}
      />
      <DateField
        label={t(messages.retention)}
        hint={t(messages.retentionHint)}
        isOptional
        value={written.retentionEndsOn}
        onChange={(retentionEndsOn) => change({ retentionEndsOn })}
        error={errorAt('retentionEndsOn')}
      />
      <DateField
        label={t(messages.collection)}
        hint={t(messages.collectionHint)}
        isOptional
        value={written.collectionEndsOn}
        onChange={(collectionEndsOn) => change({ collectionEndsOn })}
        error={errorAt('collectionEndsOn')}
      />
      <TerritoryPicker
        value={written.territories}
        onChange={(territories) => change({ territories })}
        error={errorAt('territories')}
      />
    </>
  );
}
