import { plainVenue } from '@omur/contract/platform/fields/plainVenue';
import { plainFieldsOf } from '@omur/contract/platform/plainFields';
import { useId } from 'react';
import { PlainInput } from '../../platform/plain/PlainInput.tsx';
import { listPostalCodes } from '@omur/contract/platform/calls/lookups';
import { listVenueTypes } from '@omur/contract/performances/venuesDesk';
import { useQuery } from '@tanstack/react-query';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { messages } from './messages.ts';
import styles from './places.module.css';
import type { WrittenVenue } from './venueForm.ts';

interface VenueFieldsProps {
  written: WrittenVenue;
  onChange: (part: Partial<WrittenVenue>) => void;
  isTried: boolean;
  problemAt: (
    field: 'venueName' | keyof typeof plainVenue | 'postalCode' | 'venueTypeId',
  ) => string | undefined;
}

export function VenueFields({ written, onChange, isTried, problemAt }: VenueFieldsProps) {
  const t = useText();
  const id = useId();
  const types = useQuery(listQueryFor(listVenueTypes)).data?.rows ?? [];
  const codes = useQuery(listQueryFor(listPostalCodes)).data?.rows ?? [];
  const town = codes.find(({ postalCode }) => postalCode === written.postalCode.trim())?.postOffice;
  const isNameMissing = isTried && written.venueName.trim() === '';
  return (
    <div className={styles.fields}>
      <div className={styles.wide}>
        <TextField
          label={t(messages.name)}
          autoComplete="off"
          value={written.venueName}
          onChange={(venueName) => onChange({ venueName })}
          error={isNameMissing ? t(messages.nameMissing) : problemAt('venueName')}
        />
      </div>
      {plainFieldsOf(plainVenue).map(([name, of]) => (
        <PlainInput
          key={name}
          id={`${id}-${name}`}
          of={of}
          value={written.plain[name]}
          onChange={(typed) => onChange({ plain: { ...written.plain, [name]: typed } })}
          error={problemAt(name)}
        />
      ))}
      <TextField
        isOptional
        isNumeric
        label={t(messages.postalCode)}
        hint={town}
        inputMode="numeric"
        autoComplete="off"
        value={written.postalCode}
        onChange={(postalCode) => onChange({ postalCode })}
        error={problemAt('postalCode')}
      />
      <div className={styles.wide}>
        <SelectField
          label={t(messages.type)}
          hint={t(messages.typeHint)}
          value={written.type}
          onChange={(type) => onChange({ type })}
          options={types.map(({ venueTypeId, venueTypeName }) => ({
            value: String(venueTypeId),
            label: venueTypeName,
          }))}
          error={problemAt('venueTypeId')}
        />
      </div>
    </div>
  );
}
