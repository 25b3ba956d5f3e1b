import type { FileOwner } from '../../platform/files/owner.ts';
import { isStaff } from '../../platform/sessions/actor.ts';
import { findAccess } from './applicationQueries.ts';

/**
 * Anyone who applied adds files, also after the period: a failed upload is tried again (A1). Not once the decision is to be seen; that there
 * is one is not to be found out earlier.
 */
export const applicationFiles: FileOwner = {
  kind: 'application',
  rightOf: async (db, actor, applicationId) => {
    const application = await findAccess.row<{ personId: number; isDecided: boolean }>(db, {
      applicationId,
    });
    if (!application) return 'none';
    if (application.personId === actor.personId) return application.isDecided ? 'read' : 'attach';
    return isStaff(actor) ? 'read' : 'none';
  },
};
