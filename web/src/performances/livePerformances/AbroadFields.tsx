import { listCountries } from '@omur/contract/performances/venues';
import { useQuery } from '@tanstack/react-query';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { ListFailed } from './ListFailed.tsx';
import { messages } from './messages.ts';
import type { CardProps } from './PerformanceCard.tsx';
import { fieldIds } from './refusedFields.ts';

/** L2.18: a place abroad is written out; only the country is chosen. */
export function AbroadFields({ form, edit, errors }: CardProps) {
  const t = useText();
  const [language] = useLanguage();
  const countries = useQuery(listQueryFor(listCountries, { query: { language, limit: 1000 } }));
  const wire = (field: 'city' | 'address' | 'postalCode' | 'venue' | 'festival' | 'stage') => ({
    id: fieldIds[field],
    label: t(messages[field]),
    value: form[field],
    onChange: (typed: string) => edit(() => ({ [field]: typed })),
    error: errors.at(field),
    autoComplete: 'off',
  });
  return (
    <>
      <div>
        <SelectField
          id={fieldIds.countryId}
          label={t(messages.country)}
          value={form.countryId === undefined ? '' : String(form.countryId)}
          onChange={(chosen) => edit(() => ({ countryId: Number(chosen) }))}
          placeholder={t(messages.chooseCountry)}
          options={(countries.data?.rows ?? []).map(({ countryId, country }) => ({
            value: String(countryId),
            label: country,
          }))}
          error={errors.at('countryId')}
          required
          isStarred
        />
        {countries.error && <ListFailed onRetry={() => void countries.refetch()} />}
      </div>
      <TextField {...wire('city')} required isStarred />
      <TextField {...wire('venue')} required isStarred />
      <TextField {...wire('stage')} />
      <TextField {...wire('address')} />
      <TextField {...wire('postalCode')} />
      <TextField {...wire('festival')} />
    </>
  );
}
