import type { FileOwner } from '../../platform/files/owner.ts';
import { isStaff } from '../../platform/sessions/actor.ts';
import { findNews } from './queries.ts';

/** O137: pictures of an article are the staff's to add, in their own name, and read by who reads the article. */
export const newsFiles: FileOwner = {
  kind: 'news',
  takesPicturesOnly: true,
  async rightOf(db, actor, newsId) {
    const mayWrite = isStaff(actor) && actor.userId === actor.realUserId;
    if (!(await findNews.row(db, { newsId, isStaff: mayWrite }))) return 'none';
    return mayWrite ? 'attach' : 'read';
  },
};
