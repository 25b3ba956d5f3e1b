import { listMusicStartCodes, makeMusicStartCode } from '@omur/contract/grants/musicStart';
import { list } from '../../platform/http/list.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { assertAccess } from '../../platform/sessions/access.ts';
import { makeCode } from './make.ts';
import { codesOfPerson } from './queries.ts';

export function serveMusicStart(server: Server): void {
  serve(server, listMusicStartCodes, ({ actor, params }) =>
    list(codesOfPerson, { personId: assertAccess(actor, params.personId) }),
  );
  serve(server, makeMusicStartCode, makeCode);
}
