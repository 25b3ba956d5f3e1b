import type { Positions } from './positions.ts';

/** What a stream says when something has changed, with how far the database has got, so that a reader who asks then finds it (O28). */
export async function changedEvent(positions: Positions | undefined): Promise<string> {
  const position = await positions?.now().catch(() => undefined);
  return `event: changed\ndata:${position === undefined ? '' : ` ${position}`}\n\n`;
}
