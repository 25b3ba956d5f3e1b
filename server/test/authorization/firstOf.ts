import type { Portal } from '../portal.ts';

/** Answers the first column of the first row that a statement answers. */
export const firstOf =
  (portal: Portal) =>
  async (statement: string, values: unknown[] = []): Promise<number> =>
    Object.values((await portal.sql(statement, values as never[]))[0] ?? {})[0] as number;
