import type { Text } from '../platform/rules/language.ts';
import type { NotificationKind } from './notificationKinds.ts';

interface KindText {
  /** What the kind is called on the screen and in the record of changes. */
  label: Text;
  /** When it comes, for those who choose where they are told of it. */
  hint: Text;
}

const texts: Readonly<Record<NotificationKind, KindText>> = {
  approvalAsked: {
    label: { is: 'Beiðni um samþykki', en: 'Request for approval' },
    hint: {
      is: 'Einhver skráir verk með þér sem höfundi og biður um samþykki þitt.',
      en: 'Somebody registers a work that names you as an author and asks for your approval.',
    },
  },
  approvalReminder: {
    label: { is: 'Áminning um samþykki', en: 'Reminder of an approval' },
    hint: {
      is: 'Frestur til að samþykkja eða andmæla er að renna út.',
      en: 'The time to approve or object is running out.',
    },
  },
  approvalAnswered: {
    label: { is: 'Svar meðhöfundar', en: 'A co-author’s answer' },
    hint: {
      is: 'Meðhöfundur samþykkir eða andmælir verki sem þú skráðir.',
      en: 'A co-author approves or objects to a work that you registered.',
    },
  },
  workLight: {
    label: { is: 'Ljós á verki', en: 'A work’s light' },
    hint: {
      is: 'Verk sem þú átt aðild að fær annað ljós, eða skráningu þess er hafnað.',
      en: 'The light on one of your works changes, or its registration is refused.',
    },
  },
  workAmended: {
    label: { is: 'Breyting á skráningu', en: 'Amended registration' },
    hint: {
      is: 'Skráningu verks sem þú átt aðild að er breytt.',
      en: 'The registration of one of your works is amended.',
    },
  },
  workQuestion: {
    label: { is: 'Fyrirspurn um skráningu', en: 'Question about a registration' },
    hint: {
      is: 'Starfsfólk félagsins spyr um verk sem þú skráðir.',
      en: 'The society’s staff ask about a work that you registered.',
    },
  },
  caseAnswer: {
    label: { is: 'Svar við erindi', en: 'Answer to a case' },
    hint: {
      is: 'Félagið svarar erindi þínu eða skrifar þér.',
      en: 'The society answers your case or writes to you.',
    },
  },
  complaint: {
    label: { is: 'Kvörtun', en: 'Complaint' },
    hint: {
      is: 'Félagið staðfestir að kvörtun þín hafi borist og svarar henni.',
      en: 'The society confirms that it has your complaint, and answers it.',
    },
  },
  dispute: {
    label: { is: 'Ágreiningur um hlutföll', en: 'Disputes over shares' },
    hint: {
      is: 'Hlutföll í verki þínu eru vefengd, tilboði er svarað eða niðurstaða fæst.',
      en: 'The shares of a work of yours are disputed, an offer is answered, or there is an outcome.',
    },
  },
  group: {
    label: { is: 'Hópar', en: 'Groups' },
    hint: {
      is: 'Beðið er um samþykki þitt í hópi, hópur verður tilbúinn eða einhver gengur úr honum.',
      en: 'A group asks for your agreement, becomes ready, or somebody leaves it.',
    },
  },
  livePerformance: {
    label: { is: 'Lifandi flutningur', en: 'Live performance' },
    hint: {
      is: 'Félagið leiðréttir flutning sem þú skráðir eða lokar honum, eða finnur verk á lagalista. Félagi í hópi skráir flutning ykkar eða gerir athugasemd við lagalista.',
      en: 'The society corrects or closes a performance that you registered, or finds a work of its set list. Somebody in a group registers a performance of yours, or remarks on a set list.',
    },
  },
  setListReminder: {
    label: { is: 'Ósendur lagalisti', en: 'Set list not sent' },
    hint: {
      is: 'Flutningur er að baki og skráning hans er enn í drögum.',
      en: 'A performance is over, and its registration is still a draft.',
    },
  },
  contractDecision: {
    label: { is: 'Útgáfusamningar', en: 'Publishing contracts' },
    hint: {
      is: 'Útgáfusamningur er sendur inn, samþykktur, honum hafnað eða hann er að renna út.',
      en: 'A publishing contract is submitted, approved, refused, or about to end.',
    },
  },
  applicationDecision: {
    label: { is: 'Ákvörðun um umsókn', en: 'Decision on an application' },
    hint: {
      is: 'Umsókn þín um styrk er afgreidd.',
      en: 'Your application for a grant is decided on.',
    },
  },
  distributionFinished: {
    label: { is: 'Úthlutun', en: 'Distribution' },
    hint: { is: 'Úthlutun til þín er lokið.', en: 'A distribution that pays you is finished.' },
  },
  payment: {
    label: { is: 'Greiðsla', en: 'Payment' },
    hint: {
      is: 'Félagið hefur greitt þér, eða greiðsla til þín komst ekki til skila.',
      en: 'The society has paid you, or a payment to you did not arrive.',
    },
  },
  usageClaim: {
    label: { is: 'Krafa um óráðstafaða greiðslu', en: 'Claim to unmatched usage' },
    hint: {
      is: 'Félagið hefur svarað kröfu þinni um óráðstafaða greiðslu.',
      en: 'The society has answered your claim to unmatched usage.',
    },
  },
  iswcTask: {
    label: { is: 'ISWC-verkefni annarra skrifstofa', en: 'ISWC tasks of other agencies' },
    hint: {
      is: 'Frestur starfsfólks til að svara breytingum annarra á ISWC-númerum er að renna út.',
      en: 'The time for staff to answer others’ changes to ISWCs is running out.',
    },
  },
  accessChanged: {
    label: { is: 'Umboð veitt eða fellt niður', en: 'Access granted or removed' },
    hint: {
      is: 'Þér er veitt umboð, það fellt niður, eða einhver biður þig um umboð.',
      en: 'Somebody grants you access, removes it, or asks you for access.',
    },
  },
  accessUsed: {
    label: { is: 'Umboð notað', en: 'Access used' },
    hint: {
      is: 'Einhver kemur fram fyrir þína hönd í fyrsta sinn þann daginn.',
      en: 'Somebody acts for you for the first time that day.',
    },
  },
  assembly: {
    label: { is: 'Aðalfundur', en: 'General assembly' },
    hint: {
      is: 'Boðað er til fundar, kosning hefst, eða þér er boðið umboð.',
      en: 'An assembly is announced, a vote opens, or you are offered a proxy.',
    },
  },
  heirs: {
    label: { is: 'Erfingjar', en: 'Heirs' },
    hint: {
      is: 'Tilkynning þín um andlát er afgreidd, eða réttindi færast til þín sem erfingja.',
      en: 'Your report of a death is decided on, or rights pass to you as an heir.',
    },
  },
  account: {
    label: { is: 'Aðgangur þinn', en: 'Your login' },
    hint: { is: 'Boð á vefinn og breytt lykilorð.', en: 'Invitations and changed passwords.' },
  },
};

/** What a kind of notification is called, and when it comes. */
export const textOf = (kind: NotificationKind): KindText => texts[kind];
