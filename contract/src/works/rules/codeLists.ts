import type { Text } from '../../platform/rules/language.ts';

/** X40: the code tables, by the names under which they are kept. */
export const codeListNames = {
  territory: { is: 'Lönd og svæði (TIS)', en: 'Countries and territories (TIS)' },
  society: { is: 'Höfundaréttarfélög', en: 'Societies' },
  agreementRole: { is: 'Hlutverk í samningi', en: 'Roles in an agreement' },
  agreementType: { is: 'Tegundir samninga', en: 'Types of agreement' },
  compositeType: { is: 'Tegundir samsettra verka', en: 'Types of composite work' },
  distributionCategory: { is: 'Úthlutunarflokkar', en: 'Distribution categories' },
  excerptType: { is: 'Tegundir verkhluta', en: 'Types of excerpt' },
  filmUse: { is: 'Not í mynd', en: 'Use in a film' },
  instrument: { is: 'Hljóðfæri', en: 'Instruments' },
  intendedPurpose: { is: 'Fyrirhuguð not', en: 'Intended purposes' },
  language: { is: 'Tungumál', en: 'Languages' },
  lyricAdaptation: { is: 'Breytingar á texta', en: 'Lyric adaptations' },
  mediaType: { is: 'Tegundir útgáfumiðla', en: 'Types of carrier' },
  musicArrangement: { is: 'Útsetningar', en: 'Music arrangements' },
  noteSubject: { is: 'Efni athugasemda', en: 'Subjects of notes' },
  publisherType: { is: 'Hlutverk útgefenda', en: 'Roles of publishers' },
  recordingTechnique: { is: 'Upptökutækni', en: 'Recording techniques' },
  rightType: { is: 'Tegundir réttinda', en: 'Types of right' },
  specialAgreement: { is: 'Sérákvæði samninga', en: 'Special agreements' },
  standardInstrumentation: { is: 'Algengar hljóðfæraskipanir', en: 'Standard instrumentations' },
  textMusic: { is: 'Samband texta og tónlistar', en: 'Text and music' },
  titleType: { is: 'Tegundir heita', en: 'Types of title' },
  transactionStatus: { is: 'Staða færslna', en: 'Statuses of transactions' },
  transactionType: { is: 'Tegundir færslna', en: 'Types of transaction' },
  versionType: { is: 'Gerðir verka', en: 'Types of version' },
  workType: { is: 'Tegundir verka', en: 'Types of work' },
  writerRole: { is: 'Hlutverk höfunda', en: 'Roles of writers' },
} as const satisfies Record<string, Text>;

export type CodeList = keyof typeof codeListNames;
export const codeLists = Object.keys(codeListNames) as CodeList[];
export const isCodeList = (name: string): name is CodeList => name in codeListNames;
