import { listFestivals, listFestivalYears } from '@omur/contract/performances/venues';
import { useQuery } from '@tanstack/react-query';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { ListFailed } from './ListFailed.tsx';
import { messages } from './messages.ts';
import type { CardProps } from './PerformanceCard.tsx';
import { fieldIds } from './refusedFields.ts';

const whole = { limit: 1000 };

/** L4.2, L4.3: a festival, and the year of it once there is one to choose. */
export function FestivalFields({ form, edit, errors }: CardProps) {
  const t = useText();
  const { festivalId, festivalYearId } = form;
  const festivals = useQuery(listQueryFor(listFestivals, { query: whole }));
  const years = useQuery({
    ...listQueryFor(listFestivalYears, { params: { festivalId: festivalId ?? 0 }, query: whole }),
    enabled: festivalId !== undefined,
  });
  const open = festivalId === undefined ? [] : (years.data?.rows.filter(({ isClosed }) => !isClosed) ?? []);
  const isWithoutYears = festivalId !== undefined && years.isSuccess && open.length === 0;
  return (
    <>
      <div>
        <SelectField
          id={fieldIds.festivalId}
          label={t(messages.festivalList)}
          value={festivalId === undefined ? 'none' : String(festivalId)}
          onChange={(chosen) =>
            edit(() => ({
              festivalId: chosen === 'none' ? undefined : Number(chosen),
              festivalYearId: undefined,
            }))
          }
          options={[
            { value: 'none', label: t(messages.noFestival) },
            ...(festivals.data?.rows ?? []).map((festival) => ({
              value: String(festival.festivalId),
              label: festival.festivalName,
            })),
          ]}
          error={errors.at('festivalId')}
        />
        {festivals.error && <ListFailed onRetry={() => void festivals.refetch()} />}
      </div>
      <SelectField
        id={fieldIds.festivalYearId}
        label={t(messages.year)}
        value={festivalYearId === undefined ? '' : String(festivalYearId)}
        onChange={(chosen) => edit(() => ({ festivalYearId: Number(chosen) }))}
        placeholder={t(isWithoutYears ? messages.noYears : messages.chooseYear)}
        options={open.map((one) => ({ value: String(one.festivalYearId), label: String(one.year) }))}
        disabled={open.length === 0}
        error={errors.at('festivalYearId')}
      />
    </>
  );
}
