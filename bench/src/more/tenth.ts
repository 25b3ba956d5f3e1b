import { logIn, member } from '../cases.ts';
import { measure, median } from '../load.ts';
import { startPortal } from '../servers.ts';
import { openSociety, type Society } from '../society.ts';
import { statisticsPaths } from '../statistics.ts';

const aim = 1.5;
const rounds = 3;
const seconds = 3;

/**
 * What each statistic costs a right with as many lines among all of them, against among a tenth of them (M4). Both societies are
 * open, and are asked in turn.
 */
export async function measureTenth(works: number, say: (line: string) => void): Promise<void> {
  const lines = 10 * works;
  const many = await open(await openSociety(works, say));
  const tenth = { name: '-tenth', lines: works, linesOfOne: lines / 50 };
  const few = await open(await openSociety(works / 10, say, tenth));
  try {
    for (const [name, path] of Object.entries(many.paths)) {
      const ratios: number[] = [];
      const inFew = () => rate(few, few.paths[name] ?? path);
      const inMany = () => rate(many, path);
      await inFew();
      await inMany();
      for (let round = 0; round < rounds; round++) {
        const first = round % 2 === 0 ? undefined : await inMany();
        const fewer = await inFew();
        ratios.push(fewer / (first ?? (await inMany())));
      }
      say(
        `| statistics, ${name} | ${median(ratios).toFixed(2)} times its cost at a tenth of the lines | | ≤ ${aim} |`,
      );
    }
  } finally {
    await few.close();
    await many.close();
  }
}

type Opened = Awaited<ReturnType<typeof open>>;

async function open(society: Society) {
  const portal = await startPortal(society);
  return {
    url: portal.url,
    headers: { authorization: `Bearer ${await logIn(portal.url, member.kennitala)}` },
    paths: await statisticsPaths(society),
    close: async () => {
      await portal.stop();
      await society.close();
    },
  };
}

async function rate({ url, headers }: Opened, path: string): Promise<number> {
  return (await measure(url, [{ method: 'GET', path, headers }], seconds)).perSecond;
}
