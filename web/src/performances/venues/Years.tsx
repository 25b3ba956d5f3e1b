import {
  addFestivalYear,
  changeFestivalYear,
  type DeskFestivalYear,
  listDeskFestivalYears,
} from '@omur/contract/performances/venuesDesk';
import { useQuery } from '@tanstack/react-query';
import { listQueryFor } from '../../platform/api/queries.ts';
import { PageFailed } from '../../platform/page/PageFailed.tsx';
import { useText } from '../../platform/i18n/texts.tsx';
import { Skeleton } from '../../platform/ui/Skeleton.tsx';
import { useToast } from '../../platform/ui/Toast.tsx';
import { messages } from './messages.ts';
import { Parts } from './Parts.tsx';
import { useChange } from '../../platform/api/useChange.ts';

/** The years of a festival, the newest first. */
export function Years({ festivalId }: { festivalId: number }) {
  const t = useText();
  const toast = useToast();
  const years = useQuery(listQueryFor(listDeskFestivalYears, { params: { festivalId } }));
  const said = ({ year, isClosed }: DeskFestivalYear) =>
    toast({ text: t(isClosed ? messages.partClosed : messages.partOpened, { name: String(year) }) });
  const adding = useChange(addFestivalYear, said);
  const changing = useChange(changeFestivalYear, said);
  if (years.isPending) return <Skeleton shape="rows" count={2} />;
  if (!years.data) return <PageFailed error={years.error} reset={() => void years.refetch()} />;
  return (
    <Parts
      isNumeric
      title={t(messages.years)}
      parts={years.data.rows.map((one) => ({ ...one, id: one.festivalYearId, name: String(one.year) }))}
      emptyText={t(messages.noYears)}
      label={t(messages.year)}
      addLabel={t(messages.addYear)}
      problemOf={(name) => (/^(19|20|21)\d\d$/.test(name) ? undefined : t(messages.yearWrong))}
      adding={adding}
      addingProblem={adding.problemAt('year')}
      onAdd={(name, onSuccess) =>
        adding.send({ params: { festivalId }, body: { year: Number(name) } }, { onSuccess })
      }
      changing={changing}
      changingProblem={changing.problemAt('year')}
      onChange={({ festivalYearId, year, isClosed, version }, { name, ...change }, onSuccess) =>
        changing.send(
          {
            params: { festivalId, festivalYearId },
            body: {
              year: name === undefined ? year : Number(name),
              isClosed: change.isClosed ?? isClosed,
              version,
            },
          },
          { onSuccess },
        )
      }
    />
  );
}
