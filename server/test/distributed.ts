import { finishedDistribution, importDistribution, rightOf } from './distribution.ts';
import type { Portal } from './portal.ts';
import { sharedWork } from './shares.ts';

const header = 'line;type;right;work;pot;station;subtype;subtype_en;country;amount';

/** Four distributions that are finished, and a fifth that is not, of a member who also holds an inherited right. */
export async function distributed(portal: Portal) {
  const distribution = (id: number, head: object, lines: string[], more: object = {}) =>
    finishedDistribution(portal, {
      as: staff,
      id,
      file: [header, ...lines].join('\n'),
      head: { HEITI_UTHLUTUNAR: `Úthlutun ${id}`, ...head, ...more },
    });
  const staff = await portal.someone({ role: 'administrator' });
  const member = await portal.someone();
  const other = await portal.someone();
  const right = await rightOf(portal, member);
  const [heir] = await portal.sql(
    'insert into author_right (person_id, author_id, share) values ($1, $2, 60) returning right_id',
    [member.personId, other.authorId],
  );
  const first = await sharedWork(portal, [member, other], 'Andvaka');
  const second = await portal.work({ by: member, title: 'Ölduslóð' });
  await portal.sql(`update work set performers = 'Þórdís' where work_id = $1`, [first]);
  const inherited: number = heir?.right_id;
  const others = await rightOf(portal, other);

  await distribution(1, { DAGS_UTHLUTUNAR: '2024-06-15', TIMABIL_UTHLUTUNAR: 'Árið 2023' }, [
    `1;1;${right};${first};Útvarp;Rás 1;Flutningur;Performance;;1000.50`,
    `2;1;${right};${first};Útvarp;Rás 2;Flutningur;Performance;;200`,
    `3;3;${right};${second};Sjónvarp;Skjárinn;;;DK;50.25`,
    `4;2;${right};;Umsýsla;;;;;125.05`,
    `5;4;${right};;Greitt;;;;;1000.70`,
    `6;6;${right};;Geymt;;;;;125`,
    `7;1;${inherited};${first};Útvarp;Rás 1;;;;33`,
    `8;1;${others};${first};Útvarp;Rás 1;;;;44`,
  ]);
  await distribution(2, { DAGS_UTHLUTUNAR: '2025-06-15' }, [`1;1;${right};${second};Útvarp;;;;;2000`], {
    UTHLUTUNARTEXTI_ISLENSKA: 'Greitt er 15. júní.',
    UTHLUTUNARTEXTI_ENSKA: 'Paid on 15 June.',
  });
  const streaming = { FLOKKUR_UTHLUTUNAR_NR: 3, TIMABIL_UTHLUTUNAR: 'Streymi 2024' };
  await distribution(3, { ...streaming, DAGS_UTHLUTUNAR: '2025-04-24' }, [
    `1;1;${right};${first};Streymisveitan;;;;SE;70`,
    `2;2;${right};;Umsýsla;;;;;7`,
  ]);
  await distribution(4, { ...streaming, DAGS_UTHLUTUNAR: '2025-10-24' }, [
    `1;1;${right};${first};Streymisveitan;;;;;30`,
  ]);
  await importDistribution(portal, {
    as: staff,
    id: 5,
    file: `${header}\n1;1;${right};${first};Útvarp;;;;;9999`,
  });
  return { staff, member, other, right, inherited, first, second };
}
