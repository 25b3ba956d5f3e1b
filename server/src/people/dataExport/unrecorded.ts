import { unrecordedBulk } from './unrecordedBulk.ts';
import { unrecordedChoices } from './unrecordedChoices.ts';
import { unrecordedMoney } from './unrecordedMoney.ts';
import type { Text } from '@omur/contract/platform/rules/language';
import { ipiNameKinds, ipiRights, ipiRoles } from '@omur/contract/people/rules/ipiCodes';
import { recordedTables, type RecordedColumn } from '@omur/contract/people/rules/recordedTables';

const kind = {
  ...recordedTables['notification_setting']?.columns['kind'],
  kind: 'choice',
  is: 'Um hvað',
  en: 'About',
} as const;
const link = { kind: 'text', is: 'Slóð', en: 'Link' } as const;
const readOnly = { kind: 'yesNo', is: 'Aðeins til lestrar', en: 'View only' } as const;
const languages = recordedTables['app_user']?.columns['language']?.words ?? {};

/** What the society holds without recording its changes, and what of it is worth reading. */
export const unrecorded: Readonly<
  Record<string, { name: Text; columns: Readonly<Record<string, RecordedColumn>> }>
> = {
  cwr_sent_file: {
    name: { is: 'CWR-skrá með eigin verkum', en: 'CWR file of own works' },
    columns: {
      file_name: { kind: 'text', is: 'Heiti skrár', en: 'File name' },
      version: { kind: 'text', is: 'Útgáfa CWR', en: 'CWR version' },
      work_count: { kind: 'number', is: 'Verk', en: 'Works' },
      made_at: { kind: 'instant', is: 'Gerð', en: 'Made' },
    },
  },
  assembly_voter: {
    name: { is: 'Kjörskrá aðalfundar', en: 'List of voters of a general assembly' },
    columns: {
      assembly_id: { kind: 'number', is: 'Fundur nr.', en: 'Assembly no.' },
      has_voted: { kind: 'yesNo', is: 'Atkvæði greitt', en: 'Vote cast' },
    },
  },
  assembly_list_change: {
    name: { is: 'Kjörskrá gerð að nýju', en: 'List of voters made anew' },
    columns: {
      assembly_id: { kind: 'number', is: 'Fundur nr.', en: 'Assembly no.' },
      is_added: { kind: 'yesNo', is: 'Bættist á skrána', en: 'Came onto the list' },
      done_at: { kind: 'instant', is: 'Hvenær', en: 'When' },
    },
  },
  old_number: {
    name: { is: 'Númer í eldra kerfi félagsins', en: 'Number in the society’s earlier system' },
    columns: {
      kind: {
        kind: 'choice',
        is: 'Um hvað',
        en: 'Of what',
        words: {
          persons: { is: 'Persóna', en: 'Person' },
          users: { is: 'Notandi', en: 'User' },
          authors: { is: 'Höfundur', en: 'Author' },
          rights: { is: 'Réttindi', en: 'Right' },
        },
      },
      old_number: { kind: 'text', is: 'Númer', en: 'Number' },
    },
  },
  ipi_name: {
    name: { is: 'Nafn í IPI-skránni', en: 'Name in the IPI register' },
    columns: {
      name_number: { kind: 'text', is: 'IPI-númer', en: 'IPI name number' },
      first_name: { kind: 'text', is: 'Eiginnafn', en: 'First name' },
      name: { kind: 'text', is: 'Nafn', en: 'Name' },
      name_kind: { kind: 'choice', is: 'Tegund nafns', en: 'Kind of name', words: ipiNameKinds },
    },
  },
  ipi_membership: {
    name: { is: 'Aðild að félagi í IPI-skránni', en: 'Membership in the IPI register' },
    columns: {
      society: { kind: 'text', is: 'Félag', en: 'Society' },
      right_code: { kind: 'choice', is: 'Réttur', en: 'Right', words: ipiRights },
      role_code: { kind: 'choice', is: 'Hlutverk', en: 'Role', words: ipiRoles },
      starts_on: { kind: 'day', is: 'Frá', en: 'From' },
      ends_on: { kind: 'day', is: 'Til', en: 'To' },
    },
  },
  case_message: {
    name: { is: 'Skilaboð erinda', en: 'Messages of cases' },
    columns: {
      case_id: { kind: 'number', is: 'Erindi nr.', en: 'Case no.' },
      is_from_society: { kind: 'yesNo', is: 'Frá félaginu', en: 'From the society' },
      body: { kind: 'text', is: 'Texti', en: 'Text' },
      is_on_behalf: { kind: 'yesNo', is: 'Skrifað í umboði', en: 'Written on your behalf' },
      written_at: { kind: 'instant', is: 'Skrifað', en: 'Written' },
    },
  },
  movement: {
    name: { is: 'Greiðslur', en: 'Payments' },
    columns: {
      distribution: { kind: 'text', is: 'Úthlutun', en: 'Distribution' },
      distributed_on: { kind: 'day', is: 'Dagsetning', en: 'Date' },
      pot: { kind: 'text', is: 'Pottur', en: 'Pot' },
      movement_type: {
        kind: 'choice',
        is: 'Hvað',
        en: 'What',
        words: {
          1: { is: 'Úthlutað', en: 'Distributed' },
          2: { is: 'Frádráttur', en: 'Deduction' },
          3: { is: 'Úthlutað', en: 'Distributed' },
          4: { is: 'Greitt', en: 'Paid' },
          5: { is: 'Ráðstafað', en: 'Allocated' },
          6: { is: 'Geymt', en: 'Held' },
        },
      },
      right_id: { kind: 'number', is: 'Réttindi nr.', en: 'Right no.' },
      amount: { kind: 'number', is: 'Krónur', en: 'Krónur' },
      line_count: { kind: 'number', is: 'Fjöldi lína', en: 'Lines' },
    },
  },
  statement_line: {
    name: { is: 'Skilalínur', en: 'Statement lines' },
    columns: {
      distribution: { kind: 'text', is: 'Úthlutun', en: 'Distribution' },
      distributed_on: { kind: 'day', is: 'Dagsetning', en: 'Date' },
      right_id: { kind: 'number', is: 'Réttindi nr.', en: 'Right no.' },
      work_id: { kind: 'work', is: 'Verk', en: 'Work' },
      pot: { kind: 'text', is: 'Pottur', en: 'Pot' },
      used_on: { kind: 'day', is: 'Dagur notkunar', en: 'Day of use' },
      use_count: { kind: 'number', is: 'Skipti', en: 'Times' },
      share: { kind: 'share', is: 'Hlutur', en: 'Share' },
      amount: { kind: 'number', is: 'Krónur', en: 'Krónur' },
    },
  },
  session: {
    name: { is: 'Innskráning', en: 'Login session' },
    columns: {
      created_at: { kind: 'instant', is: 'Hófst', en: 'Began' },
      last_used_at: { kind: 'instant', is: 'Síðast notuð', en: 'Last used' },
      expires_at: { kind: 'instant', is: 'Gildir til', en: 'Valid until' },
      ended_at: { kind: 'instant', is: 'Lauk', en: 'Ended' },
      device: { kind: 'text', is: 'Tæki', en: 'Device' },
      opened_by: {
        kind: 'choice',
        is: 'Hvernig opnuð',
        en: 'Opened by',
        words: {
          password: { is: 'Lykilorð', en: 'Password' },
          code: { is: 'Lykilorð og kóði', en: 'Password and code' },
          recoveryCode: { is: 'Lykilorð og varakóði', en: 'Password and recovery code' },
          passkey: { is: 'Aðgangslykill', en: 'Passkey' },
          invitation: { is: 'Boð', en: 'Invitation' },
          electronicId: { is: 'Rafræn skilríki', en: 'Electronic ID' },
        },
      },
    },
  },
  calendar_feed: {
    name: { is: 'Áskrift að úthlutunardagatali', en: 'Subscription to the distribution calendar' },
    columns: {
      created_at: { kind: 'instant', is: 'Hófst', en: 'Began' },
      last_read_at: { kind: 'instant', is: 'Síðast sótt', en: 'Last read' },
    },
  },
  masquerade: {
    name: { is: 'Notkun umboðs', en: 'Use of access' },
    columns: {
      user_id: { kind: 'user', is: 'Fyrir hönd', en: 'On behalf of' },
      by_user_id: { kind: 'user', is: 'Hver', en: 'Who' },
      is_read_only: readOnly,
      started_at: { kind: 'instant', is: 'Hófst', en: 'Began' },
    },
  },
  webhook_delivery: {
    name: { is: 'Sending til kerfis', en: 'Delivery to a system' },
    columns: {
      url: { kind: 'text', is: 'Slóð', en: 'Address' },
      kind: { kind: 'text', is: 'Atburður', en: 'Event' },
      tried_at: { kind: 'instant', is: 'Síðast reynt', en: 'Last attempt' },
      attempts: { kind: 'number', is: 'Fjöldi tilrauna', en: 'Attempts' },
      status_code: { kind: 'number', is: 'Stöðukóði', en: 'Status' },
    },
  },
  push_subscription: {
    name: { is: 'Tæki sem fær tilkynningar', en: 'Device that gets notifications' },
    columns: {
      address: { kind: 'text', is: 'Slóð', en: 'Address' },
      made_at: { kind: 'instant', is: 'Til frá', en: 'Made' },
      renewed_at: { kind: 'instant', is: 'Síðast endurnýjað', en: 'Last renewed' },
    },
  },
  draft: {
    name: { is: 'Drög', en: 'Draft' },
    columns: {
      kind: {
        kind: 'choice',
        is: 'Að hverju',
        en: 'Of what',
        words: {
          work: { is: 'Verk', en: 'Work' },
          performance: { is: 'Lifandi flutningur', en: 'Live performance' },
          fundApplication: { is: 'Umsókn um styrk', en: 'Grant application' },
        },
      },
      title: { kind: 'text', is: 'Heiti', en: 'Title' },
      updated_at: { kind: 'instant', is: 'Vistuð', en: 'Saved' },
      content: { kind: 'text', is: 'Innihald', en: 'Content' },
    },
  },
  ...unrecordedBulk,
  notification: {
    name: { is: 'Tilkynning', en: 'Notification' },
    columns: {
      kind,
      header_is: { kind: 'text', is: 'Fyrirsögn á íslensku', en: 'Heading in Icelandic' },
      body_is: { kind: 'text', is: 'Texti á íslensku', en: 'Text in Icelandic' },
      header_en: { kind: 'text', is: 'Fyrirsögn á ensku', en: 'Heading in English' },
      body_en: { kind: 'text', is: 'Texti á ensku', en: 'Text in English' },
      link,
      created_at: { kind: 'instant', is: 'Dagsetning', en: 'Date' },
      read_at: { kind: 'instant', is: 'Lesin', en: 'Read' },
    },
  },
  letter: {
    name: { is: 'Tölvupóstur', en: 'E-mail' },
    columns: {
      kind,
      recipient: { kind: 'text', is: 'Viðtakandi', en: 'Recipient' },
      language: { kind: 'choice', is: 'Tungumál', en: 'Language', words: languages },
      subject: { kind: 'text', is: 'Efni', en: 'Subject' },
      body: { kind: 'text', is: 'Texti', en: 'Text' },
      created_at: { kind: 'instant', is: 'Dagsetning', en: 'Date' },
      sent_at: { kind: 'instant', is: 'Sent', en: 'Sent' },
    },
  },
  home_visit: {
    name: { is: 'Heimsókn á forsíðu', en: 'Visit to the home' },
    columns: {
      seen_at: { kind: 'instant', is: 'Síðast skoðuð', en: 'Last seen' },
      before_at: { kind: 'instant', is: 'Heimsóknin þar á undan', en: 'The visit before' },
    },
  },
  ...unrecordedChoices,
  ...unrecordedMoney,
};
