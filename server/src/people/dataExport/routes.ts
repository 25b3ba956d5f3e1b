import { Readable } from 'node:stream';
import { exportHeld, readHeld } from '@omur/contract/people/persons';
import type { Config } from '../../platform/config.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { whose } from './subject.ts';
import { heldData } from './data.ts';
import { heldPage } from './page.ts';

/** J4, S6: a person's own copy of everything that is on file. */
export function serveHeld(server: Server, { societyName }: Pick<Config, 'societyName'>): void {
  serve(server, exportHeld, async (call) => ({
    name: `omur-${call.params.personId}.json`,
    content: Readable.from(heldData(server.pool, await whose(call)), { objectMode: false }),
  }));
  serve(server, readHeld, async (call) => ({
    name: `omur-${call.params.personId}.html`,
    content: Readable.from(heldPage(server.pool, societyName, await whose(call)), { objectMode: false }),
  }));
}
