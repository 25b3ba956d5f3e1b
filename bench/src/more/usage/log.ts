import { waitUntil, type Waited } from './ask.ts';
import { decideWords, logOf } from './file.ts';
import { finisher, type Measuring } from './measuring.ts';
import { askToRead, type Sent, sendLog } from './send.ts';

/** Announces a log and sends it, some of whose words are decided about before it is read. */
export async function sendDecidedLog({ society, asks, lines }: Measuring, seed: string): Promise<Sent> {
  await decideWords(society, finisher, seed);
  return sendLog(asks, () => logOf(society, lines, seed));
}

/** Has a log that was sent read and its lines taken. */
export async function readLog({ portal, asks }: Measuring, usageImportId: number): Promise<Waited> {
  await askToRead(asks, usageImportId, false);
  let state: Record<string, unknown> = {};
  const waited = await waitUntil(portal, async () => {
    state = await asks('GET', `usageImports/${usageImportId}`);
    return state['stadA_NOTKUNARINNLESTURS'] !== 'arriving';
  });
  if (state['stadA_NOTKUNARINNLESTURS'] !== 'taken') throw new Error(JSON.stringify(state));
  return waited;
}
