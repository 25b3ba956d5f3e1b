import { plainPerson } from '../../platform/fields/plainPerson.ts';
import { plainContract } from '../../platform/fields/plainContract.ts';
import { recordedAgreement } from './recordedAgreements.ts';
import { recordedPlain } from './recordedPlain.ts';
import { notificationKinds } from '../../messages/notificationKinds.ts';
import { textOf } from '../../messages/notificationTexts.ts';
import { residences } from './recordedMoney.ts';
import type { RecordedTable } from './recordedTables.ts';

const technical = { kind: 'technical', is: '', en: '' } as const;
const email = { kind: 'text', is: 'Netfang', en: 'E-mail' } as const;
const kennitala = { kind: 'text', is: 'Kennitala', en: 'National ID' } as const;
const name = { kind: 'text', is: 'Nafn', en: 'Name' } as const;
const ipi = { kind: 'text', is: 'IPI-númer', en: 'IPI name number' } as const;
const share = { kind: 'share', is: 'Hlutfall', en: 'Share' } as const;
const author = { kind: 'author', is: 'Höfundur', en: 'Author' } as const;
const person = { kind: 'person', is: 'Persóna', en: 'Person' } as const;
const user = { kind: 'user', is: 'Notandi', en: 'User' } as const;

const roles = {
  administrator: { is: 'Stjórnandi', en: 'Administrator' },
  editor: { is: 'Ritstjóri', en: 'Editor' },
  member: { is: 'Meðlimur', en: 'Member' },
  viewer: { is: 'Áhorfandi', en: 'Viewer' },
  external: { is: 'Utanaðkomandi', en: 'External' },
};
const languages = { is: { is: 'Íslenska', en: 'Icelandic' }, en: { is: 'Enska', en: 'English' } };
const channels = {
  portal: { is: 'Á vefnum', en: 'In the portal' },
  letter: { is: 'Með tölvupósti', en: 'By e-mail' },
  both: { is: 'Hvort tveggja', en: 'Both' },
  none: { is: 'Hvergi', en: 'Not at all' },
};
const kinds = Object.fromEntries(notificationKinds.map((kind) => [kind, textOf(kind).label]));

/** Persons, their users, the authors they are, and what belongs to them. */
export const peopleTables: Readonly<Record<string, RecordedTable>> = {
  confirmation: {
    name: { is: 'Beiðni um staðfestingu', en: 'Request for confirmation' },
    insert: { is: 'Beðið um staðfestingu', en: 'Confirmation asked for' },
    update: { is: 'Beiðni um staðfestingu afgreidd', en: 'Request for confirmation decided' },
    delete: { is: 'Beiðni um staðfestingu eytt', en: 'Request for confirmation deleted' },
    about: ['kind'],
    columns: {
      confirmation_id: technical,
      kind: {
        kind: 'choice',
        is: 'Tilefni',
        en: 'About',
        words: {
          join: { is: 'Sameining höfunda', en: 'Author merge' },
          account: { is: 'Bankareikningur', en: 'Bank account' },
          email: { is: 'Netfang', en: 'E-mail address' },
          leaving: { is: 'Félagi hættir', en: 'A member leaves' },
          staff: { is: 'Hlutverk starfsmanns', en: 'Role of staff' },
          tax: { is: 'Skattur greiðsluþega', en: 'Tax of a payee' },
          contract: { is: 'Útgáfusamningur', en: 'Publishing contract' },
          kennitala: { is: 'Kennitala', en: 'National ID' },
        },
      },
      contract_id: { kind: 'number', is: 'Númer samnings', en: 'Contract number' },
      contract_call: technical,
      contract_body: technical,
      contract_says: technical,
      payee_id: technical,
      residence: { kind: 'choice', is: 'Skattaleg heimilisfesti', en: 'Tax residence', words: residences },
      certificate_until: { kind: 'day', is: 'Vottorð gildir til', en: 'Certificate valid until' },
      author_id: author,
      into_author_id: author,
      person_id: person,
      bank: { kind: 'text', is: 'Banki', en: 'Bank' },
      ledger: { kind: 'text', is: 'Höfuðbók', en: 'Ledger' },
      account: { kind: 'text', is: 'Reikningsnúmer', en: 'Account number' },
      email: { kind: 'text', is: 'Netfang', en: 'E-mail address' },
      kennitala,
      user_id: user,
      role: { kind: 'choice', is: 'Hlutverk', en: 'Role', words: roles },
      asked_by: user,
      asked_at: { kind: 'instant', is: 'Beiðni send', en: 'Asked' },
      state: {
        kind: 'choice',
        is: 'Staða',
        en: 'State',
        words: {
          waiting: { is: 'Bíður', en: 'Waiting' },
          confirmed: { is: 'Staðfest', en: 'Confirmed' },
          refused: { is: 'Hafnað', en: 'Refused' },
          replaced: { is: 'Ný beiðni kom í staðinn', en: 'Replaced by a newer one' },
        },
      },
      decided_by: user,
      decided_at: { kind: 'instant', is: 'Afgreitt', en: 'Decided' },
      remark: { kind: 'text', is: 'Athugasemd', en: 'Remark' },
    },
  },
  account_change: {
    name: { is: 'Breyting á bankareikningi', en: 'Change of a bank account' },
    insert: { is: 'Bankareikningi breytt', en: 'Bank account changed' },
    update: { is: 'Breyting á bankareikningi stöðvuð', en: 'Change of a bank account stopped' },
    delete: { is: 'Breytingu á bankareikningi eytt', en: 'Change of a bank account deleted' },
    about: [],
    columns: {
      account_change_id: technical,
      person_id: person,
      bank_before: { kind: 'text', is: 'Banki áður', en: 'Bank before' },
      ledger_before: { kind: 'text', is: 'Höfuðbók áður', en: 'Ledger before' },
      account_before: { kind: 'text', is: 'Reikningsnúmer áður', en: 'Account number before' },
      bank: { kind: 'text', is: 'Banki', en: 'Bank' },
      ledger: { kind: 'text', is: 'Höfuðbók', en: 'Ledger' },
      account: { kind: 'text', is: 'Reikningsnúmer', en: 'Account number' },
      changed_by: user,
      changed_at: { kind: 'instant', is: 'Breytt', en: 'Changed' },
      counts_from: { kind: 'instant', is: 'Gildir frá', en: 'Valid from' },
      stopped_at: { kind: 'instant', is: 'Stöðvað', en: 'Stopped' },
    },
  },
  person: {
    name: { is: 'Persóna', en: 'Person' },
    insert: { is: 'Persóna skráð', en: 'Person registered' },
    update: { is: 'Upplýsingum um persónu breytt', en: 'Details of a person changed' },
    delete: { is: 'Persónu eytt', en: 'Person deleted' },
    about: [],
    columns: {
      person_id: technical,
      kennitala,
      name,
      ...recordedPlain(plainPerson),
      gender_id: {
        kind: 'choice',
        is: 'Kyn',
        en: 'Gender',
        words: {
          1: { is: 'Karl', en: 'Male' },
          2: { is: 'Kona', en: 'Female' },
          3: { is: 'Kynsegin', en: 'Non-binary' },
          4: { is: 'Lögaðili', en: 'Company' },
        },
      },
      died_on: { kind: 'day', is: 'Dánardagur', en: 'Date of death' },
      email,
      phone: { kind: 'text', is: 'Sími', en: 'Phone' },
      street: { kind: 'text', is: 'Gata', en: 'Street' },
      postal_code: { kind: 'text', is: 'Póstnúmer', en: 'Postal code' },
      is_address_foreign: { kind: 'yesNo', is: 'Erlent heimilisfang', en: 'Foreign address' },
      foreign_address: { kind: 'text', is: 'Heimilisfang erlendis', en: 'Address abroad' },
      society_code: { kind: 'number', is: 'Númer félags', en: 'Society number' },
      notes: { kind: 'text', is: 'Lýsing', en: 'Notes' },
      bank: { kind: 'text', is: 'Banki', en: 'Bank' },
      ledger: { kind: 'text', is: 'Höfuðbók', en: 'Ledger' },
      account: { kind: 'text', is: 'Reikningsnúmer', en: 'Account number' },
      left_on: { kind: 'day', is: 'Hætti', en: 'Left' },
      is_tax_free: { kind: 'yesNo', is: 'Skattfrjáls', en: 'Tax-free' },
      is_unregistered: { kind: 'yesNo', is: 'Utan félags', en: 'Outside the society' },
      is_publisher: { kind: 'yesNo', is: 'Útgefandi', en: 'Publisher' },
      publisher_ipi_name_number: ipi,
      version: technical,
    },
  },
  app_user: {
    name: { is: 'Notandi', en: 'User' },
    insert: { is: 'Notandi stofnaður', en: 'User created' },
    update: { is: 'Notanda breytt', en: 'User changed' },
    delete: { is: 'Notanda eytt', en: 'User deleted' },
    about: ['name', 'user_id'],
    columns: {
      user_id: { ...user, isForStaff: true },
      kennitala,
      name,
      role: { kind: 'choice', is: 'Hlutverk', en: 'Role', words: roles },
      person_id: person,
      language: { kind: 'choice', is: 'Tungumál', en: 'Language', words: languages },
      subject: technical,
      is_locked: { kind: 'yesNo', is: 'Læst', en: 'Locked' },
      closed_at: { kind: 'instant', is: 'Lokað', en: 'Closed' },
      created_at: { kind: 'instant', is: 'Stofnað', en: 'Created' },
    },
  },
  invitation: {
    name: { is: 'Boð', en: 'Invitation' },
    insert: { is: 'Boð sent', en: 'Invitation sent' },
    update: { is: 'Boði breytt', en: 'Invitation changed' },
    delete: { is: 'Boði eytt', en: 'Invitation deleted' },
    about: ['user_id'],
    columns: {
      invitation_id: technical,
      user_id: { ...user, isForStaff: true },
      email,
      invited_by: { kind: 'user', is: 'Boðið af', en: 'Invited by', isForStaff: true },
      created_at: { kind: 'instant', is: 'Sent', en: 'Sent' },
      expires_at: { kind: 'instant', is: 'Gildir til', en: 'Valid until' },
      used_at: { kind: 'instant', is: 'Þegið', en: 'Accepted' },
      replaced_at: { kind: 'instant', is: 'Nýtt boð sent í staðinn', en: 'Replaced by a new one' },
    },
  },
  author: {
    name: { is: 'Höfundur', en: 'Author' },
    insert: { is: 'Höfundur skráður', en: 'Author registered' },
    update: { is: 'Höfundi breytt', en: 'Author changed' },
    delete: { is: 'Höfundi eytt', en: 'Author deleted' },
    about: ['author_id'],
    columns: {
      author_id: author,
      person_id: person,
      display_name: { kind: 'text', is: 'Nafn höfundar', en: 'Author’s name' },
      pseudonym: { kind: 'text', is: 'Höfundarnafn', en: 'Pseudonym' },
      ipi_name_number: ipi,
      mandate_on: { kind: 'day', is: 'Umboð frá', en: 'Mandate from' },
      merged_into: { kind: 'author', is: 'Sameinaður höfundi', en: 'Merged with author' },
      is_from_ipi: { kind: 'yesNo', is: 'Úr IPI-skránni', en: 'From the IPI register' },
    },
  },
  author_join: {
    name: { is: 'Sameining höfunda', en: 'Author merge' },
    insert: { is: 'Óþekktur höfundur sameinaður öðrum', en: 'Unknown author merged with another' },
    update: { is: 'Sameiningu höfunda breytt', en: 'Author merge changed' },
    delete: { is: 'Sameining höfunda tekin aftur', en: 'Author merge undone' },
    about: ['into_author_id'],
    isForStaff: true,
    columns: {
      author_join_id: technical,
      author_id: { kind: 'author', is: 'Óþekktur höfundur', en: 'Unknown author' },
      into_author_id: { kind: 'author', is: 'Sameinaður höfundi', en: 'Merged with author' },
      joined_at: { kind: 'instant', is: 'Dagsetning', en: 'Date' },
      joined_by: user,
      kennitala,
      ipi_name_number: ipi,
      work_ids: { kind: 'text', is: 'Verk', en: 'Works' },
    },
  },
  author_right: {
    name: { is: 'Réttindi', en: 'Right' },
    insert: { is: 'Réttindi skráð', en: 'Right registered' },
    update: { is: 'Réttindum breytt', en: 'Right changed' },
    delete: { is: 'Réttindi felld niður', en: 'Right removed' },
    about: ['author_id'],
    columns: {
      right_id: technical,
      person_id: person,
      author_id: author,
      share,
      society_code: { kind: 'number', is: 'Höfundaréttarfélag', en: 'Society' },
      for_author_id: author,
    },
  },
  notification_setting: {
    name: { is: 'Stilling tilkynninga', en: 'Notification setting' },
    insert: { is: 'Stilling tilkynninga valin', en: 'Notification setting chosen' },
    update: { is: 'Stillingu tilkynninga breytt', en: 'Notification setting changed' },
    delete: { is: 'Stilling tilkynninga felld niður', en: 'Notification setting removed' },
    about: ['kind'],
    columns: {
      person_id: technical,
      kind: { kind: 'choice', is: 'Tilkynning', en: 'Notification', words: kinds },
      channel: { kind: 'choice', is: 'Hvar', en: 'Where', words: channels },
      is_pushed: { kind: 'yesNo', is: 'Líka í tæki', en: 'On devices too' },
    },
  },
  publishing_contract: {
    name: { is: 'Útgáfusamningur', en: 'Publishing contract' },
    insert: { is: 'Útgáfusamningur skráður', en: 'Publishing contract registered' },
    update: { is: 'Útgáfusamningi breytt', en: 'Publishing contract changed' },
    delete: { is: 'Útgáfusamningi eytt', en: 'Publishing contract deleted' },
    about: ['author_id'],
    columns: {
      contract_id: { kind: 'number', is: 'Númer samnings', en: 'Contract number' },
      publisher_id: { kind: 'person', is: 'Útgefandi', en: 'Publisher' },
      author_id: author,
      starts_on: { kind: 'day', is: 'Upphaf', en: 'Starts' },
      ends_on: { kind: 'day', is: 'Lok', en: 'Ends' },
      performance_share: { kind: 'share', is: 'Flutningsréttur', en: 'Performance share' },
      mechanical_share: { kind: 'share', is: 'Fjölföldunarréttur', en: 'Mechanical share' },
      ...recordedPlain(plainContract),
      ...recordedAgreement,
      version: technical,
      is_dated: technical,
      took_effect_at: {
        kind: 'instant',
        is: 'Réttindi verka fylgja frá',
        en: 'Work rights follow it from',
      },
      ending_told_for: { kind: 'day', is: 'Minnt á lok', en: 'Reminded of expiry' },
    },
  },
};
