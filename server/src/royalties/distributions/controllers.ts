import type {
  chooseDistributionControllers,
  DistributionControllers,
  seeDistributionControllers,
} from '@omur/contract/royalties/distributions';
import { fold } from '@omur/contract/platform/rules/folding';
import type { Queryable } from '../../platform/database/statement.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { refuse } from '../../platform/refusal.ts';
import { beginningBytes, firstLines } from '../usage/beginning.ts';
import { offeredControllers } from '../usage/reportControllers.ts';
import { isReport } from '../usage/reportReader.ts';
import { readReportHead } from '../usage/reportHead.ts';
import { cellsOf } from '../usage/reportRecords.ts';
import { oursOf } from '../usage/startReading.ts';
import { assertFileWhole, lockDistribution } from './announce.ts';
import * as queries from './controllersQueries.ts';

interface Kept extends Record<string, unknown> {
  controllers: string[] | null;
  controllersAsked: string[] | null;
  controllersMet: string[];
  isChosen: boolean;
  controllersChosenBy: string | null;
  content: Buffer | null;
}

/** What a service's file brings amounts of, by its beginning. R240 */
interface Offered {
  sender: string;
  controllers: readonly string[];
}

async function offeredOf({ content, controllersMet }: Kept): Promise<Offered> {
  const none = { sender: '', controllers: [] };
  if (!content?.length) return none;
  const { lines } = await firstLines(content).catch(() => ({ lines: [] }));
  const rows = lines.filter(({ text }) => text.trim() !== '');
  if (!isReport(rows[0]?.text ?? '')) return none;
  const head = readReportHead(cellsOf(rows.find(({ text }) => !text.startsWith('#'))?.text ?? ''));
  const sender = 'sender' in head ? head.sender : '';
  return { sender, controllers: offeredControllers(rows, controllersMet) };
}

async function keptOf(db: Queryable, distributionId: number): Promise<Kept> {
  const kept = await queries.findControllers.row<Kept>(db, { distributionId, bytes: beginningBytes });
  return kept ?? refuse('distribution.notFound');
}

/** Whose amounts a service's file has, and which of them are ours: as they were chosen, else as is likely. R240 */
export async function controllersOf(
  db: Queryable,
  distributionId: number,
  societyName: string,
): Promise<DistributionControllers> {
  const kept = await keptOf(db, distributionId);
  const { controllersChosenBy, controllersAsked, isChosen } = kept;
  const ours = new Set(kept.controllers);
  const asked = new Set(controllersAsked);
  if (isChosen)
    return {
      reportControllers: [...asked].map((name) => ({ controllerName: name, isOurs: ours.has(name) })),
      controllersChosenBy,
    };
  const { sender, controllers } = await offeredOf(kept);
  const last = await queries.findKept.row<{ controllers: string[] }>(db, { sender });
  const isProposed = (name: string) =>
    asked.has(name)
      ? ours.has(name)
      : (last?.controllers.includes(name) ?? false) || fold(name) === fold(societyName);
  return {
    reportControllers: controllers.map((name) => ({ controllerName: name, isOurs: isProposed(name) })),
    controllersChosenBy: null,
  };
}

/** Says which of them are ours, once the file is there and before it is read. */
export async function choose({
  db,
  params,
  body,
  actor,
}: CallOf<typeof chooseDistributionControllers>): Promise<void> {
  const { distributionId } = params;
  await assertFileWhole(db, distributionId);
  const { sender, controllers: offered } = await offeredOf(await keptOf(db, distributionId));
  if (offered.length === 0) refuse('distribution.noControllers');
  const controllers = oursOf(offered, body.ourControllers);
  const chosen = { controllers, asked: [...offered], sender, userId: actor.realUserId };
  await queries.keepChosen.run(db, { distributionId, ...chosen });
}

/** Says that who is to finish it has seen the choice, which is another's. */
export async function see({
  db,
  params,
  body,
  actor,
}: CallOf<typeof seeDistributionControllers>): Promise<void> {
  const { distributionId } = params;
  const held = await lockDistribution(db, distributionId);
  if (held.state !== 'checked') refuse('distribution.notChecked');
  const userId = actor.realUserId;
  const found = await queries.findChooser.row<{ isOwn: boolean }>(db, { distributionId, userId });
  if (!found) refuse('distribution.noControllers');
  if (found.isOwn) refuse('distribution.controllersYours');
  await queries.markSeen.run(db, { distributionId, userId: body.areControllersSeen ? userId : null });
}

/** A service's file is read once somebody has said whose amounts of it are ours. @throws usage.controllersMissing */
export async function assertChosen(db: Queryable, distributionId: number): Promise<void> {
  const kept = await keptOf(db, distributionId);
  if (kept.isChosen) return;
  const { controllers } = await offeredOf(kept);
  if (controllers.length > 0) refuse('usage.controllersMissing');
}

/** @throws distribution.controllersYours, distribution.controllersUnseen */
export async function assertControllersSeen(
  db: Queryable,
  distributionId: number,
  userId: number,
): Promise<void> {
  const unseen = await queries.findUnseen.row<{ controllers: string }>(db, { distributionId, userId });
  if (!unseen) return;
  const found = await queries.findChooser.row<{ isOwn: boolean }>(db, { distributionId, userId });
  if (found?.isOwn) refuse('distribution.controllersYours');
  refuse('distribution.controllersUnseen', { values: { ...unseen } });
}
