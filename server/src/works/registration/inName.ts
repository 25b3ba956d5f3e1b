import { isNobody } from '@omur/contract/people/rules/authorTypes';
import type { Queryable } from '../../platform/database/statement.ts';
import type { Actor } from '../../platform/sessions/actor.ts';
import { actsUnasked } from './queries.ts';
import type { Registering, Row } from './validate.ts';

/** R212: whether it is in the name of somebody who gave no access that lets one change something: staff act for anybody. */
export async function isInName(
  db: Queryable,
  { userId, realUserId }: Pick<Actor, 'userId' | 'realUserId'>,
): Promise<boolean> {
  return userId !== realUserId && Boolean(await actsUnasked.row(db, { userId, realUserId }));
}

/**
 * Who has approved a registration by sending it (F4.2). Nobody, where staff send it in the name of somebody who gave them no access, unless
 * all of the work is theirs: then they are asked as the others are (R212).
 */
export async function speakerOf(db: Queryable, actor: Actor, rows: readonly Row[]): Promise<Registering> {
  const isAlone = rows.every(
    ({ author: { authorId, personId } }) => isNobody(authorId) || personId === actor.personId,
  );
  return isAlone || !(await isInName(db, actor)) ? actor : { ...actor, personId: 0 };
}
