import type { takeOverWork } from '@omur/contract/works/amendments';
import { differences } from '@omur/contract/works/rules/differences';
import { isUnknown, registrationOf } from '@omur/contract/works/rules/registrationPayload';
import { askApprovals } from '../approvals/ask.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import { approvalOf } from '../../people/authors/approval.ts';
import { originOf } from '../registration/register.ts';
import { assertValid, getRows } from '../registration/validate.ts';
import { withListed } from '../registration/listedAuthors.ts';
import { insertUnknownAuthors } from '../registration/unknownAuthors.ts';
import { speakerOf } from '../registration/inName.ts';
import { factsOf, writeAuthors, writeRights } from '../registration/write.ts';
import { rewriteRights } from '../rights/rewrite.ts';
import { refreshLight } from '../catalogue/refreshLight.ts';
import { replaceNames } from './amend.ts';
import * as queries from './queries.ts';
import { record } from './record.ts';
import { getRegistered } from './registration.ts';
import type { RegistrationState } from './registrationState.ts';
import { withNames } from './withNames.ts';

/** R149: PostgreSQL lets no staff take over for themselves what they led usage to. */
function refuseLed(error: { constraint?: string }): never {
  if (error.constraint === 'take_over_not_led') refuse('provisional.ledByYou');
  throw error;
}

/** Registers a provisional work by the rules of registering any (V1–V3). It keeps its number and its history; anyone who comes second is told. */
export async function takeOver({ db, actor, params: { workId }, body }: CallOf<typeof takeOverWork>) {
  const state = await queries.lockRegistrationState.row<RegistrationState>(db, { workId });
  if (!state || state.review === 'withdrawn') refuse('work.notFound');
  if (!state.isProvisional) refuse('work.notProvisional');
  const before = await getRegistered(db, workId);
  const sent = await withListed(db, registrationOf(body, before.onFile));
  await assertValid(db, actor, sent, workId);
  const known = await getRows(db, sent);
  const rows = [...known, ...(await insertUnknownAuthors(db, sent.authors.filter(isUnknown)))];
  const changes = differences(before.onFile, withNames(sent, known));

  await queries.updateWork.run(db, { workId, ...factsOf(sent, rows) });
  await queries.takeOver.run(db, {
    workId,
    origin: originOf(actor),
    registeredBy: actor.realUserId,
  });
  // Anyone who staff put there provisionally has neither approved anything nor been asked.
  await rewriteRights(
    db,
    before.authors.map(({ authorId }) => ({ workId, authorId, shareHundredths: 0 })),
  );
  await queries.deleteAuthors.run(db, { workId, but: [] });
  const speaker = await speakerOf(db, actor, rows);
  await writeAuthors(db, speaker, workId, rows);
  await writeRights(db, workId, rows);
  await replaceNames(db, workId, sent);
  await record(db, actor, { workId, cause: 'takenOver', changes }).catch(refuseLed);
  if (rows.some(({ author }) => approvalOf(author, speaker) === 'waiting'))
    await askApprovals(db, speaker, workId);
  await refreshLight(db, workId, 'takenOver');
  return { workId };
}
