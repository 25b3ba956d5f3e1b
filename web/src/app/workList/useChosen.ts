import type { ListedWork } from '@omur/contract/app/workList';
import { useState } from 'react';

/** The works that are chosen, in the order of choosing; they stay so while the list is searched and sorted. */
export function useChosen() {
  const [chosen, setChosen] = useState<ReadonlyMap<number, ListedWork>>(new Map());
  return {
    works: [...chosen.values()],
    isChosen: (workId: number) => chosen.has(workId),
    toggle: (work: ListedWork) =>
      setChosen((before) => {
        const after = new Map(before);
        if (!after.delete(work.workId)) after.set(work.workId, work);
        return after;
      }),
    add: (works: readonly ListedWork[]) =>
      setChosen((before) => new Map([...before, ...works.map((work) => [work.workId, work] as const)])),
    clear: () => setChosen(new Map()),
  };
}
