import type { Text } from './language.ts';
import type { RuleCode } from './texts.ts';

/** The rules as they stand beside a form while they are kept, or wait for something to be typed. */
export const keptTexts: Partial<Record<RuleCode, Text>> = {
  'work.titleMissing': { is: 'Heiti verks', en: 'Title of the work' },
  'work.durationMissing': { is: 'Lengd verks', en: 'Length of the work' },
  'work.registrantNotAuthor': {
    is: 'Þú ert meðal höfunda, eða rétthafi eins þeirra',
    en: 'You are one of the authors, or hold the right of one',
  },
  'work.registrantNotPublisher': {
    is: 'Þú ert meðal höfunda eða með útgáfusamning í gildi við einn þeirra',
    en: 'You are one of the authors, or have a running publishing contract with one of them',
  },
  'work.authorsMissing': {
    is: 'Tónskáld, eða tón- og textahöfundur, er á verkinu',
    en: 'A composer, or composer and lyricist, is on the work',
  },
  'work.composerMissing': {
    is: 'Tónskáld, eða tón- og textahöfundur, er á verkinu',
    en: 'A composer, or composer and lyricist, is on the work',
  },
  'work.split.traditionalComposerLyricist': {
    is: 'Aðrir en þjóðlag fá mest {capHundredths}',
    en: 'Authors other than the traditional one get {capHundredths} at most',
  },
  'work.split.traditionalLyricist': {
    is: 'Aðrir en þjóðlag fá mest {capHundredths}',
    en: 'Authors other than the traditional one get {capHundredths} at most',
  },
  'work.split.traditionalComposer': {
    is: 'Aðrir en þjóðlag og útsetjarar fá mest {capHundredths}',
    en: 'Authors other than the traditional one and arrangers get {capHundredths} at most',
  },
  'work.split.traditionalArranger': {
    is: 'Útsetjarar fá mest {capHundredths}',
    en: 'Arrangers get {capHundredths} at most',
  },
  'work.split.noTraditional': {
    is: 'Útsetjarar fá mest {capHundredths}',
    en: 'Arrangers get {capHundredths} at most',
  },
  'work.sharesMustTotal100': { is: 'Skiptingin er 100\u00a0%', en: 'The shares total 100%' },
};

/** Where the panel, which has the figures at hand, says more than the server's sentence. */
export const panelTexts: Partial<Record<RuleCode, Text>> = {
  'work.sharesMustTotal100': {
    is: 'Skiptingin er {totalHundredths} en á að vera 100\u00a0%',
    en: 'The shares total {totalHundredths} but should be 100%',
  },
};

/** Names stand in the nominative after a colon: they cannot be inflected by a program. */
export const remedyTexts = {
  giveRest: {
    is: 'Bæta {shareHundredths} við hlut: {name}',
    en: 'Give {shareHundredths} more to {name}',
  },
} as const satisfies Record<string, Text>;
