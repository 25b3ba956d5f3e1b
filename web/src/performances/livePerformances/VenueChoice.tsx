import { listPersonLivePerformances } from '@omur/contract/performances/livePerformances';
import { venueNotInList } from '@omur/contract/performances/rules/livePerformance';
import type { Venue } from '@omur/contract/performances/venues';
import { fold } from '@omur/contract/platform/rules/folding';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { listQueryFor } from '../../platform/api/queries.ts';
import { useText } from '../../platform/i18n/texts.tsx';
import { useMember } from '../../platform/page/member.ts';
import { Combobox } from '../../platform/ui/Combobox.tsx';
import { sortInAddress } from '../../platform/ui/sortInAddress.ts';
import { messages } from './messages.ts';
import { fieldIds } from './refusedFields.ts';

type Listed = Pick<Venue, 'venueId' | 'venueName'>;

interface VenueChoiceProps {
  venues: readonly Venue[];
  isLoading: boolean;
  venueId: number | undefined;
  error: string | undefined;
  /** Undefined while what is typed is no venue's name. */
  onChoose: (venueId: number | undefined) => void;
}

const latest = sortInAddress(
  listPersonLivePerformances,
  { date: 'performedOn' },
  { column: 'date', direction: 'descending' },
).usual;

/** H129: a venue is found by any part of its name; where the member played last stands first. */
export function VenueChoice({ venues, isLoading, venueId, error, onChoose }: VenueChoiceProps) {
  const t = useText();
  // What is typed stands for the venue that it chose; another that was chosen elsewhere, as by a draft, stands for itself.
  const [written, setWritten] = useState<{ text: string; venueId: number | undefined }>();
  const typed = written?.venueId === venueId ? written?.text : undefined;
  const personId = useMember().person?.personId;
  const played = useQuery({
    ...listQueryFor(listPersonLivePerformances, {
      params: { personId: personId ?? 0 },
      query: { limit: 30, sort: latest },
    }),
    enabled: personId !== undefined,
  });
  const elsewhere: Listed = { venueId: venueNotInList, venueName: t(messages.notInList) };
  const listed: readonly Listed[] = venues.filter((venue) => venue.venueId !== venueNotInList);
  const chosen = [...listed, elsewhere].find((venue) => venue.venueId === venueId)?.venueName;
  const asked = fold(typed ?? '');
  const found = asked === '' ? byLastUse(listed, played.data?.rows ?? []) : listed.filter(isLike(asked));

  // A name that is written out is chosen: nobody has to choose it again.
  const take = (text: string) => {
    const named = [...listed, elsewhere].find(({ venueName }) => fold(venueName) === fold(text))?.venueId;
    setWritten({ text, venueId: named });
    onChoose(named);
  };
  // It may have been written before the list was there.
  useEffect(() => {
    if (typed && venueId === undefined) take(typed);
    // oxlint-disable-next-line react/exhaustive-deps -- once the list is there
  }, [listed.length]);
  return (
    <Combobox
      id={fieldIds.venueId}
      label={t(messages.venueList)}
      placeholder={t(messages.chooseVenue)}
      value={typed ?? chosen ?? ''}
      onInput={take}
      options={[...found, elsewhere]}
      optionKey={(venue) => venue.venueId}
      renderOption={({ venueName }) => venueName}
      onSelect={(venue) => {
        setWritten(undefined);
        onChoose(venue.venueId);
      }}
      isLoading={isLoading}
      error={error}
      opensEmpty
      isStarred
    />
  );
}

/** Where any word of the name begins as is typed. */
const isLike =
  (asked: string) =>
  ({ venueName }: Listed) =>
    ` ${fold(venueName)}`.includes(` ${asked}`);

function byLastUse(venues: readonly Listed[], played: readonly { venueName: string }[]): Listed[] {
  const names = [...new Set(played.map(({ venueName }) => venueName))];
  const used = names.flatMap((name) => venues.find(({ venueName }) => venueName === name) ?? []);
  return [...used, ...venues.filter((venue) => !used.includes(venue))];
}
