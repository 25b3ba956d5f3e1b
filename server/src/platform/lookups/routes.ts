import { listAuthorTypes, listGenders, listPostalCodes } from '@omur/contract/platform/calls/lookups';
import { list } from '../http/list.ts';
import { serve, type Server } from '../http/serve.ts';
import { postalCodes, genders, authorTypes } from './routesQueries.ts';

export function serveLookups(server: Server): void {
  serve(server, listPostalCodes, () => list(postalCodes, {}));
  serve(server, listGenders, ({ language }) => list(genders, { language }));
  serve(server, listAuthorTypes, ({ language }) => list(authorTypes, { language }));
}
