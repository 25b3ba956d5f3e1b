import type { makeIswcFile } from '@omur/contract/exchange/iswc/iswc';
import type { IswcSettings } from '../../platform/config.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import { claim, type Claimed } from './claim.ts';
import { insertFile } from './filesQueries.ts';
import { lookAtSome } from './queue.ts';
import { markSending } from './queueQueries.ts';

const mostInFile = 1000;
const mostLooks = 10;
/** The ISWC database itself. */
const receiver = '315';

/**
 * X57: puts what is due into a JSON file for the agency and marks it as sent by file. The file is kept as it is, so that it can be
 * fetched again; nothing in it goes out another way until it is answered or staff take it back.
 */
export const makeFile =
  (settings: IswcSettings) =>
  async ({ db, actor, body: { fileKind: kind } }: CallOf<typeof makeIswcFile>) => {
    for (let looks = 0; looks < mostLooks && (await lookAtSome(db, settings)) > 0; looks++);
    const asked = { isUpdate: kind === 'update', limit: mostInFile };
    const claimed = await claim(db, { ...settings, asksFirst: false }, { ...asked, isAlone: false });
    if (claimed.length === 0) refuse('iswc.nothingToSend');
    const madeAt = new Date();
    const fileName = nameOf(madeAt, settings, kind);
    const batch = await insertFile.row<{ batchId: number }>(db, {
      kind,
      itemCount: claimed.length,
      userId: actor.realUserId,
      fileName,
      madeAt,
      fileText: textOf(claimed, { madeAt, settings, kind }),
    });
    const batchId = batch?.batchId ?? 0;
    await markSending.run(db, {
      batchId,
      state: 'filed',
      requestIds: claimed.map(({ requestId }) => requestId),
      hashes: claimed.map(({ hash }) => hash),
    });
    return { fileId: batchId, fileName, itemCount: claimed.length };
  };

function nameOf(madeAt: Date, { agency }: IswcSettings, kind: string): string {
  const [second = '', more = ''] = madeAt.toISOString().split('.');
  return `iswc_${second.replaceAll(':', '-')}_${receiver}_${agency}_${kind}${more.slice(0, 3)}.json`;
}

interface Head {
  madeAt: Date;
  settings: IswcSettings;
  kind: 'add' | 'update';
}

function textOf(claimed: readonly Claimed[], { madeAt, settings, kind }: Head): string {
  const group = kind === 'add' ? 'addSubmissions' : 'updateSubmissions';
  return JSON.stringify(
    {
      $schema: './iswc_schema.json',
      fileHeader: {
        submittingAgency: settings.agency,
        submittingSourcedb: settings.sourceDb,
        fileCreationDateTime: madeAt.toISOString(),
        receivingAgency: receiver,
      },
      [group]: claimed.map(({ requestId, submission: { preferredIswc, ...submission } }) => ({
        submissionId: requestId,
        ...(kind === 'update' && { preferredIswc }),
        ...submission,
      })),
    },
    null,
    2,
  );
}
