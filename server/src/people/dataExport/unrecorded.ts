import type { Text } from '@omur/contract/platform/rules/language';
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
};
