import type { Text } from '../../platform/rules/language.ts';

interface Kept {
  what: Text;
  howLong: Text;
  why: Text;
  /** After how many days the society's jobs take it away; left out of what they do not. */
  days?: number;
}

/** J8: what the society keeps, for how long, and why. The page shows it, and the jobs go by it. */
export const kept = {
  works: {
    what: {
      is: 'Verk, höfundar, hlutir og kóðar',
      en: 'Works, authors, shares and codes',
    },
    howLong: { is: 'Meðan verkið nýtur verndar', en: 'As long as the work is protected' },
    why: {
      is: 'Höfundaréttur gildir í 70 ár eftir andlát höfundar og félagið þarf að vita hverjum er greitt.',
      en: 'Copyright lasts for 70 years after the author’s death, and the society has to know who is paid.',
    },
  },
  money: {
    what: {
      is: 'Skilagreinar, greiðslur og bankareikningar sem greitt var á',
      en: 'Statements, payments, and the bank accounts they went into',
    },
    howLong: {
      is: 'Að minnsta kosti sjö ár frá lokum reikningsárs',
      en: 'Seven years at least after the end of the financial year',
    },
    why: { is: 'Lög um bókhald krefjast þess.', en: 'The law on accounting demands it.' },
  },
  records: {
    what: { is: 'Breytingasaga: hver breytti hverju', en: 'The record of who changed what' },
    howLong: {
      is: 'Jafn lengi og það sem breyttist; samskiptaupplýsingar eru teknar úr henni þegar félagi hættir',
      en: 'As long as what was changed; contact details are taken out of it when a member leaves',
    },
    why: {
      is: 'Svo sýna megi fram á hver samþykkti hvað og hver ákvað greiðslu.',
      en: 'To be able to show who approved what, and who decided on a payment.',
    },
  },
  contracts: {
    what: { is: 'Samningar, umboð og skjöl með þeim', en: 'Contracts, mandates and the files with them' },
    howLong: { is: 'Meðan verkin njóta verndar', en: 'As long as the works are protected' },
    why: {
      is: 'Þeir segja hverjum var greitt fyrir notkun hvers dags.',
      en: 'They say who was paid for the use of each day.',
    },
  },
  grants: {
    what: {
      is: 'Umsóknir í sjóði og skjöl með þeim',
      en: 'Applications to the funds and the files with them',
    },
    howLong: { is: 'Sjö ár frá lokum reikningsárs', en: 'Seven years after the end of the financial year' },
    why: {
      is: 'Styrkir eru greiðslur og lög um bókhald gilda um þá.',
      en: 'Grants are payments, and the law on accounting covers them.',
    },
  },
  contacts: {
    what: {
      is: 'Netfang, sími, heimilisfang, kyn og lýsing',
      en: 'E-mail, telephone, address, gender and notes',
    },
    howLong: { is: 'Þar til félagi hættir', en: 'Until the member leaves' },
    why: { is: 'Til að ná í félaga og greiða honum.', en: 'To reach and to pay the member.' },
  },
  cases: {
    what: {
      is: 'Erindi, kvartanir, gögn í ágreiningi og skjöl með þeim',
      en: 'Cases, complaints, the files with them, and evidence in disputes',
    },
    howLong: { is: 'Sjö ár frá því að máli lauk', en: 'Seven years after the case was closed' },
    why: {
      is: 'Svo sjá megi hverju var svarað og sýna eftirlitsaðila hvernig kvörtunum lauk.',
      en: 'To see what was answered, and to show the supervisory authority how complaints ended.',
    },
    days: 2557,
  },
  memberNotes: {
    what: { is: 'Minnispunktar starfsfólks um félaga', en: 'Notes of staff on members' },
    howLong: { is: 'Sjö ár frá því að þeir voru skrifaðir', en: 'Seven years after they were written' },
    why: {
      is: 'Svo starfsfólk viti hvað samið var um. Félagar fá þá í afriti gagna sinna.',
      en: 'So that staff know what was agreed. Members get them with the copy of their data.',
    },
    days: 2557,
  },
  sentCwrFiles: {
    what: { is: 'CWR-skrár sem voru gerðar hér', en: 'CWR files that were made here' },
    howLong: {
      is: 'Sjö ár; hvaða verk fóru og hvenær er geymt áfram',
      en: 'Seven years; which works went, and when, is kept on',
    },
    why: { is: 'Svo sjá megi hvað öðrum félögum var sagt.', en: 'To see what other societies were told.' },
    days: 2557,
  },
  letters: {
    what: { is: 'Tölvupóstur og tilkynningar', en: 'E-mails and notifications' },
    howLong: { is: 'Tvö ár', en: 'Two years' },
    why: { is: 'Svo sjá megi hvað félaga var sagt.', en: 'To see what a member was told.' },
    days: 730,
  },
  drafts: {
    what: { is: 'Drög, og blöð með mörgum verkum', en: 'Drafts, and sheets of many works' },
    howLong: { is: 'Eitt ár frá síðustu breytingu', en: 'A year after the last change' },
    why: { is: 'Svo ekkert týnist sem byrjað var á.', en: 'So that nothing begun is lost.' },
    days: 365,
  },
  peopleOnSheets: {
    what: {
      is: 'Kennitölur og netföng annarra í drögum og á slíkum blöðum, og blöð með nýjum félögum',
      en: 'National IDs and e-mail addresses of others in drafts and on such sheets, and sheets of new members',
    },
    howLong: {
      is: 'Þar til skráð er eftir þeim, í mesta lagi 30 daga frá síðustu breytingu',
      en: 'Until what they are for is registered, 30 days after the last change at most',
    },
    why: {
      is: 'Fólkið sem þar er nefnt veit ekki af því fyrr en sent er.',
      en: 'The people who are named there do not know of it before it is sent.',
    },
    days: 30,
  },
  societyFiles: {
    what: {
      is: 'Skrár úr öðru kerfi sem voru sendar og enginn tók inn',
      en: 'Files of another system that were sent and that nobody took',
    },
    howLong: {
      is: '30 dagar frá því að þær voru sendar eða lesnar yfir',
      en: '30 days after they were sent or checked',
    },
    why: {
      is: 'Svo annar geti tekið þær inn. Í þeim er allt sem gamla kerfið vissi um fólk.',
      en: 'So that another can take them. They have all that the old system knew of people.',
    },
    days: 30,
  },
  splitRooms: {
    what: {
      is: 'Höfundafundir sem ekki urðu að skráningu, og netföng gesta allra funda',
      en: 'Split rooms that became no registration, and the addresses of the guests of all rooms',
    },
    howLong: { is: '30 dagar frá því að fundi lauk', en: '30 days after the room was closed' },
    why: {
      is: 'Svo sá sem boðaði fundinn geti séð hvernig honum lauk.',
      en: 'So that whoever opened the room can see how it ended.',
    },
    days: 30,
  },
  refusedApplications: {
    what: {
      is: 'Aðildarumsóknir sem var hafnað og beiðnir fólks utan félagsins um ókunna notkun',
      en: 'Applications for membership that were refused, and requests of people outside the society about unidentified usage',
    },
    howLong: { is: 'Eitt ár frá svari', en: 'A year after the answer' },
    why: { is: 'Svo svara megi spurningum um ákvörðunina.', en: 'To answer questions about the decision.' },
    days: 365,
  },
  sessions: {
    what: {
      is: 'Innskráningar, hlekkir fyrir ný lykilorð og keyrslur verkraða',
      en: 'Log-ins, links for new passwords, and runs of jobs',
    },
    howLong: { is: '30 dagar frá lokum', en: '30 days after their end' },
    why: { is: 'Til að sjá misnotkun og bilanir.', en: 'To see abuse and faults.' },
    days: 30,
  },
  devices: {
    what: { is: 'Tæki sem fá tilkynningar', en: 'Devices that get notifications' },
    howLong: {
      is: 'Þar til þú skráir þig út þar eða slekkur á þeim; ella í 90 daga frá því að vefurinn var síðast opnaður þar',
      en: 'Until you log out there or switch them off; otherwise for 90 days after the portal was last opened there',
    },
    why: { is: 'Til að senda tilkynningarnar.', en: 'To send the notifications.' },
    days: 90,
  },
  tries: {
    what: { is: 'Misheppnaðar innskráningar, taldar', en: 'Counts of failed log-ins' },
    howLong: { is: 'Einn dagur', en: 'A day' },
    why: { is: 'Til að hægja á þeim sem giskar á lykilorð.', en: 'To slow down password guessing.' },
    days: 1,
  },
} as const satisfies Record<string, Kept>;

export const retention: readonly Kept[] = Object.values(kept);
