import { Readable } from 'node:stream';
import { exportData, readExportedData } from '@omur/contract/people/persons';
import type { Config } from '../../platform/config.ts';
import { serve, type Server } from '../../platform/http/serve.ts';
import { findSubject } from './subject.ts';
import { exportedData } from './data.ts';
import { exportedPage } from './page.ts';

/** J4, S6: a person's own copy of everything that is on file. */
export function serveDataExport(server: Server, { societyName }: Pick<Config, 'societyName'>): void {
  serve(server, exportData, async (call) => ({
    name: `omur-${call.params.personId}.json`,
    content: Readable.from(exportedData(call.pool, await findSubject(call)), { objectMode: false }),
  }));
  serve(server, readExportedData, async (call) => ({
    name: `omur-${call.params.personId}.html`,
    content: Readable.from(exportedPage(call.pool, societyName, await findSubject(call)), {
      objectMode: false,
    }),
  }));
}
