import * as calls from '@omur/contract/registration';
import { serve, type Server } from '../http/serve.ts';
import { register } from './register.ts';
import { addKnown, addUnknown, markArtists, setRight } from './steps.ts';

export function serveRegistration(server: Server): void {
  serve(server, calls.registerWork, async (call) => ({ workId: await register(call) }));
  serve(server, calls.addKnownAuthor, addKnown);
  serve(server, calls.addUnknownAuthor, addUnknown);
  serve(server, calls.addRight, setRight);
  serve(server, calls.markArtists, markArtists);
}
