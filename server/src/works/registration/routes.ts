import * as calls from '@omur/contract/works/registration';
import { countNumbers, countUnknown } from '../../people/persons/lookUp.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { register } from './register.ts';
import { addKnown, addUnknown, markArtists, setRight } from './steps.ts';

export function serveRegistration(server: Server): void {
  serve(server, calls.registerWork, async (call) => ({ workId: await register(call) }), countUnknown);
  serve(server, calls.addKnownAuthor, addKnown);
  serve(server, calls.addUnknownAuthor, addUnknown, ({ db, actor, body }) => countNumbers(db, actor, [body]));
  serve(server, calls.addRight, setRight);
  serve(server, calls.markArtists, markArtists);
}
