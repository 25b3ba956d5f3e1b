import { addHall, changeHall, type DeskHall, listDeskHalls } from '@omur/contract/performances/venuesDesk';
import { useQuery } from '@tanstack/react-query';
import { listQueryFor } from '../../platform/api/queries.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages } from './messages.ts';
import { Parts } from './Parts.tsx';
import { useChange } from '../../platform/api/useChange.ts';

/** The halls of a venue. */
export function Halls({ venueId }: { venueId: number }) {
  const t = useText();
  const toast = useToast();
  const halls = useQuery(listQueryFor(listDeskHalls, { params: { venueId } }));
  const said = ({ hallName: name, isClosed }: DeskHall) =>
    toast({ text: t(isClosed ? messages.partClosed : messages.partOpened, { name }) });
  const adding = useChange(addHall, said);
  const changing = useChange(changeHall, said);
  if (halls.isPending) return <Skeleton shape="rows" count={2} />;
  if (!halls.data) return <PageFailed error={halls.error} reset={() => void halls.refetch()} />;
  return (
    <Parts
      title={t(messages.halls)}
      parts={halls.data.rows.map((hall) => ({ ...hall, id: hall.hallId, name: hall.hallName }))}
      emptyText={t(messages.noHalls)}
      label={t(messages.hallName)}
      addLabel={t(messages.addHall)}
      problemOf={(name) => (name === '' ? t(messages.nameMissing) : undefined)}
      adding={adding}
      addingProblem={adding.problemAt('hallName')}
      onAdd={(hallName, onSuccess) => adding.send({ params: { venueId }, body: { hallName } }, { onSuccess })}
      changing={changing}
      changingProblem={changing.problemAt('hallName')}
      onChange={({ hallId, hallName, isClosed, version }, change, onSuccess) =>
        changing.send(
          {
            params: { venueId, hallId },
            body: { hallName: change.name ?? hallName, isClosed: change.isClosed ?? isClosed, version },
          },
          { onSuccess },
        )
      }
    />
  );
}
