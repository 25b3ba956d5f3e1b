import { listPins, pinWork, unpinWork } from '@omur/contract/works/pins';
import { list } from '../../platform/http/list.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { isStaff } from '../../platform/sessions/actor.ts';
import { pin } from './pin.ts';
import { deletePin, pinsOfUser } from './queries.ts';

export function servePins(server: Server): void {
  serve(server, listPins, ({ actor }) =>
    list(pinsOfUser, { userId: actor.userId, personId: actor.personId, isStaff: isStaff(actor) }),
  );
  serve(server, pinWork, pin);
  serve(server, unpinWork, async ({ db, actor: { userId }, params: { workId } }) => {
    await deletePin.run(db, { userId, workId });
  });
}
