import type { Sending } from '../src/exchange/iswc/send.ts';
import { exchange } from '../src/exchange/iswc/job.ts';
import { type FourEyes, readConfig } from '../src/platform/config.ts';
import { anIswcAgency } from './iswcAgency.ts';
import { aPortal, type Someone } from './portal.ts';

/** A portal with a composer who can get ISWCs, and an agency that gives them out. */
export async function anIswcWorld() {
  const agency = await anIswcAgency();
  const { iswc: settings } = readConfig({ ISWC_URL: agency.url, ISWC_KEY: agency.key });
  const fourEyes = new Set<FourEyes>(['registrations']);
  const portal = await aPortal({ iswc: settings, fourEyes });
  const service = settings.service ?? { url: '', key: '' };
  const sending: Sending = { pool: portal.pool, settings, service, askAfterSeconds: 0 };

  const composer = async (name: string, ipi: string): Promise<Someone> => {
    const someone = await portal.someone({ name });
    await portal.sql('update author set ipi_name_number = $2 where author_id = $1', [someone.authorId, ipi]);
    await portal.sql('update person set society_code = 77 where person_id = $1', [someone.personId]);
    return someone;
  };
  const member = await composer('Þórdís Öndólfsdóttir', '00000000199');
  const states = async (): Promise<Record<string, number>> => {
    const rows = await portal.sql<{ state: string; n: number }>(
      'select state, count(*)::integer as n from iswc_request group by 1 order by 1',
    );
    return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
  };
  return {
    portal,
    agency,
    sending,
    member,
    composer,
    states,
    run: () => exchange(sending),
    /** Green works of the composer, by their titles. */
    works: async (titles: readonly string[]) => {
      const ids: number[] = [];
      for (const title of titles) ids.push(await portal.work({ by: member, title }));
      return ids;
    },
    codesOf: (workId: number) =>
      portal.sql(
        'select iswc, status, source, linked_to from work_iswc where work_id = $1 order by iswc_id',
        [workId],
      ),
    dueNow: () => portal.sql(`update iswc_request set due_at = now() where state = 'waiting'`),
    /** The agency finds another work by the title. */
    similarTo: (title: string, iswc = 'T0345246801') =>
      agency.similar.set(title, [
        { iswc, originalTitle: title, interestedParties: [{ name: 'ONNUR', nameNumber: 297, role: 'CA' }] },
      ]),
    isEachTakenOnce: () => [...agency.taken.values()].every((times) => times === 1),
    /** Nothing was ever sent, nor is anything on any work. */
    reset: async () => {
      await portal.sql(
        'truncate iswc_request, iswc_question, iswc_changed_work, iswc_batch, work_iswc, iswc_task, iswc_received_file cascade',
      );
      await portal.sql(
        'update iswc_agency set paused_until = null, answered_at = null, tasks_read_at = null',
      );
      agency.forget();
    },
    close: async () => {
      await agency.stop();
      await portal.close();
    },
  };
}
export type IswcWorld = Awaited<ReturnType<typeof anIswcWorld>>;
