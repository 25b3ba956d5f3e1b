import type { SheetLine } from '@omur/contract/platform/rules/sheetLines';

/** A line with somebody else on it; their role and share stay. */
export function namedBy(line: SheetLine, named: SheetLine): SheetLine {
  const { author: _a, name: _n, ipi: _i, ssn: _s, email: _e, contract: _c, ...rest } = line;
  return { ...rest, ...named };
}
