import {
  getOwnAuthorId,
  listAuthorContracts,
  listAuthorWorks,
  listCoAuthors,
  searchAuthors as searchAuthorsCall,
} from '@omur/contract/people/authors';
import { fold } from '@omur/contract/platform/rules/folding';
import type { Queryable } from '../../platform/database/statement.ts';
import { isStaff, type Actor } from '../../platform/sessions/actor.ts';
import { oneOr404 } from '../../platform/http/rows.ts';
import { list } from '../../platform/http/list.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/refusal.ts';
import { isNobody } from '@omur/contract/people/rules/authorTypes';
import {
  coAuthors,
  findOwnAuthor,
  findAccessibleAuthor,
  runningContracts,
  accessibleWorks,
  worksOfAuthor,
  worksToContract,
} from './queries.ts';
import { searchAuthors } from './search.ts';

export function serveAuthors(server: Server): void {
  serve(server, searchAuthorsCall, ({ db, actor, query }) => searchAuthors(db, actor, query));
  serve(server, getOwnAuthorId, ({ db, actor }) =>
    oneOr404(db, findOwnAuthor, { personId: actor.personId }, 'author.notFound'),
  );
  serve(server, listCoAuthors, async ({ db, actor, params }) =>
    list(coAuthors, {
      authorId: await assertAccess(db, actor, params.authorId),
      isStaff: isStaff(actor),
      personId: actor.personId,
    }),
  );
  serve(server, listAuthorContracts, ({ actor, params }) =>
    list(runningContracts, {
      authorId: params.authorId,
      personId: actor.personId,
      isStaff: isStaff(actor),
    }),
  );
  serve(server, listAuthorWorks, ({ actor, params: { authorId }, query: { search } }) => {
    const { personId } = actor;
    if (!isStaff(actor) && actor.role !== 'member') return list(accessibleWorks, { authorId, personId });
    if (isNobody(authorId))
      return list(isStaff(actor) ? worksOfAuthor : accessibleWorks, { authorId, personId });
    const asked = { authorId, personId, isStaff: isStaff(actor) };
    const folded = fold(search ?? '');
    if (folded === '') return list(worksToContract.all, asked);
    const number = /^\d{1,9}$/.test(folded) ? Number(folded) : 0;
    return list(worksToContract.found, { ...asked, pattern: `%${folded}%`, number });
  });
}

/** Who an author has worked with is for the author, those who hold or publish its works, and staff. */
async function assertAccess(db: Queryable, actor: Actor, authorId: number): Promise<number> {
  const author = await findAccessibleAuthor.row(db, {
    authorId,
    personId: actor.personId,
    isStaff: isStaff(actor),
  });
  return author ? authorId : refuse('author.notFound');
}
