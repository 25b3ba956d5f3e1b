import { listSetList, type SetListLine } from '@omur/contract/performances/livePerformances';
import { callPage, type Page } from '../../../platform/api/call.ts';

const pageSize = 500;

/** The whole set list of a performance, however many pages it has. */
export async function readSetList(livePerformanceId: number): Promise<SetListLine[]> {
  const lines: SetListLine[] = [];
  for (let cursor: string | undefined = ''; cursor !== undefined; ) {
    const page: Page<SetListLine> = await callPage(listSetList, {
      params: { livePerformanceId },
      query: { limit: pageSize, ...(cursor !== '' && { cursor }) },
    });
    lines.push(...page.rows);
    cursor = page.next;
  }
  return lines;
}
