import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { filesOf } from '../src/exchange/societyFiles/sendFolder.ts';
import type { SourceFile } from '../src/exchange/societyFiles/stage.ts';
import { takeSociety } from '../src/exchange/societyFiles/take.ts';
import { aPortal } from './portal.ts';
import { sendSociety } from './societyFiles.ts';

/** The society of docs/migration.md, whose files are an example. */
export const example = fileURLToPath(new URL('../../docs/migration-example', import.meta.url));

/** A portal in which that society is, and how one administrator sends files of it and a colleague takes them. */
export async function aTakenSociety() {
  const portal = await aPortal();
  const sender = await portal.someone({ role: 'administrator' });
  const colleague = await portal.someone({ role: 'administrator' });
  /** Answers the number of the import. */
  const send = (files: readonly SourceFile[]) => sendSociety(portal, sender, files);
  async function askToTake(id: number, body = {}) {
    const asked = await portal.ask(`POST /api/migrations/${id}/take`, { as: colleague, body });
    expect([asked.status, asked.body.Code]).toEqual([200, undefined]);
  }
  async function take(id: number, body = {}) {
    await askToTake(id, body);
    await takeSociety(portal.pool, id);
  }
  await take(await send(await filesOf(example)));
  return { portal, colleague, send, askToTake, take };
}
export type TakenSociety = Awaited<ReturnType<typeof aTakenSociety>>;
