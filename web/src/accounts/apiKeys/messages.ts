import type { KeyScope } from '@omur/contract/platform/keyScopes';
import type { Text } from '@omur/contract/platform/rules/language';

export const scopeNames: Readonly<Record<KeyScope, Text>> = {
  readWorks: { is: 'Lesa verk og samninga', en: 'Read works and contracts' },
  register: { is: 'Skrá verk og breyta þeim', en: 'Register and amend works' },
  readMoney: { is: 'Lesa skilagreinar og greiðslur', en: 'Read statements and payments' },
  readPerformances: { is: 'Lesa lifandi flutning', en: 'Read live performances' },
  registerPerformances: { is: 'Skrá lifandi flutning', en: 'Register live performances' },
  readCwr: { is: 'Sækja CWR-skrár og svör við þeim', en: 'Fetch CWR files and the answers to them' },
  sendCwr: { is: 'Senda inn CWR-skrár', en: 'Send in CWR files' },
};

export const messages = {
  title: { is: 'Lyklar', en: 'Keys' },
  note: {
    is: 'Kerfi með lykil vinnur í þínu nafni, en aðeins það sem þú leyfir.',
    en: 'A system with a key acts in your name, but only as far as you allow.',
  },
  make: { is: 'Búa til lykil', en: 'Make a key' },
  none: { is: 'Enginn lykill er í gildi.', en: 'There are no keys.' },
  name: { is: 'Heiti', en: 'Name' },
  nameHint: {
    is: 'Til dæmis nafnið á kerfinu. Heitið sést í breytingasögunni.',
    en: 'For example the name of the system. It shows in the change history.',
  },
  nameEmpty: { is: 'Gefðu lyklinum heiti.', en: 'Give the key a name.' },
  may: { is: 'Kerfið má', en: 'The system may' },
  mayEmpty: { is: 'Veldu að minnsta kosti eitt.', en: 'Choose at least one.' },
  days: { is: 'Gildir í', en: 'Valid for' },
  days30: { is: '30 daga', en: '30 days' },
  days90: { is: '90 daga', en: '90 days' },
  days180: { is: '180 daga', en: '180 days' },
  days365: { is: 'eitt ár', en: 'one year' },
  made: { is: 'Nýi lykillinn þinn', en: 'Your new key' },
  madeWords: {
    is: 'Settu hann í kerfið þitt og geymdu hann eins og lykilorð. Þú getur ekki skoðað hann aftur.',
    en: 'Put it into your system and keep it like a password. You cannot see it again.',
  },
  key: { is: 'Lykill', en: 'Key' },
  endsIn: { is: 'Endar á {end}', en: 'Ends in {end}' },
  until: { is: 'Gildir til {when}', en: 'Valid until {when}' },
  soon: { is: 'Rennur bráðum út', en: 'Expires soon' },
  used: { is: 'Síðast notaður {when}', en: 'Last used {when}' },
  neverUsed: { is: 'Hefur ekki verið notaður', en: 'Not used yet' },
  revoke: { is: 'Afturkalla', en: 'Revoke' },
  revokeOf: { is: 'Afturkalla lykilinn {name}', en: 'Revoke the key {name}' },
  revokeAsked: { is: 'Afturkalla lykilinn „{name}“?', en: 'Revoke the key “{name}”?' },
  revokeWhy: {
    is: 'Kerfi með þennan lykil kemst ekki lengur inn. Þessu verður ekki snúið við.',
    en: 'A system with this key cannot get in any more. This cannot be undone.',
  },
  revoked: { is: 'Lykillinn er afturkallaður.', en: 'The key is revoked.' },
};
