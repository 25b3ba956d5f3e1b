import type { listWorks } from '@omur/contract/app/workList';
import { fold } from '@omur/contract/platform/rules/folding';
import { light as lightValue } from '@omur/contract/platform/values';
import * as z from 'zod/mini';
import type { CallOf } from '../../platform/http/call.ts';
import { list, type List } from '../../platform/http/list.ts';
import type { Actor } from '../../platform/sessions/actor.ts';
import { listedWorks } from './listQueries.ts';

type Asked = CallOf<typeof listWorks>['query'];

/** H100: the session's own person's, so that no number in the address opens another's. */
export function worksListed(
  { realUserId: userId, personId }: Actor,
  { authorId, light, label, search }: Asked,
): List {
  const folded = fold(search ?? '');
  return list(listedWorks, {
    userId,
    personId,
    authorId: authorId ?? null,
    light: light === undefined ? null : z.encode(lightValue, light),
    label: label ?? null,
    pattern: search === undefined ? null : `%${folded}%`,
    number: /^\d{1,9}$/.test(folded) ? Number(folded) : 0,
  });
}
