import type { CodeReason } from '@omur/contract/works/codes';
import type { Text } from '../../platform/i18n/text.ts';

export const messages = {
  pageMore: {
    is: 'ISWC- og ISRC-númer og önnur heiti verka sem bíða staðfestingar. Ekkert er greitt út á það sem er óstaðfest.',
    en: 'ISWC and ISRC codes, and other titles of works, awaiting confirmation. What is unconfirmed pays nobody.',
  },
  count: {
    is: { one: '{count} kóði eða heiti bíður', other: '{count} kóðar og heiti bíða' },
    en: { one: '{count} code or title waiting', other: '{count} codes and titles waiting' },
  },
  code: { is: 'Kóði eða heiti', en: 'Code or title' },
  otherTitle: { is: 'Annað heiti', en: 'Other title' },
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
  none: { is: 'Engir kóðar eða heiti bíða', en: 'No codes or titles are waiting' },
  noneMore: {
    is: 'Hér birtast númer og heiti sem bætt er við verk sem félagið hefur samþykkt, og númer sem fleiri en eitt verk ber.',
    en: 'Codes and titles added to approved works appear here, and codes shared by several works.',
  },
} as const satisfies Record<string, Text>;

export const ofTitle = {
  confirmed: { is: 'Heitið er staðfest.', en: 'The title is confirmed.' },
  takenOff: { is: 'Heitið hefur verið tekið af verkinu.', en: 'The title has been taken off the work.' },
} as const satisfies Record<string, Text>;

export const reasons: Record<CodeReason, Text> = {
  unverified: { is: 'Bætt við eftir samþykkt', en: 'Added after approval' },
  conflict: { is: 'Á verkum ólíkra höfunda', en: 'On works of different authors' },
  elsewhere: { is: 'Sagt eiga við annað verk', en: 'Reported to belong to another work' },
};
