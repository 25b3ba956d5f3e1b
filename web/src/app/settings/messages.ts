import type { Channel, NotificationKind } from '@omur/contract/messages/notifications';
import type { Text } from '../../platform/i18n/text.ts';

export const messages = {
  settings: { is: 'Stillingar', en: 'Settings' },
  language: { is: 'Tungumál', en: 'Language' },
  icelandic: { is: 'Íslenska', en: 'Íslenska (Icelandic)' },
  english: { is: 'English (enska)', en: 'English' },
  lettersToo: { is: 'Bréf til þín eru líka á íslensku.', en: 'Letters to you are in English too.' },
  // The other language than the one that is read.
  lettersElse: { is: 'Bréf til þín eru á ensku.', en: 'Letters to you are in Icelandic.' },
  lettersHere: { is: 'Fá bréf á íslensku', en: 'Get letters in English' },
  appearance: { is: 'Útlit', en: 'Appearance' },
  system: { is: 'Eins og tækið', en: 'Like the device' },
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
  singleKeys: { is: 'Flýtilyklar með einum staf', en: 'Shortcuts of a single key' },
  singleKeysHint: {
    is: 'Slökktu á þeim ef þú talar við tölvuna eða ýtir óvart á lykla.',
    en: 'Switch them off if you speak to your computer, or press keys by accident.',
  },
  you: { is: 'Innskráning', en: 'Your log-in' },
  name: { is: 'Nafn', en: 'Name' },
  kennitala: { is: 'Kennitala', en: 'National ID' },
  role: { is: 'Hlutverk', en: 'Role' },
  userNumber: { is: 'Notandi nr.', en: 'User no.' },
  notices: { is: 'Tilkynningar', en: 'Notices' },
  noticesWhileActing: {
    is: 'Tilkynningum er ekki breytt í umboði: eigandinn ræður sjálfur hvað hann fær að vita.',
    en: 'Notices are not changed while you act for somebody: they decide themselves what they are told.',
  },
  noticesNote: { is: 'Hvað þú færð að vita, og hvernig.', en: 'What you are told, and how.' },
  noticeKept: { is: 'Valið er vistað.', en: 'Your choice is saved.' },
  demanded: {
    is: 'Reglur félagsins krefjast þess að þetta berist þér á báða vegu.',
    en: 'The rules of the society demand that you are told both ways.',
  },
  channelOf: { is: 'Hvernig: {kind}', en: 'How: {kind}' },
  noEmail: {
    is: 'Ekkert netfang er á skrá hjá þér, svo engin bréf berast.',
    en: 'There is no e-mail address on record for you, so no letters reach you.',
  },
};

export const channelNames: Record<Channel, Text> = {
  portal: { is: 'Á vefnum', en: 'In the portal' },
  letter: { is: 'Með bréfi', en: 'By letter' },
  both: { is: 'Á vefnum og með bréfi', en: 'In the portal and by letter' },
  none: { is: 'Ekki', en: 'Not at all' },
};

export const kindHints: Record<NotificationKind, Text> = {
  approvalAsked: {
    is: 'Einhver skráir verk með þér sem höfundi og biður um samþykki þitt.',
    en: 'Somebody registers a work with you as an author and asks for your approval.',
  },
  approvalReminder: {
    is: 'Frestur til að samþykkja eða andmæla er að renna út.',
    en: 'The time to approve or object is running out.',
  },
  approvalAnswered: {
    is: 'Meðhöfundur samþykkir eða andmælir verki sem þú skráðir.',
    en: 'A co-author approves or objects to a work that you registered.',
  },
  workLight: {
    is: 'Verk sem þú átt aðild að fær annað ljós, eða skráningu þess er hafnað.',
    en: 'A work of yours gets another light, or its registration is refused.',
  },
  workAmended: {
    is: 'Skráningu verks sem þú átt aðild að er breytt.',
    en: 'The registration of a work of yours is amended.',
  },
  workQuestion: {
    is: 'Starfsfólk félagsins spyr um verk sem þú skráðir.',
    en: 'The society’s staff ask about a work that you registered.',
  },
  livePerformance: {
    is: 'Félagið leiðréttir eða lokar flutningi sem þú skráðir, eða finnur verk á lagalista.',
    en: 'The society corrects or closes a performance that you registered, or finds a work of its set list.',
  },
  contractDecision: {
    is: 'Útgáfusamningur er sendur inn, samþykktur, honum hafnað eða hann er að renna út.',
    en: 'A publishing contract is submitted, approved, refused, or about to end.',
  },
  applicationDecision: {
    is: 'Umsókn þín um styrk er afgreidd.',
    en: 'Your application for a grant is decided on.',
  },
  distributionFinished: { is: 'Úthlutun til þín er lokið.', en: 'A distribution to you is finished.' },
  usageClaim: {
    is: 'Félagið hefur svarað kröfu þinni um óþekkta notkun.',
    en: 'The society has answered your claim to unmatched usage.',
  },
  accessChanged: {
    is: 'Þér er veitt umboð, það fellt niður, eða einhver biður þig um umboð.',
    en: 'You are granted access or lose it, or somebody asks you for access.',
  },
  accessUsed: {
    is: 'Einhver kemur fram fyrir þína hönd í fyrsta sinn þann daginn.',
    en: 'Somebody acts for you for the first time that day.',
  },
  account: { is: 'Boð á vefinn og breytt lykilorð.', en: 'Invitations and changed passwords.' },
};
