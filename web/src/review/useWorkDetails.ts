import {
  getWork,
  listIsrcs,
  listIswcs,
  listOtherTitles,
  listWorkAuthors,
  type Work,
  type WorkAuthor,
} from '@omur/contract/works';
import { useQueries } from '@tanstack/react-query';
import { asking, askingAll } from '../api/queries.ts';

export interface WorkDetails {
  work: Work;
  authors: readonly WorkAuthor[];
  otherTitles: readonly string[];
  isrcs: readonly string[];
  iswcs: readonly string[];
}

/** What is looked at in a review: all of it, or not yet. */
export function useWorkDetails(workId: number) {
  const asked = { params: { workId } };
  const [work, authors, otherTitles, isrcs, iswcs] = useQueries({
    queries: [
      asking(getWork, asked),
      askingAll(listWorkAuthors, asked),
      askingAll(listOtherTitles, asked),
      askingAll(listIsrcs, asked),
      askingAll(listIswcs, asked),
    ],
  });
  const isWhole = work.data && authors.data && otherTitles.data && isrcs.data && iswcs.data;
  const details: WorkDetails | undefined = isWhole && {
    work: work.data,
    authors: authors.data.rows,
    otherTitles: otherTitles.data.rows.map(({ title }) => title),
    isrcs: isrcs.data.rows.map(({ isrc }) => isrc),
    iswcs: iswcs.data.rows.map(({ iswc }) => iswc),
  };
  const all = [work, authors, otherTitles, isrcs, iswcs];
  const retry = () => {
    for (const one of all) if (one.error) void one.refetch();
  };
  return { details, error: all.find((one) => one.error)?.error, retry };
}
