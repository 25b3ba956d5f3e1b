import type { PlainTable } from '../plainFields.ts';

const forNewVersions = {
  is: 'Ef verkið er ný gerð eldra verks.',
  en: 'If it is a new version of an older work.',
};

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
    list: 'languages',
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
  musicCategory: {
    wire: 'TONLISTARFLOKKUR',
    input: 'choice',
    list: 'musicCategories',
    label: { is: 'Flokkur tónlistar', en: 'Category of music' },
    sheetColumn: 'category',
  },
  workType: {
    wire: 'TONLISTARSTEFNA',
    input: 'choice',
    list: 'workTypes',
    label: { is: 'Tónlistarstefna', en: 'Genre' },
    sheetColumn: 'genre',
  },
  textMusicRelation: {
    wire: 'TONLIST_OG_TEXTI',
    input: 'choice',
    list: 'textMusicRelations',
    label: { is: 'Tónlist og texti', en: 'Music and words' },
    sheetColumn: 'text_music',
  },
  versionType: {
    wire: 'GERD_VERKS',
    input: 'choice',
    list: 'versionTypes',
    label: { is: 'Frumverk eða ný gerð', en: 'Original or new version' },
    sheetColumn: 'version',
  },
  musicArrangement: {
    wire: 'UTSETNING_TONLISTAR',
    input: 'choice',
    list: 'musicArrangements',
    label: { is: 'Hvað varð um tónlistina', en: 'What became of the music' },
    hint: forNewVersions,
    sheetColumn: 'arrangement',
  },
  lyricAdaptation: {
    wire: 'ADLOGUN_TEXTA',
    input: 'choice',
    list: 'lyricAdaptations',
    label: { is: 'Hvað varð um textann', en: 'What became of the words' },
    hint: forNewVersions,
    sheetColumn: 'adaptation',
  },
  sourceTitle: {
    wire: 'HEITI_FRUMVERKS',
    input: 'text',
    maxLength: 200,
    isLine: true,
    label: { is: 'Heiti frumverks', en: 'Title of the original' },
    hint: forNewVersions,
    sheetColumn: 'original_title',
  },
  sourceWriters: {
    wire: 'HOFUNDAR_FRUMVERKS',
    input: 'text',
    maxLength: 500,
    isLine: true,
    label: { is: 'Höfundar frumverks', en: 'Authors of the original' },
    sheetColumn: 'original_authors',
  },
  sourceIswc: {
    wire: 'ISWC_FRUMVERKS',
    input: 'text',
    maxLength: 30,
    isLine: true,
    label: { is: 'ISWC-númer frumverks', en: 'ISWC of the original' },
    sheetColumn: 'original_iswc',
  },
  sourceWorkId: {
    wire: 'VERK_NR_FRUMVERKS',
    input: 'number',
    label: { is: 'Verknúmer frumverks', en: 'Work number of the original' },
    hint: {
      is: 'Ef frumverkið er skráð hjá félaginu.',
      en: 'If the original is registered with the society.',
    },
    sheetColumn: 'original_work',
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
