import type { searchIpiNames } from '@omur/contract/people/ipi';
import { readIpiBase, readIpiName } from '@omur/contract/people/rules/ipi';
import { fold } from '@omur/contract/platform/rules/folding';
import type { CallOf } from '../../platform/http/call.ts';
import { list, type List } from '../../platform/http/list.ts';
import { refuse } from '../../platform/refusal.ts';
import { isStaff } from '../../platform/sessions/actor.ts';
import { mayAsk } from '../../platform/sessions/limit.ts';
import { namesByName, namesByNumber } from './queries.ts';

/** Enough for anyone who registers works, too few to copy the register. */
const perHour = { allowed: 600, minutes: 60, refusal: 'ipi.searchedTooOften' } as const;

/** Names of the register by name or number (X34). Base numbers are for staff: to others they find nothing and are not shown. */
export async function searchNames({ db, actor, query }: CallOf<typeof searchIpiNames>): Promise<List> {
  const forStaff = isStaff(actor);
  const folded = fold(query.name ?? '');
  const typed = query.number?.trim() ?? '';
  if (folded === '' && typed === '') refuse('ipi.searchEmpty');
  if (!forStaff) await mayAsk(db, `IPI register by:${actor.realUserId}`, perHour);
  if (typed === '') return list(namesByName, { folded, isStaff: forStaff });
  return list(namesByNumber, {
    nameNumber: readIpiName(typed).value ?? '',
    baseNumber: readIpiBase(typed).value ?? '',
    isStaff: forStaff,
  });
}
