import type { CodeReason } from '@omur/contract/works/codes';
import type { Text } from '../../platform/i18n/text.ts';

export const messages = {
  pageMore: {
    is: 'ISWC- og ISRC-númer sem bíða staðfestingar. Ekkert er greitt út á óstaðfest númer.',
    en: 'ISWC and ISRC codes awaiting confirmation. Unconfirmed codes pay nobody.',
  },
  count: {
    is: { one: '{count} kóði bíður', other: '{count} kóðar bíða' },
    en: { one: '{count} code waiting', other: '{count} codes waiting' },
  },
  code: { is: 'Kóði', en: 'Code' },
  why: { is: 'Tilefni', en: 'Reason' },
  work: { is: 'Verk', en: 'Work' },
  others: { is: 'Önnur verk', en: 'Other works' },
  addedBy: { is: 'Bætt við af', en: 'Added by' },
  added: { is: 'Bætt við', en: 'Added' },
  actions: { is: 'Aðgerðir', en: 'Actions' },
  confirm: { is: 'Staðfesta', en: 'Confirm' },
  confirmWhich: { is: 'Staðfesta {code} á „{title}“', en: 'Confirm {code} on “{title}”' },
  takeOff: { is: 'Taka af', en: 'Take off' },
  takeOffWhich: { is: 'Taka {code} af „{title}“', en: 'Take {code} off “{title}”' },
  confirmed: { is: 'Kóðinn er staðfestur.', en: 'The code is confirmed.' },
  takenOff: { is: 'Kóðinn hefur verið tekinn af verkinu.', en: 'The code has been taken off the work.' },
  none: { is: 'Engir kóðar bíða', en: 'No codes are waiting' },
  noneMore: {
    is: 'Hér birtast númer sem bætt er við verk sem félagið hefur samþykkt, og númer sem fleiri en eitt verk ber.',
    en: 'Codes added to approved works appear here, and codes shared by several works.',
  },
} as const satisfies Record<string, Text>;

export const reasons: Record<CodeReason, Text> = {
  unverified: { is: 'Bætt við eftir samþykkt', en: 'Added after approval' },
  conflict: { is: 'Á verkum ólíkra höfunda', en: 'On works of different authors' },
  elsewhere: { is: 'Sagt eiga við annað verk', en: 'Reported to belong to another work' },
};
