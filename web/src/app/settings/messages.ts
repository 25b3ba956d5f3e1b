import type { NotificationGroup } from '@omur/contract/messages/notificationGroups';
import type { Channel } from '@omur/contract/messages/notifications';
import type { Text } from '../../platform/i18n/text.ts';

export const messages = {
  language: { is: 'Tungumál', en: 'Language' },
  icelandic: { is: 'Íslenska', en: 'Íslenska (Icelandic)' },
  english: { is: 'English (enska)', en: 'English' },
  lettersToo: { is: 'Tölvupóstur til þín er líka á íslensku.', en: 'Your e-mails are also in English.' },
  // The other language than the one that is read.
  lettersElse: { is: 'Tölvupóstur til þín er á ensku.', en: 'Your e-mails are in Icelandic.' },
  lettersHere: { is: 'Fá tölvupóst á íslensku', en: 'Get e-mails in English' },
  sections: { is: 'Kaflar stillinga', en: 'Sections of the settings' },
  looks: { is: 'Tungumál og útlit', en: 'Language and appearance' },
  security: { is: 'Innskráning og öryggi', en: 'Log-in and security' },
  rest: { is: 'Annað', en: 'Other' },
  appearance: { is: 'Útlit', en: 'Appearance' },
  system: { is: 'Fylgja stillingu tækis', en: 'System' },
  systemHint: {
    is: 'Fylgir stillingu símans eða tölvunnar.',
    en: 'Follows the setting of your phone or computer.',
  },
  light: { is: 'Ljóst', en: 'Light' },
  dark: { is: 'Dökkt', en: 'Dark' },
  kept: {
    is: 'Valið geymist í þessum vafra.',
    en: 'Your choice is kept in this browser.',
  },
  keyboard: { is: 'Lyklaborð', en: 'Keyboard' },
  singleKeys: { is: 'Flýtilyklar með einum staf', en: 'Single-key shortcuts' },
  singleKeysHint: {
    is: 'Slökktu á þeim ef þú talar við tölvuna eða ýtir óvart á lykla.',
    en: 'Switch them off if you speak to your computer, or press keys by accident.',
  },
  you: { is: 'Innskráning', en: 'Your login' },
  name: { is: 'Nafn', en: 'Name' },
  kennitala: { is: 'Kennitala', en: 'National ID' },
  role: { is: 'Hlutverk', en: 'Role' },
  userNumber: { is: 'Notandi nr.', en: 'User no.' },
  notices: { is: 'Tilkynningar', en: 'Notifications' },
  noticesWhileActing: {
    is: 'Tilkynningum er ekki breytt í umboði: eigandinn ræður sjálfur hvað hann fær að vita.',
    en: 'You cannot change notification settings while you act for somebody: they choose their own.',
  },
  noticesNote: { is: 'Hvaða tilkynningar þú færð, og hvernig.', en: 'Which notifications you get, and how.' },
  kindCount: {
    is: { one: '{count} tegund', other: '{count} tegundir' },
    en: { one: '{count} kind', other: '{count} kinds' },
  },
  byLetter: { is: '{count} með tölvupósti', en: '{count} by e-mail' },
  switchedOff: { is: 'slökkt á {count}', en: '{count} switched off' },
  noticeKept: { is: 'Valið er vistað.', en: 'Your choice is saved.' },
  demanded: {
    is: 'Reglur félagsins krefjast þess að þetta berist þér á báða vegu.',
    en: 'The rules of the society require both.',
  },
  channelOf: { is: 'Hvernig: {kind}', en: 'How: {kind}' },
  noEmail: {
    is: 'Ekkert netfang er á skrá hjá þér, svo enginn tölvupóstur berst.',
    en: 'We have no e-mail address for you, so you get no e-mails.',
  },
  heirs: { is: 'Tilnefna erfingja eða tilkynna andlát', en: 'Name heirs or report a death' },
  heirsNote: {
    is: 'Hverjir taka við réttindum þínum, og hvernig félagið fær að vita af andláti.',
    en: 'Who takes over your rights, and how the society hears of a death.',
  },
};

export const channelNames: Record<Channel, Text> = {
  portal: { is: 'Á vefnum', en: 'In the portal' },
  letter: { is: 'Með tölvupósti', en: 'By e-mail' },
  both: { is: 'Vefur og tölvupóstur', en: 'Portal and e-mail' },
  none: { is: 'Ekki', en: 'Not at all' },
};

export const groupNames: Record<NotificationGroup, Text> = {
  works: { is: 'Verk og samþykki', en: 'Works and approvals' },
  performances: { is: 'Lifandi flutningur', en: 'Live performances' },
  money: { is: 'Peningar', en: 'Money' },
  contracts: { is: 'Samningar og aðgangur', en: 'Contracts and access' },
  society: { is: 'Félagið', en: 'The society' },
};
