import type { Text } from '../../platform/rules/language.ts';

// The codes that a file of the IPI register may have, and what they are called.

/** Kinds of names. `PG` is a name that several persons share: nobody writes a work as it. */
export const ipiNameKinds = {
  PA: { is: 'eigið nafn', en: 'own name' },
  PP: { is: 'höfundarnafn', en: 'pseudonym' },
  PG: { is: 'nafn hóps', en: 'name of a group' },
  OR: { is: 'önnur tilvísun', en: 'other reference' },
  DF: { is: 'annar ritháttur', en: 'other spelling' },
  HR: { is: 'tilvísun í samnefni', en: 'reference to a homonym' },
  MO: { is: 'breytt nafn', en: 'changed name' },
  ST: { is: 'staðlað nafn', en: 'standard name' },
} as const satisfies Record<string, Text>;
export type IpiNameKind = keyof typeof ipiNameKinds;

export const ipiRights = {
  PR: { is: 'flutningur', en: 'performing' },
  MR: { is: 'eintakagerð', en: 'mechanical' },
  SR: { is: 'hljóðsetning', en: 'synchronization' },
} as const satisfies Record<string, Text>;
export type IpiRight = keyof typeof ipiRights;

/** Roles that parties have in societies: those of writers, then those of publishers. */
export const ipiRoles = {
  C: { is: 'tónskáld', en: 'composer' },
  A: { is: 'textahöfundur', en: 'lyricist' },
  CA: { is: 'tónskáld og textahöfundur', en: 'composer and lyricist' },
  AR: { is: 'útsetjari', en: 'arranger' },
  AD: { is: 'aðlagandi', en: 'adapter' },
  SR: { is: 'meðútsetjari', en: 'sub-arranger' },
  SA: { is: 'höfundur texta á öðru máli', en: 'sub-author' },
  TR: { is: 'þýðandi', en: 'translator' },
  PA: { is: 'tekjuþegi', en: 'income participant' },
  E: { is: 'útgefandi', en: 'publisher' },
  SE: { is: 'undirútgefandi', en: 'sub-publisher' },
  AM: { is: 'umsjónaraðili', en: 'administrator' },
  AQ: { is: 'yfirtökuaðili', en: 'acquirer' },
  ES: { is: 'staðgengill útgefanda', en: 'substituted publisher' },
} as const satisfies Record<string, Text>;
export type IpiRole = keyof typeof ipiRoles;

export const ipiNameKindCodes = Object.keys(ipiNameKinds) as IpiNameKind[];
export const ipiRightCodes = Object.keys(ipiRights) as IpiRight[];
export const ipiRoleCodes = Object.keys(ipiRoles) as IpiRole[];

const publishing: readonly IpiRole[] = ['E', 'SE', 'AM', 'AQ', 'ES'];
export const isPublishingRole = (role: IpiRole): boolean => publishing.includes(role);
