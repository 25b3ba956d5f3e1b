import { getVenue, listConcertHalls, listHalls, listStreamVenues } from '@omur/contract/performances/venues';
import { livePerformanceTexts } from '@omur/contract/platform/rules/livePerformanceTexts';
import { useQuery } from '@tanstack/react-query';
import { queryFor, listQueryFor } from '../../platform/api/queries.ts';
import { useLanguage, useText } from '../../platform/i18n/texts.tsx';
import { Alert } from '../../platform/ui/Alert.tsx';
import { SelectField } from '../../platform/ui/SelectField.tsx';
import { TextField } from '../../platform/ui/TextField.tsx';
import { isElsewhere } from './form.ts';
import { ListFailed } from './ListFailed.tsx';
import styles from './livePerformances.module.css';
import { messages } from './messages.ts';
import type { CardProps } from './PerformanceCard.tsx';
import { fieldIds } from './refusedFields.ts';
import { VenueChoice } from './VenueChoice.tsx';

const whole = { limit: 1000 };

/** L2.13, L2.17: the venue out of the list, or one that is not in it, with its address and hall. */
export function VenueFields({ form, edit, errors }: CardProps) {
  const t = useText();
  const [language] = useLanguage();
  const { kind, venueId, hallId, address } = form;
  const isOther = isElsewhere(form);
  const hasHalls = kind === 'domestic';
  const venues = useQuery(listQueryFor(hasHalls ? listConcertHalls : listStreamVenues, { query: whole }));
  const isListed = venues.data?.rows.some((venue) => venue.venueId === venueId) ?? false;
  // One that has closed since, or that an earlier performance was at, is still called by its name.
  const unlisted = useQuery({
    ...queryFor(getVenue, { params: { venueId: venueId ?? 0 } }),
    enabled: venueId !== undefined && !isOther && venues.isSuccess && !isListed,
  });
  const halls = useQuery({
    ...listQueryFor(listHalls, { params: { venueId: venueId ?? 0 }, query: whole }),
    enabled: hasHalls && venueId !== undefined && !isOther,
  });
  const listed = [...(unlisted.data ? [unlisted.data] : []), ...(venues.data?.rows ?? [])];

  /** L4.2 */
  const choose = (chosen: number | undefined) => {
    if (chosen === venueId) return;
    const venue = listed.find((one) => one.venueId === chosen);
    edit(() => ({ venueId: chosen, hallId: undefined, address: writtenAddress(venue) }));
  };
  const hallRows = halls.data?.rows ?? [];
  return (
    <>
      <div className={hasHalls ? undefined : styles.wide}>
        <VenueChoice
          venues={listed}
          isLoading={venues.isPending && venues.fetchStatus !== 'idle'}
          venueId={venueId}
          error={errors.at('venueId')}
          onChoose={choose}
        />
        {venues.error && <ListFailed onRetry={() => void venues.refetch()} />}
      </div>
      {hasHalls && (
        <SelectField
          id={fieldIds.hallId}
          label={t(messages.hall)}
          value={hallId === undefined ? 'none' : String(hallId)}
          onChange={(chosen) => edit(() => ({ hallId: chosen === 'none' ? undefined : Number(chosen) }))}
          options={[
            {
              value: 'none',
              label: t(
                venueId && halls.isSuccess && hallRows.length === 0 ? messages.noHalls : messages.noHall,
              ),
            },
            ...hallRows.map((hall) => ({ value: String(hall.hallId), label: hall.hallName })),
          ]}
          disabled={hallRows.length === 0}
          error={errors.at('hallId')}
        />
      )}
      <div className={styles.wide}>
        <TextField
          id={fieldIds.address}
          label={t(messages.address)}
          value={address}
          onChange={(typed) => edit(() => ({ address: typed }))}
          error={errors.at('address')}
          autoComplete="off"
          required={isOther}
          isStarred={isOther}
        />
      </div>
      {isOther && (
        <div className={styles.wide}>
          <Alert look="warning" isAnnounced>
            {livePerformanceTexts['livePerformance.venueInOther'][language]}
          </Alert>
        </div>
      )}
    </>
  );
}

/** The street; the town beside it where it is known. */
function writtenAddress(
  venue: { address: string | null; postalCode: string | null; postOffice: string | null } | undefined,
): string {
  const town = [venue?.postalCode, venue?.postOffice].filter(Boolean).join(' ');
  return [venue?.address, town].filter(Boolean).join(', ');
}
