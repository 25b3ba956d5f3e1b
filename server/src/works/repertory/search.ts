import { readIpiName } from '@omur/contract/people/rules/ipi';
import { fold } from '@omur/contract/platform/rules/folding';
import type { getRepertoryWork, RepertoryWork, searchRepertory } from '@omur/contract/works/repertory';
import { readIsrc } from '@omur/contract/works/rules/isrc';
import { readIswc } from '@omur/contract/works/rules/iswc';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { list } from '../../platform/http/list.ts';
import { refuse } from '../../platform/refusal.ts';
import { findRepertoryWork, foundInRepertory, partiesOfRepertoryWork } from './queries.ts';

const shortest = 2;
const longestWorkNumber = 9;

/** O97: whatever was typed is looked for as a code, if it can be one, and as a name. */
export function search({ query }: Pick<CallOf<typeof searchRepertory>, 'query'>) {
  const typed = query.search?.trim() ?? '';
  const folded = fold(typed);
  if (folded.replaceAll(' ', '').length < shortest && workNumberIn(typed) === 0)
    refuse('repertory.searchTooShort');
  return list(foundInRepertory, { typed, folded, ...codesIn(typed) });
}

function codesIn(typed: string) {
  const digits = /^[\d\s.]+$/.test(typed) ? typed.replace(/\D/g, '') : '';
  return {
    workId: workNumberIn(typed),
    iswc: readIswc(typed).value ?? '',
    isrc: readIsrc(typed).value ?? '',
    // Written without its leading zeros a name number may be as short as a work's own.
    ipiNameNumber: digits === '' ? '' : (readIpiName(digits).value ?? ''),
  };
}

const workNumberIn = (typed: string) =>
  typed.length <= longestWorkNumber && /^[1-9]\d*$/.test(typed) ? Number(typed) : 0;

interface Party extends Record<string, unknown> {
  kind: 'writer' | 'publisher';
  name: string;
  partyRole: string;
  societyName: string | null;
}

/** O98: a work as everybody may see it; undefined where it is not public. */
export async function repertoryWork(db: Queryable, workNumber: string): Promise<RepertoryWork | undefined> {
  const asked = { workId: workNumberIn(workNumber), iswc: readIswc(workNumber).value ?? '' };
  const work = await findRepertoryWork.row<Omit<RepertoryWork, 'writers' | 'publishers'>>(db, asked);
  if (!work) return undefined;
  const parties = await partiesOfRepertoryWork.rows<Party>(db, { workId: work.workId });
  const of = (kind: Party['kind']) => parties.filter((one) => one.kind === kind);
  return { ...work, writers: of('writer'), publishers: of('publisher') };
}

export async function show({ reads, params }: CallOf<typeof getRepertoryWork>): Promise<RepertoryWork> {
  return (await repertoryWork(reads, params.workNumber)) ?? refuse('repertory.workNotFound');
}
