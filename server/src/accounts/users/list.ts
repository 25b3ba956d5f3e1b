import { fold } from '@omur/contract/platform/rules/folding';
import type { listUsers } from '@omur/contract/accounts/users';
import type { CallOf } from '../../platform/http/call.ts';
import { list } from '../../platform/http/list.ts';
import { kennitalasFrom } from './kennitalas.ts';
import { allUsers, foundUsers } from './queries.ts';

const shortestStart = 4;

/** The users, all or as searched for. Only an administrator finds by the beginning of a national ID (V10). */
export function findUsers({ actor, query }: CallOf<typeof listUsers>, idleMinutes: number) {
  const seesAll = actor.role === 'administrator';
  const typed = query.search?.trim() ?? '';
  if (typed === '') return list(allUsers, { seesAll, idleMinutes });
  const digits = /^[\d\s-]+$/.test(typed) ? typed.replace(/\D/g, '') : '';
  const isStart = digits.length === 10 || (seesAll && digits.length >= shortestStart && digits.length < 10);
  return list(foundUsers, {
    seesAll,
    idleMinutes,
    // A search that folds to nothing is for nobody, not for everybody.
    pattern: fold(typed) === '' ? '' : `%${fold(typed)}%`,
    ...kennitalasFrom(isStart ? digits : ''),
    number: /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : 0,
  });
}
