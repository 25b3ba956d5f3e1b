import type { Section } from './section.ts';

/** The days of distributions, usage that nobody has been paid for, and how the society's office distributes. */
export const moreMoneySections: readonly Section[] = [
  {
    id: 'uthlutunardagar',
    title: { is: 'Úthlutunardagar', en: 'Distribution days' },
    blocks: [
      {
        words: {
          is: 'Neðst á síðunni Úthlutanir eru úthlutunardagar félagsins, þeir sem eru fram undan og þeir sem er lokið. Með hnappnum Setja í dagatal færðu slóð sem dagatalið í símanum eða tölvunni sækir dagana um. Slóðin er aðeins þín og sýnir engar fjárhæðir; þú getur búið til nýja eða hætt áskrift hvenær sem er.',
          en: 'The society’s distribution days, upcoming and finished, are at the bottom of the Distributions page. Press Add to calendar to get an address that the calendar on your phone or computer can subscribe to. It is yours alone and shows no amounts; you can get a new one, or end the subscription, at any time.',
        },
      },
      {
        words: {
          is: 'Starfsfólk skráir dagana, breytir þeim og fellir þá niður á síðunni Úthlutunardagar. Breytingin skilar sér í dagatöl félaga næst þegar þau sækja dagana.',
          en: 'Staff plan the days, change them and cancel them on the page Distribution days. A change reaches the calendars of members when they next fetch the days.',
        },
      },
    ],
  },
  {
    id: 'oradstafad',
    title: { is: 'Óráðstafaðar greiðslur og kröfur', en: 'Unmatched usage and claims' },
    blocks: [
      {
        words: {
          is: 'Stundum berst greiðsla fyrir notkun án þess að vitað sé hvaða verk var notað. Á síðunni Óráðstafaðar greiðslur má leita að slíkum greiðslum eftir heiti og flytjendum og gera kröfu fyrir verk sitt. Félagið fer yfir kröfuna; sé hún samþykkt fá rétthafar verksins greitt með næstu úthlutun. Spjaldið þitt lætur vita þegar óráðstöfuð greiðsla ber heiti verks þíns, og þegar greiðsla bíður þess að verk verði grænt eða rétthafi finnist; hún kemur þá af sjálfu sér.',
          en: 'Sometimes usage is paid for but nobody knows which work it was. On the Unmatched usage page you can search it by title and performer, and claim it for one of your works. The society reviews the claim; if it is accepted, the work’s right holders are paid with the next distribution. Your card tells you when unmatched usage has the title of one of your works, and when a payment is waiting for a green light or a right holder; it is then paid automatically.',
        },
      },
      {
        points: [
          {
            is: 'Þú getur dregið kröfu til baka á meðan henni er ósvarað. Þegar félagið hefur svarað færðu tilkynningu.',
            en: 'You can withdraw a claim until it is answered. You are notified of the answer.',
          },
          {
            is: 'Starfsfólk svarar kröfum á síðunni Kröfur, og getur látið athugasemd fylgja svarinu.',
            en: 'Staff answer claims on the page Claims, and can send a remark with the answer.',
          },
        ],
      },
    ],
  },
  {
    id: 'uthlutanir-skrifstofa',
    isForStaff: true,
    title: { is: 'Úthlutanir á skrifstofunni', en: 'Distributions at the office' },
    blocks: [
      {
        steps: [
          {
            is: 'Stjórnandi skráir úthlutunina með heiti og degi og hleður upp skránni. Hlé má gera á sendingunni og halda áfram síðar.',
            en: 'An administrator announces the distribution with its name and day, and uploads the file. The upload can be paused and carried on later.',
          },
          {
            is: 'Skráin er lesin og afstemmd upp á eyri. Það sem er að er talið upp eftir línum og dálkum.',
            en: 'The file is read and its totals are checked exactly. Any errors are listed by line and column.',
          },
          {
            is: 'Þegar allt stemmir lýkur annar stjórnandi úthlutuninni en sá sem sendi skrána. Þá birtist hún félögum og þeir fá tilkynningu.',
            en: 'When everything balances, an administrator other than the one who sent the file finishes the distribution. Members then see it and are notified.',
          },
        ],
      },
    ],
  },
];
