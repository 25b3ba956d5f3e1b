import { readIpiName } from '@omur/contract/people/rules/ipi';
import { standardCodes } from './codes.ts';
import type { Version } from './layouts/index.ts';
import type { JudgeOptions } from './messages.ts';
import { type CwrRecord, isEmpty } from './record.ts';
import { fieldChecksOf } from './rules/index.ts';
import { transliterate } from './transliterate.ts';

const revisions: ReadonlySet<string> = new Set(['', '000', '001', '002']);
const withoutZeros = (code: string) => code.replace(/^0+/u, '').toUpperCase();

/** The keys of the rules that the header of a file breaks. */
export function judgeHeader(header: CwrRecord, version: Version, options: JudgeOptions): string[] {
  const broken = (fieldChecksOf(version, options.codes).get('HDR')?.inOrder ?? [])
    .filter(({ rule, span, test }) => {
      // Digits in place of the type are the first two of an IPI name number over nine digits.
      const isLongIpi = rule.key === 'HDR F 002' && /^\d\d$/u.test(header.field('senderType'));
      return !isLongIpi && !header.passes(test, span);
    })
    .map(({ rule }) => rule.key);
  broken.push(...judgeSender(header, options));
  if (version === '2.2' && !revisions.has(header.field('revision'))) broken.push('FIL E 010');
  return broken.sort();
}

function judgeSender(header: CwrRecord, options: JudgeOptions): string[] {
  const { participants } = options;
  const type = header.field('senderType');
  const id = header.field('senderId');
  if (type === 'SO') return judgeSociety(header, id, options);
  if (type === 'WR' && readIpiName(id).value === undefined) return ['HDR F 013'];
  if (isEmpty(id)) return [type === 'AA' ? 'HDR F 007' : 'HDR F 003'];
  if (!participants) return [];
  const code = withoutZeros(/^\d\d$/u.test(type) ? type + id : id);
  const known = participants.filter((participant) => withoutZeros(participant.code) === code);
  const mayBe = /^\d\d$/u.test(type) ? ['PB', 'AA', 'WR'] : type === 'AA' ? ['PB', 'AA'] : [type];
  const approved = known.filter((participant) => mayBe.includes(participant.type));
  if (approved.length === 0) {
    if (type === 'AA') return ['HDR F 007'];
    return type === 'PB' ? ['HDR F 003', 'HDR F 012'] : ['HDR F 003'];
  }
  const isNamed = approved.some(({ name }) => isSameName(name, header.field('senderName')));
  return isNamed || type === 'WR' ? [] : [type === 'AA' ? 'HDR F 008' : 'HDR F 005'];
}

/** A society's name is compared only where the list of senders has it: societies write theirs in many ways. */
function judgeSociety(
  header: CwrRecord,
  id: string,
  { participants, codes = standardCodes }: JudgeOptions,
): string[] {
  const code = withoutZeros(id);
  if (!codes.isListed('society', code.padStart(3, '0'))) return ['HDR F 004'];
  const named = (participants ?? []).filter(
    (participant) => participant.type === 'SO' && withoutZeros(participant.code) === code,
  );
  if (named.length === 0) return [];
  return named.some(({ name }) => isSameName(name, header.field('senderName'))) ? [] : ['HDR F 006'];
}

/** Names are the same in capitals without accents, as far as 45 columns show them. */
const isSameName = (listed: string, sent: string) =>
  transliterate(listed).slice(0, 45).trim() === transliterate(sent);
