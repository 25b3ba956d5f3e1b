import type { Case } from './cases.ts';
import { sameSql } from './sameSql.ts';
import type { Running } from './servers.ts';
import type { Society } from './society.ts';

/** Þórdís's own right: one statement line in fifty. */
export const rightId = 5001;

/** Each statistic and each drill-down of the right with most lines, by its name. */
export async function statisticsPaths({ owner }: Society): Promise<Record<string, string>> {
  const { rows } = await owner.query<{
    workId: number;
    distributionId: number;
    periodId: number;
    streams: number;
  }>(
    `with work as (select work_id, count(*) from statement_total where right_id = $1 group by 1 order by 2 desc, 1 limit 1),
      most as (select distribution_id, sum(line_count) as lines from movement where right_id = $1 group by 1)
     select (select work_id from work) as "workId",
       (select distribution_id from most join distribution d using (distribution_id) join distribution_category c using (category_id)
        where c.line_kind = 'domestic' order by lines desc, 1 limit 1) as "distributionId",
       (select period_id from most join distribution d using (distribution_id) join distribution_category c using (category_id)
        where c.line_kind = 'domestic' order by lines desc, 1 limit 1) as "periodId",
       (select period_id from most join distribution d using (distribution_id) join distribution_category c using (category_id)
        where c.line_kind = 'streaming' order by lines desc, 1 limit 1) as streams`,
    [rightId],
  );
  const found = rows[0];
  if (!found?.workId || !found.streams) throw new Error('The society has no statement lines of that right.');
  const { workId, distributionId, periodId, streams } = found;
  const person = '/api/persons';
  const lines = `${person}/statistics/distributions?rights=${rightId}&limit=500`;
  return {
    distributions: `${person}/statistics?rights=${rightId}&limit=100`,
    'periods of streaming': `${person}/streamStatistics?rights=${rightId}&limit=100`,
    'top 10 works': `${person}/top10Compositions?rights=${rightId}`,
    'a work by category': `${person}/compositionStatistics?rights=${rightId}&compId=${workId}`,
    'a work by year': `${person}/compositionStatisticsByYear?rights=${rightId}&compId=${workId}`,
    'a work by country': `${person}/compositionStatisticsByCountry?rights=${rightId}&compId=${workId}`,
    'pots of a period': `${person}/statuses/periods/${periodId}/${rightId}`,
    'pots of a period of streaming': `${person}/statistics/streams/periods?rights=${rightId}&id=${streams}`,
    'revenue by year': `${person}/statuses/summary?rightId=${rightId}`,
    movements: `${person}/statuses?rightId=${rightId}&limit=100`,
    'lines of a distribution, 500': `${lines}&Did=${distributionId}`,
    'lines of a work, 500': `${lines}&compId=${workId}`,
    'all lines, 500 of 200,000': lines,
  };
}

export async function statisticsCases(society: Society, bare: Running, token: string): Promise<Case[]> {
  const asked = Object.entries(await statisticsPaths(society));
  const same = await sameSql(
    society,
    bare,
    token,
    asked.map(([, path]) => path),
  );
  const headers = { authorization: `Bearer ${token}` };
  return asked.map(([name, path], i) => ({
    name: `statistics, ${name}`,
    portal: [{ method: 'GET', path, headers }],
    bare: [{ path: same[i] ?? '' }],
    aim: 0.9,
  }));
}
