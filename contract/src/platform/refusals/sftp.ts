import type { Refusals } from './refusal.ts';

export const sftpRefusals = {
  'sftp.noAccounts': { status: 404, is: 'Engin SFTP-tenging er skráð.', en: 'No SFTP accounts found.' },
  'sftp.noTransfers': { status: 404, is: 'Engar skrár hafa farið á milli.', en: 'No files were exchanged.' },
  'sftp.notFound': { status: 404, is: 'SFTP-tengingin fannst ekki.', en: 'The SFTP account was not found.' },
  'sftp.ownerNeeded': {
    status: 422,
    is: 'Veldu annaðhvort viðtakanda eða útgefanda.',
    en: 'Choose either a receiver or a publisher.',
  },
  'sftp.ownerNotFound': {
    status: 404,
    is: 'Viðtakandinn eða útgefandinn fannst ekki.',
    en: 'The receiver or publisher was not found.',
  },
  'sftp.ownerTaken': {
    status: 409,
    is: 'Þar er þegar SFTP-tenging.',
    en: 'There is an SFTP account already.',
  },
  'sftp.host': {
    status: 422,
    is: 'Netþjónninn þarf nafn eða IP-tölu sem næst í af netinu.',
    en: 'The server needs a name or an IP address that can be reached from the internet.',
  },
  'sftp.userName': { status: 422, is: 'Notandanafn vantar.', en: 'The user name is missing.' },
  'sftp.hostKeys': {
    status: 422,
    is: 'Fingrafar netþjóns er „SHA256:“ og 43 stafir, eins og ssh-keygen -lf skrifar það. Mest fimm með bili á milli.',
    en: 'A host key fingerprint is “SHA256:” and 43 characters, as ssh-keygen -lf writes it. Five at most, with spaces between.',
  },
  'sftp.folder': {
    status: 422,
    is: 'Mappa er slóð á netþjóninum. Innmappa og mappa fyrir lesnar skrár fylgjast að, og engar tvær eru eins.',
    en: 'A folder is a path on the server. The folder for incoming files and the one for read files go together, and no two are the same.',
  },
  'sftp.credentialNeeded': {
    status: 422,
    is: 'Sláðu inn annaðhvort lykilorð eða einkalykil. Það þarf á ný ef netþjóni, notanda eða fingrafari er breytt.',
    en: 'Enter either a password or a private key. It is needed anew if the server, the user or a fingerprint changes.',
  },
  'sftp.keyUnreadable': {
    status: 422,
    is: 'Ekki tókst að lesa einkalykilinn. Hann þarf að vera á OpenSSH- eða PEM-sniði og án lykilorðs.',
    en: 'The private key could not be read. It has to be in OpenSSH or PEM format, without a passphrase.',
  },
  'sftp.nameTaken': {
    status: 409,
    is: 'Á netþjóninum er önnur skrá með þessu nafni.',
    en: 'Another file on the server has this name.',
  },
  'sftp.isOff': { status: 409, is: 'Slökkt er á tengingunni.', en: 'The account is off.' },
} as const satisfies Refusals;
