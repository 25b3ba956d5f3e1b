import type { Text } from './language.ts';

/** P2: what a live performance is, by its number. */
export const performanceTypes = {
  1: { is: 'Tónleikar', en: 'Concert' },
  2: { is: 'Streymi', en: 'Stream' },
  3: { is: 'Tónleikar á hátíð', en: 'Festival concert' },
  4: { is: 'Tónleikar erlendis', en: 'Concert abroad' },
} as const satisfies Record<number, Text>;

/** P3: why a work of a set list is red. */
export const redCauses = ['waiting', 'refused', 'provisional', 'withdrawn'] as const;
export type RedCause = (typeof redCauses)[number];

export const redCauseTexts: Record<RedCause, Text> = {
  waiting: {
    is: 'Skráning verksins bíður yfirferðar hjá félaginu.',
    en: 'The registration of the work is waiting for the society’s review.',
  },
  refused: {
    is: 'Félagið hafnaði skráningu verksins.',
    en: 'The society refused the registration of the work.',
  },
  provisional: {
    is: 'Verkið er skráð til bráðabirgða. Það verður rautt þar til höfundur skráir það.',
    en: 'The work is registered provisionally. It stays red until one of its authors registers it.',
  },
  withdrawn: {
    is: 'Skráning verksins var dregin til baka.',
    en: 'The registration of the work was withdrawn.',
  },
};
