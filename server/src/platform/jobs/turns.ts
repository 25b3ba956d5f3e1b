import { raw } from '../database/statement.ts';

/** Where a member's job waits until `take_turns` gives it its place: behind so many of theirs that have one (O172). */
export const lastTurn = raw('100');
