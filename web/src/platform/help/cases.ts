import type { Section } from './section.ts';

/** Writing to the society (H40–H51). */
export const memberCases: Section = {
  id: 'erindi',
  title: { is: 'Erindi og kvartanir', en: 'Messages and complaints' },
  blocks: [
    {
      words: {
        is: 'Skrifaðu félaginu frá hvaða síðu sem er með hnappnum „Skrifa félaginu“. Sé síðan um verk, samning eða lifandi flutning fylgir það erindinu, og við hverja línu skilagreinar er hnappur til að spyrja um hana.',
        en: 'Write to the society from any page with the button “Write to the society”. If the page is about a work, a contract or a live performance, the message says so, and each line of a statement has a button to ask about it.',
      },
    },
    {
      points: [
        {
          is: 'Allt sem þið skrifið um málið stendur á einum stað, undir Erindi í valmyndinni. Þú getur bætt við skilaboðum og fylgiskjölum. Það sem hefur verið sent stendur óbreytt.',
          en: 'Everything written about the matter is in one place, under Messages in the menu. You can add messages and files. What has been sent stays as it is.',
        },
        {
          is: 'Þegar félagið svarar færðu tilkynningu og tölvupóst. Í þeim stendur aðeins að svar sé komið; svarið sjálft er á vefnum.',
          en: 'When the society answers, you get a notification and an e-mail. They only say that there is an answer; the answer itself is in the portal.',
        },
        {
          is: 'Þú, þau sem hafa umboð frá þér og starfsfólk félagsins lesa erindin. Sé skrifað í umboði þínu stendur hver gerði það.',
          en: 'You, those whom you gave access, and the society’s staff read your messages. If somebody writes on your behalf, the message says who.',
        },
      ],
    },
    { heading: { is: 'Kvörtun', en: 'Complaints' } },
    {
      words: {
        is: 'Merktu við „Þetta er kvörtun“ ef þér mislíka störf félagsins. Þú færð staðfestingu strax og skriflegt, rökstutt svar innan 30 daga.',
        en: 'Tick “This is a complaint” when you are not content with what the society has done. You get an acknowledgement at once, and a written answer with reasons within 30 days.',
      },
    },
  ],
};

/** The shared inbox of staff. */
export const deskCases: Section = {
  id: 'innholf',
  isForStaff: true,
  title: { is: 'Innhólfið', en: 'The inbox' },
  blocks: [
    {
      words: {
        is: 'Í innhólfinu eru erindi allra félaga, það fyrst sem fyrst þarf að svara. Leitin nær yfir efni, nöfn félaga og allt sem skrifað hefur verið.',
        en: 'The inbox has what all members write, what is due first on top. The search covers subjects, members’ names and everything written.',
      },
    },
    {
      points: [
        {
          is: 'Taktu málið að þér eða fáðu það öðrum. Sá sem svarar fyrstur sér um það upp frá því. Félaginn sér aðeins að félagið svarar.',
          en: 'Assign the case to yourself or to somebody else. Who answers first looks after it from then on. The member only sees that the society answers.',
        },
        {
          is: 'Tilbúin svör eru á báðum málum. Veldu svar og tungumál yfir svarreitnum og lagaðu textann áður en þú sendir.',
          en: 'Canned answers are in both languages. Choose an answer and a language above the message, and adjust the text before you send it.',
        },
        {
          is: 'Fyrirspurn um skráningu verður að erindi sem bæði félaginn og þú svarið í.',
          en: 'A question about a registration becomes a case in which both the member and you write.',
        },
      ],
    },
    { heading: { is: 'Kvartanir', en: 'Complaints' } },
    {
      words: {
        is: 'Kvörtun hefur 30 daga frest sem enginn færir til. Henni lýkur með niðurstöðu og rökstuðningi sem ekki verður breytt. Enginn svarar eigin kvörtun. Kvartanaskrána fyrir eftirlitsaðilann sækir þú sem Excel-skjal undir Kvartanir.',
        en: 'A complaint has a deadline of 30 days that nobody moves. It ends with an outcome and reasons that cannot be changed. Nobody answers a complaint of their own. You download the register for the supervisory authority as an Excel file under Complaints.',
      },
    },
  ],
};
