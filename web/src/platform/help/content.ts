import { assemblies, deskAssemblies } from './assemblies.ts';
import { bulk } from './bulk.ts';
import { deskCases, memberCases } from './cases.ts';
import { disputes } from './disputes.ts';
import { groups } from './groups.ts';
import { memberSections } from './membership.ts';
import { moneySections } from './money.ts';
import { officeSections } from './office.ts';
import { news } from './news.ts';
import { phone } from './phone.ts';
import type { Block, Section } from './section.ts';
import { workSections } from './works.ts';
import { fold } from '@omur/contract/platform/rules/folding';
import type { Language, Text } from '@omur/contract/platform/rules/language';

const [details, ...others] = memberSections;

/** The whole help, in the order it is read (C1.17). */
export const sections: readonly Section[] = [
  ...(details ? [details] : []),
  ...workSections,
  bulk,
  groups,
  disputes,
  ...moneySections,
  assemblies,
  news,
  memberCases,
  ...others,
  phone,
  deskCases,
  deskAssemblies,
  ...officeSections,
];

/** The sections in which every word that is typed begins some word; those of the office for staff alone. */
export function findSections(typed: string, language: Language, isStaff: boolean): readonly Section[] {
  const read = sections.filter(({ isForStaff }) => isStaff || !isForStaff);
  const asked = fold(typed)
    .split(' ')
    .filter((word) => word !== '');
  if (asked.length === 0) return read;
  return read.filter((section) => {
    const text = ` ${fold(wordsOf(section, language))}`;
    return asked.every((word) => text.includes(` ${word}`));
  });
}

export function wordsOf({ title, blocks }: Section, language: Language): string {
  return [title, ...blocks.flatMap(textsOf)].map((text) => text[language]).join(' ');
}

export function textsOf(block: Block): readonly Text[] {
  if ('words' in block) return [block.words];
  if ('heading' in block) return [block.heading];
  if ('steps' in block) return block.steps;
  return 'points' in block ? block.points : [];
}
