import * as calls from '@omur/contract/works/codes';
import * as works from '@omur/contract/works/works';
import { list } from '../../platform/http/list.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { addIsrc, addIswc, askAboutIswc } from './add.ts';
import { decide, removeAs } from './decide.ts';
import { waitingCodes } from './queries.ts';

export function serveCodes(server: Server): void {
  serve(server, works.addIswc, addIswc, askAboutIswc);
  serve(server, works.addIsrc, addIsrc);
  serve(server, calls.listWaitingCodes, () => list(waitingCodes, {}));
  serve(server, calls.decideOnCode, decide);
  serve(server, calls.removeIswc, removeAs('iswc'));
  serve(server, calls.removeIsrc, removeAs('isrc'));
}
