import { cwrLines, renumbered, withField } from '../../../../test/cwrFiles.ts';
import { agreement, fullWork, plainWork } from '../../../../test/cwrWorks.ts';
import type { Version } from '../layouts/index.ts';
import type { JudgeOptions } from '../messages.ts';
import type { Rule, Severity } from '../rules/rule.ts';
import type { TypedRecord } from '../values.ts';

/** A file that breaks a rule: how it differs from one that breaks none. */
export interface FileFault {
  key: Rule['key'];
  fault: string;
  lines: (version: Version) => string[];
  options?: JudgeOptions;
  only?: Version;
  /** What it costs where that is not what the table says: answers are only warned of. */
  severity?: Severity;
}

type Edit = (lines: string[], version: Version) => string[];

const file = (version: Version, work: readonly TypedRecord[]) =>
  cwrLines(version, [{ type: 'NWR', transactions: [work] }]);

type Extra = Pick<FileFault, 'only' | 'options' | 'severity'>;

/** The plain work, edited. */
export const plain = (key: string, fault: string, edit: Edit, extra: Extra = {}): FileFault => ({
  key,
  fault,
  lines: (version) => edit(file(version, plainWork('A1')), version),
  ...extra,
});

/** The work with every record, edited. */
export const full = (key: string, fault: string, edit: Edit, extra: Extra = {}): FileFault => ({
  key,
  fault,
  lines: (version) => edit(file(version, fullWork(version)), version),
  ...extra,
});

/** The agreement, edited. */
export const agreed = (key: string, fault: string, edit: Edit, extra: Extra = {}): FileFault => ({
  key,
  fault,
  lines: (version) => edit(cwrLines(version, [{ type: 'AGR', transactions: [agreement()] }]), version),
  ...extra,
});

/** Puts text into fields of the first record of a type, or of the nth from 0. */
export const set =
  (type: string, fields: Readonly<Record<string, string>>, nth = 0): Edit =>
  (lines, version) => {
    const at = lines.flatMap((line, index) => (line.startsWith(type) ? [index] : []))[nth];
    if (at === undefined) throw new Error(`There is no record ${type}.`);
    return lines.map((line, index) =>
      index === at
        ? Object.entries(fields).reduce((made, [field, text]) => withField(made, version, field, text), line)
        : line,
    );
  };

/** Takes records of a type away and puts the numbers right. */
export const without =
  (...types: string[]): Edit =>
  (lines) =>
    renumbered(lines.filter((line) => !types.includes(line.slice(0, 3))));

/** Repeats the nth record of a type where it stands, or after the first of another type, and puts the numbers right. */
export const again =
  (type: string, after = type, nth = 0): Edit =>
  (lines) => {
    const line = lines.filter((one) => one.startsWith(type))[nth];
    const at = lines.findIndex((one) => one.startsWith(after));
    if (line === undefined || at < 0) throw new Error(`There is no record ${type} or ${after}.`);
    return renumbered(lines.toSpliced(at + 1, 0, line));
  };

/** Moves the first record of a type to after the first of another, and puts the numbers right. */
export const move =
  (type: string, after: string): Edit =>
  (lines) => {
    const line = lines.find((one) => one.startsWith(type)) ?? '';
    const rest = lines.filter((one) => one !== line);
    return renumbered(rest.toSpliced(rest.findIndex((one) => one.startsWith(after)) + 1, 0, line));
  };

/** Makes the first record of a type one of another type of the same layout. */
export const become =
  (type: string, other: string, nth = 0): Edit =>
  (lines) => {
    const at = lines.flatMap((line, index) => (line.startsWith(type) ? [index] : []))[nth];
    return lines.map((line, index) => (index === at ? other + line.slice(3) : line));
  };

/** Edits one after the other. */
export const steps =
  (...edits: Edit[]): Edit =>
  (lines, version) =>
    edits.reduce((made, edit) => edit(made, version), lines);

/** A second header at the end of the only transaction, as its next record. */
export const secondHeader: Edit = (lines) => {
  const trailer = lines.length - 2;
  const header = lines[2] ?? '';
  const second = `${header.slice(0, 11)}${String(trailer - 2).padStart(8, '0')}${header.slice(19)}`;
  const counted = lines.map((line, at) => {
    if (at < trailer) return line;
    const records = String(Number(line.slice(16, 24)) + 1).padStart(8, '0');
    return line.slice(0, 16) + records + line.slice(24);
  });
  return counted.toSpliced(trailer, 0, second);
};

/** Makes the last record of the type an ALT of the same columns. */
export const becomeTitle =
  (type: string): Edit =>
  (lines) =>
    lines.map((line) => (line.startsWith(type) ? `ALT${line.slice(3, 19)}VOR` : line));
