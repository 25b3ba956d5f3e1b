import type { SftpFailure, SftpTransferState } from '@omur/contract/platform/fields/sftp';
import type { Text } from '../../platform/i18n/text.ts';
import type { BadgeProps } from '../../platform/ui/Badge.tsx';

export const messages = {
  accounts: { is: 'SFTP-tengingar', en: 'SFTP accounts' },
  none: { is: 'Engin SFTP-tenging', en: 'No SFTP accounts' },
  noneMore: {
    is: 'Með SFTP-tengingu fara CWR-skrár sjálfkrafa á netþjón viðtakanda eða útgefanda, og skrár sem þar liggja eru sóttar.',
    en: 'With an SFTP account, CWR files go to the server of a receiver or publisher by themselves, and files that lie there are fetched.',
  },
  add: { is: 'Bæta við tengingu', en: 'Add account' },
  addTitle: { is: 'Bæta við SFTP-tengingu', en: 'Add SFTP account' },
  added: { is: 'Tengingunni hefur verið bætt við.', en: 'The account has been added.' },
  owner: { is: 'Eigandi', en: 'Owner' },
  ofReceiver: { is: 'Viðtakandi', en: 'Receiver' },
  ofReceiverHint: {
    is: 'Félag eða miðstöð sem fær verk frá okkur',
    en: 'A society or hub that gets works from us',
  },
  ofPublisher: { is: 'Útgefandi', en: 'Publisher' },
  ofPublisherHint: { is: 'Sendir okkur verk og fær svör', en: 'Sends us works, and gets answers' },
  ofWriter: { is: 'Höfundur', en: 'Writer' },
  ofWriterHint: {
    is: 'Gefur verk sín út sjálfur, sendir þau og fær svör',
    en: 'Publishes their own works, sends them to us, and gets answers',
  },
  nobodysWriter: {
    is: 'Höfundurinn er ekki félagi. Veldu annan.',
    en: 'This writer is no member. Choose another.',
  },
  hasOne: { is: '{receiver} (er með tengingu)', en: '{receiver} (has an account)' },
  choose: { is: 'Veldu viðtakanda', en: 'Choose a receiver' },
  server: { is: 'Netþjónn', en: 'Server' },
  serverHint: { is: 'Nafn eða IP-tala', en: 'Name or IP address' },
  port: { is: 'Gátt', en: 'Port' },
  portWrong: { is: 'Gátt er tala frá 1 til 65535.', en: 'A port is a number from 1 to 65535.' },
  user: { is: 'Notandi', en: 'User' },
  hostKeys: { is: 'Fingraför netþjónsins', en: 'Host key fingerprints' },
  hostKeysHint: {
    is: 'SHA-256, eitt í línu. Fáðu þau hjá eiganda netþjónsins; ekkert er sent netþjóni sem sýnir annan lykil.',
    en: 'SHA-256, one on each line. Get them from the owner of the server; nothing is sent to a server that shows another key.',
  },
  credential: { is: 'Auðkenning', en: 'Authentication' },
  keep: { is: 'Óbreytt', en: 'Unchanged' },
  password: { is: 'Lykilorð', en: 'Password' },
  serverPassword: { is: 'Lykilorð á netþjóninum', en: 'Password on the server' },
  key: { is: 'Einkalykill', en: 'Private key' },
  keyHint: {
    is: 'Á OpenSSH- eða PEM-sniði, án lykilorðs.',
    en: 'In OpenSSH or PEM format, without a passphrase.',
  },
  sealedHint: {
    is: 'Geymt dulritað og aldrei sýnt aftur.',
    en: 'Kept encrypted, and never shown again.',
  },
  anew: {
    is: 'Sláðu lykilorð eða einkalykil inn á ný þegar netþjóni, gátt, notanda eða fingrafari er breytt.',
    en: 'Enter the password or private key again when the server, port, user or a fingerprint changes.',
  },
  folders: { is: 'Möppur', en: 'Folders' },
  outFolder: { is: 'Skrár frá okkur', en: 'Files from us' },
  inFolder: { is: 'Skrár til okkar', en: 'Files to us' },
  doneFolder: { is: 'Lesnar skrár', en: 'Files that were read' },
  outHint: { is: 'Slóð á netþjóninum, til dæmis /til-stef', en: 'A path on the server, such as /from-stef' },
  inHint: {
    is: 'Auð ef ekkert á að sækja',
    en: 'Empty if nothing is to be fetched',
  },
  doneHint: {
    is: 'Skrár eru færðar þangað þegar þær hafa verið lesnar',
    en: 'Files are moved there once read',
  },
  isOn: { is: 'Kveikt á tengingunni', en: 'The account is on' },
  missing: { is: 'Fylltu þetta út.', en: 'Please fill this in.' },
  changed: { is: 'Tengingunni hefur verið breytt.', en: 'The account has been changed.' },
  change: { is: 'Breyta', en: 'Change' },
  changeTitle: { is: 'Breyta SFTP-tengingu', en: 'Change SFTP account' },
  remove: { is: 'Eyða', en: 'Delete' },
  removeIt: { is: 'Eyða tengingu', en: 'Delete account' },
  removeAsked: { is: 'Eyða SFTP-tengingu {owner}?', en: 'Delete the SFTP account of {owner}?' },
  removeMore: {
    is: 'Skrár sem bíða fara ekki, og yfirlitið yfir sendar og sóttar skrár hverfur. Skrárnar sjálfar eru áfram á vefnum. Ný tenging sendir aðeins það sem verður til eftir að henni er bætt við.',
    en: 'Files that wait are not sent, and the list of sent and fetched files goes. The files themselves stay in the portal. A new account sends only what is made after it was added.',
  },
  removed: { is: 'Tengingunni hefur verið eytt.', en: 'The account has been deleted.' },
  state: { is: 'Staða', en: 'State' },
  undelivered: { is: 'Óafhent', en: 'Undelivered' },
  delivered: { is: 'Síðast afhent', en: 'Last delivered' },
  fetched: { is: 'Síðast sótt', en: 'Last fetched' },
  tried: { is: 'Síðast reynt', en: 'Last attempt' },
  never: { is: 'Aldrei', en: 'Never' },
  back: { is: 'Allar tengingar', en: 'All accounts' },
  connect: { is: 'Tengjast núna', en: 'Connect now' },
  connected: {
    is: 'Tengingin er í lagi. Það sem beið hefur verið sent og sótt.',
    en: 'The account works. What waited has been sent and fetched.',
  },
  noAnswer: {
    is: 'Tengingin hefur ekki tekist enn. Reynt verður áfram.',
    en: 'No connection yet. It will be tried again.',
  },
  off: { is: 'Slökkt er á tengingunni', en: 'The account is off' },
  offMore: {
    is: 'Skrár bíða þar til kveikt er á henni.',
    en: 'Files wait until it is switched on.',
  },
  again: { is: 'Reynt verður aftur {when}.', en: 'It will be tried again at {when}.' },
  shown: {
    is: 'Netþjónninn sýndi lykilinn:',
    en: 'The server showed this key:',
  },
  shownMore: {
    is: 'Spurðu eiganda netþjónsins eftir annarri leið hvort skipt hafi verið um lykil áður en þú skráir hann; annars gæti annar verið að svara í stað netþjónsins. Hvorki lykilorð né skrár hafa verið send.',
    en: 'Ask the owner of the server by other means whether the key was replaced before you register it; otherwise somebody may be answering in its place. Neither password nor files were sent.',
  },
  stuck: {
    is: 'Skrá komst ekki í möppuna',
    en: 'A file could not be put into the folder',
  },
  files: { is: 'Sendar og sóttar skrár', en: 'Sent and fetched files' },
  noFiles: { is: 'Engar skrár hafa farið á milli', en: 'No files have been exchanged' },
  noFilesMore: {
    is: 'Skrár sem verða til héðan í frá fara í möppuna innan fimm mínútna.',
    en: 'Files made from now on go into the folder within five minutes.',
  },
  file: { is: 'Skrá', en: 'File' },
  direction: { is: 'Stefna', en: 'Direction' },
  out: { is: 'Út', en: 'Out' },
  in: { is: 'Inn', en: 'In' },
  when: { is: 'Hvenær', en: 'When' },
  more: { is: 'Nánar', en: 'Details' },
  report: { is: 'Skýrsla', en: 'Report' },
  reportOf: { is: 'Skýrsla um skrána {file}', en: 'Report on the file {file}' },
  notTried: { is: 'Ótengd', en: 'Not connected yet' },
  on: { is: 'Í lagi', en: 'Working' },
  failing: { is: 'Bilun', en: 'Failing' },
  isOff: { is: 'Slökkt', en: 'Off' },
  count: {
    is: { one: '{count} skrá', other: '{count} skrár' },
    en: { one: '{count} file', other: '{count} files' },
  },
} as const satisfies Record<string, Text | object>;

/** Why a server could not be exchanged with. */
export const failures: Readonly<Record<SftpFailure, Text>> = {
  address: {
    is: 'Nafnið vísar á vistfang sem ekki má tengjast.',
    en: 'The name leads to an address that may not be connected to.',
  },
  name: { is: 'Enginn netþjónn fannst undir þessu nafni.', en: 'No server was found under this name.' },
  connection: {
    is: 'Tenging við netþjóninn náðist ekki eða rofnaði.',
    en: 'The connection to the server could not be made, or broke.',
  },
  timeout: { is: 'Netþjónninn svaraði ekki í tæka tíð.', en: 'The server did not answer in time.' },
  hostKey: {
    is: 'Netþjónninn sýndi annan lykil en þann sem er skráður.',
    en: 'The server showed another key than the one that is registered.',
  },
  login: {
    is: 'Netþjónninn hafnaði notandanum, lykilorðinu eða lyklinum.',
    en: 'The server refused the user, password or key.',
  },
  folder: {
    is: 'Mappa er ekki til á netþjóninum eða notandinn má ekki nota hana.',
    en: 'A folder is not there on the server, or the user may not use it.',
  },
  secret: {
    is: 'Ekki tókst að opna lykilorðið eða einkalykilinn. Sláðu það inn á ný.',
    en: 'The password or private key could not be opened. Please enter it again.',
  },
};

export const transferStates: Readonly<Record<SftpTransferState, { text: Text; look: BadgeProps['look'] }>> = {
  waiting: { text: { is: 'Bíður', en: 'Waiting' }, look: 'amber' },
  uploaded: { text: { is: 'Á leiðinni', en: 'Under way' }, look: 'amber' },
  delivered: { text: { is: 'Afhent', en: 'Delivered' }, look: 'green' },
  failed: { text: { is: 'Óafhent', en: 'Undelivered' }, look: 'red' },
  seen: { text: { is: 'Í skrifum', en: 'Being written' }, look: 'amber' },
  taken: { text: { is: 'Sótt', en: 'Fetched' }, look: 'green' },
  refused: { text: { is: 'Hafnað', en: 'Refused' }, look: 'red' },
};
