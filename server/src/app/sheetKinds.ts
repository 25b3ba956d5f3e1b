import { membersKind } from '../accounts/memberSheet/kind.ts';
import type { SheetKinds } from '../platform/bulk/kind.ts';
import { toursKind } from '../performances/tourSheet/kind.ts';
import { worksKind } from '../works/bulk/check.ts';
import { isrcsKind } from '../works/isrcSheet/kind.ts';

/** Every kind of sheet (O107, O190). */
export const sheetKinds: SheetKinds = {
  works: worksKind,
  isrcs: isrcsKind,
  tours: toursKind,
  members: membersKind,
};
