import { hash } from 'node:crypto';
import { content } from '@omur/contract/platform/fields/distributions';
import { type sendUsagePart, usagePartBytes } from '@omur/contract/royalties/usage';
import type { CallOf } from '../../platform/http/call.ts';
import { refuseField } from '../../platform/refusal.ts';
import { putPart } from './importQueries.ts';
import { lockOpen } from './lock.ts';

/** Takes a part of a file that was announced, again if it came before. R6 */
export async function takePart({ db, params, body }: CallOf<typeof sendUsagePart>): Promise<undefined> {
  const { fileBytes } = await lockOpen(db, params.usageImportId);
  const bytes = Buffer.from(body.content, 'base64');
  const left = fileBytes - (params.partNumber - 1) * usagePartBytes;
  if (bytes.length === 0 || bytes.length !== Math.min(left, usagePartBytes))
    refuseField(content.wire, 'usage.partWrong');
  await putPart.run(db, { ...params, content: bytes, checksum: hash('sha256', bytes) });
  return undefined;
}
