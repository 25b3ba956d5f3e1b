import { inventTitle, names } from './catalogue.ts';
import type { DemoLine } from './performances.ts';
import type { Random } from './random.ts';
import type { DemoWork } from './works.ts';

/** Mostly green works, a few of them twice; a red or a yellow one, or a cover that is not in the system, now and then. */
export function setListOf(random: Random, works: readonly DemoWork[]): DemoLine[] {
  const isGreen = ({ lights }: DemoWork) => lights.at(-1)?.after === 0;
  const green = works.filter(isGreen);
  const others = works.filter((work) => !isGreen(work));
  const chosen = [
    ...random.pickSome(green, random.whole(4, 13)),
    ...(random.chance(0.3) ? random.pickSome(others, 1) : []),
  ];
  const known = chosen.map(({ workId, title, artists, durationSeconds }) => ({
    workId,
    title,
    artists,
    quantity: random.chance(0.05) ? 2 : 1,
    durationSeconds,
  }));
  return random.chance(0.3) ? [...known, foreignLine(random)] : known;
}

export function foreignLine(random: Random): DemoLine {
  const { given, family } = random.pick(names.foreignPeople);
  return {
    workId: null,
    title: inventTitle(random),
    artists: `${given} ${family}`,
    quantity: 1,
    durationSeconds: random.whole(140, 330),
  };
}
