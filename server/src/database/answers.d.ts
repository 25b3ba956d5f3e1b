import * as z from 'zod/mini';
import { type Fragment, type Statement } from './statement.ts';
/** To be joined to alias `q`: the JSON of its row, as column `json` of type text. It costs a third of json_build_object(). */
export declare function jsonOf(schema: z.ZodMiniType): Fragment;
/** A statement that answers `query`'s rows as JSON texts in a column `json`. */
export declare function answer<N extends string>(schema: z.ZodMiniType, query: Fragment<N>): Statement<N>;
