import { languageCodes, languageName } from '../rules/languageCodes.ts';
import type { PlainTable } from '../plainFields.ts';

/** What is said of a work in plain words. A new field is a line here, and a column of the same name. */
export const plainWork = {
  performers: {
    wire: 'FLYTJENDUR',
    input: 'text',
    maxLength: 2000,
    label: { is: 'Flytjendur', en: 'Performers' },
    sheetColumn: 'performer',
    isProminent: true,
  },
  description: {
    wire: 'LYSING_VERKS',
    input: 'text',
    maxLength: 2000,
    isMultiline: true,
    label: { is: 'Lýsing', en: 'Description' },
    isForParties: true,
  },
  lyricsLanguage: {
    wire: 'TUNGUMAL_TEXTA',
    input: 'choice',
    codes: languageCodes,
    nameOf: languageName,
    label: { is: 'Tungumál texta', en: 'Language of the lyrics' },
    sheetColumn: 'language',
  },
  yearOfCreation: {
    wire: 'SKOPUNARAR',
    input: 'year',
    label: { is: 'Sköpunarár', en: 'Year of creation' },
    sheetColumn: 'year',
  },
  catalogueNumber: {
    wire: 'VERKASKRARNUMER',
    input: 'text',
    maxLength: 100,
    label: { is: 'Ópus- eða verkaskrárnúmer', en: 'Opus or catalogue number' },
    sheetColumn: 'opus',
  },
  registrantRemark: {
    wire: 'ATHUGASEMD_SKRANINGARADILA',
    input: 'text',
    maxLength: 2000,
    isMultiline: true,
    label: { is: 'Athugasemd skráningaraðila', en: 'Remark of the registrant' },
    isForParties: true,
    sheetColumn: 'remark',
  },
} as const satisfies PlainTable;

export type PlainOfWork = keyof typeof plainWork;
