import { moreMoneySections } from './distributions.ts';
import type { Section } from './section.ts';

/** Performances, contracts, grants, and what is paid (C1.16, C1.17). */
export const moneySections: readonly Section[] = [
  {
    id: 'lifandi-flutningur',
    title: { is: 'Lifandi flutningur', en: 'Live performance' },
    blocks: [
      {
        words: {
          is: 'Skráðu tónleika þína svo að verkin á lagalistanum fái úthlutað. Formin eru þrjú: flutningur innanlands, streymi og flutningur erlendis. Skrái fleiri en einn sömu tónleika telst hvert verk einu sinni. Hafir þú leikið tvisvar á sama stað sama dag skaltu skrá hvort tveggja; verk á báðum listum telst tvisvar þegar félagið hefur staðfest að tónleikarnir voru tvennir. Á síðu flutningsins sést hvað telst ekki, og þar getur þú skrifað félaginu ef það er ekki rétt.',
          en: 'Register your concerts, so that the works on the set list take part in distributions. There are three forms: in Iceland, streaming, and abroad. If several of you register the same concert, each work counts once. If you played twice at the same place on the same day, register both; a work on both lists counts twice once the society has confirmed that there were two concerts. The page of the performance shows what does not count, and you can write to the society there if that is wrong.',
        },
      },
      {
        steps: [
          {
            is: 'Veldu Skrá lifandi flutning og tegundina.',
            en: 'Choose Register a performance, and the kind.',
          },
          {
            is: 'Skrifaðu hverjir léku, hvenær og hvar. Félagar velja flutningsstað úr lista; skrifstofan bætir nýjum stöðum við.',
            en: 'Write who performed, when and where. Members choose the venue from a list; the office adds new ones.',
          },
          {
            is: 'Settu saman lagalistann: leitaðu að verkunum, límdu heilan lista inn eða notaðu eldri lista aftur.',
            en: 'Build the set list: search for works, paste a whole list, or reuse an earlier one.',
          },
          {
            is: 'Sendu skráninguna. Hún sést á Mínu spjaldi undir Lifandi flutningar.',
            en: 'Send the registration. It is on My card under Live performances.',
          },
        ],
      },
      {
        words: {
          is: 'Heila tónleikaferð getur þú skráð í einu, úr töflureikni, undir Skrá tónleikaferð. Ein lína er fyrir hvert verk á lagalista; dagur, staður og tónleikahaldari standa á fyrstu línu hverra tónleika. Sömu reglur gilda og um eina tónleika, og verk finnst með númeri eða heiti.',
          en: 'You can register a whole tour at once, from a spreadsheet, under Register a tour. There is one line for each work of a set list; day, venue and promoter stand on the first line of each concert. The rules are those for one concert, and a work is found by its number or title.',
        },
      },
      {
        words: {
          is: 'Finnist verk ekki má skrifa það á listann, en það fær ekki úthlutað fyrr en það hefur verið skráð. Ljós flutningsins er rautt þegar verk á listanum er rautt; þar má sjá hvert verkið er og hvers vegna.',
          en: 'You can type in a work that is not found, but it takes no part in distributions until it is registered. A performance’s light is red when a work on its set list is red; the list shows which work, and why.',
        },
      },
      {
        words: {
          is: 'Sé flutningur að baki og skráning hans enn í drögum minnum við þig einu sinni á að senda hana. Áminninguna stillir þú undir Tilkynningar í stillingum.',
          en: 'If a performance is over and its registration is still a draft, we remind you once to send it. You choose how under Notifications in the settings.',
        },
      },
    ],
  },
  {
    id: 'samningar',
    title: { is: 'Útgáfusamningar', en: 'Publishing contracts' },
    blocks: [
      {
        words: {
          is: 'Útgefandi sendir inn samning við höfund með hlutföllum, gildistíma og verkum. Höfundurinn fær hann til samþykktar, og þegar hann hefur samþykkt fer samningurinn til félagsins. Sendi höfundurinn samninginn inn svarar útgefandinn. Samningurinn er í bið þangað til félagið hefur samþykkt hann; á gildistímanum fær útgefandinn sinn hluta af notkun verkanna.',
          en: 'A publisher submits a contract with an author: shares, term and works. The author is asked to accept it, and then the contract goes to the society. If the author submits it, the publisher answers. It is pending until the society has approved it; the publisher is paid its share of usage while the contract runs.',
        },
      },
      {
        points: [
          {
            is: 'Hlutföll eru hærri en 0 og mest 100. Komma og punktur gilda jafnt.',
            en: 'Shares are above 0 and at most 100. A comma is as good as a dot.',
          },
          {
            is: 'Samningur gildir um allan heim nema annað sé tekið fram. Svæði eru skráð í röð: það sem neðar stendur gengur framar.',
            en: 'A contract holds worldwide unless it says otherwise. Territories are listed in order: what comes further down overrides what is above.',
          },
          {
            is: 'Eftir lok samnings geta verkin verið áfram hjá útgefanda til tiltekins dags. Hann fær greitt fyrir notkun á sínum tíma, nema samið sé um lokadag innheimtu.',
            en: 'After a contract ends its works can stay with the publisher until an agreed day. The publisher is paid for use during its time, unless a last day of collection was agreed.',
          },
          {
            is: 'Undirútgáfa: útgefandi felur öðrum að gefa verkin út í sinn stað, til dæmis erlendis. Hlutur höfundar breytist ekki.',
            en: 'Sub-publishing: a publisher lets another publish the works in its place, for example abroad. The author’s share does not change.',
          },
          {
            is: 'Færist allir samningar útgefanda til annars gildir það frá tilteknum degi. Fyrri útgefandi fær áfram greitt fyrir notkun fyrir þann dag. Einn stjórnandi biður um yfirfærsluna og annar staðfestir. Útgefendurnir tveir afgreiða hana hvorki né afturkalla. Skuldi fyrri útgefandinn félaginu vegna fyrirframgreiðslu eða ofgreiðslu sést það áður en staðfest er.',
            en: 'When all contracts of a publisher move to another, it counts from a given day. The former publisher is still paid for use before that day. One administrator asks for the transfer and another confirms it. The two publishers neither decide on it nor undo it. If the publisher that gives owes the society an advance or what it was paid too much, whoever confirms the transfer sees that first.',
          },
          {
            is: 'Grænn punktur: samningurinn er í gildi. Rauður: hann er útrunninn eða í bið.',
            en: 'A green dot: the contract is running. A red one: it has ended, or is pending.',
          },
        ],
      },
      {
        words: {
          is: 'Undir Tekjur á síðunni Samningar sérðu hvað hver samningur hefur skilað þér í ár, í fyrra og alls. Á síðu samnings stendur það eftir árum; veldu ár til að sjá línur skilagreinanna. Þú sérð aðeins það sem þér var greitt, ekki hlut hins aðilans. Hvíli lína á fleiri en einum samningi telst hún til einskis þeirra.',
          en: 'Under Earnings on the Contracts page you see what each contract has brought you this year, last year and in all. A contract’s page has it by year; choose a year to see the lines of the statements. You see only what you were paid, not the other party’s part. A line that rests on more than one contract is counted to none of them.',
        },
      },
      { heading: { is: 'Aðilar og undirútgefendur', en: 'Parties and sub-publishers' } },
      {
        words: {
          is: 'Undir Réttindi á síðu verks sjá aðilar þess hvað hver höfundur og útgefandi á af flutningi, upptökum og hljóðsetningu, og hver innheimtir hvar. Útgefandi tilgreinir þar þá sem innheimta fyrir hann í öðrum löndum. Félagið fer yfir tillöguna áður en hún gildir. Þetta breytir engu um greiðslur félagsins.',
          en: 'Under Rights on a work’s page its parties see what each author and publisher has of performing, mechanical and synchronisation rights, and who collects where. A publisher names those who collect for it in other countries there. The society checks the proposal before it takes effect. None of this changes what the society pays.',
        },
      },
    ],
  },
  {
    id: 'sjodir',
    title: { is: 'Styrkir og MusicStart', en: 'Grants and MusicStart' },
    blocks: [
      {
        words: {
          is: 'Undir Sjóðir er sótt um styrki á meðan umsóknartímabil er opið. Drög geymast og fylgiskjöl má senda með, PDF eða myndir, mest 20 MB hvert. Svarið birtist á Mínu spjaldi þegar tímabilinu hefur verið lokað og afgreiðslu er lokið.',
          en: 'You can apply for grants under Funds while an application period is open. Drafts are saved, and you can attach files: PDF or images, up to 20 MB each. The answer appears on My card once the period is closed and a decision has been made.',
        },
      },
      {
        words: {
          is: 'MusicStart-kóði er einn á mann. Þú sækir hann á síðunni MusicStart og þar stendur til hvers hann er.',
          en: 'Each person has one MusicStart code. You get it on the MusicStart page, which explains what it is for.',
        },
      },
    ],
  },
  {
    id: 'uthlutanir',
    title: { is: 'Úthlutanir og skilagreinar', en: 'Distributions and statements' },
    blocks: [
      {
        words: {
          is: 'Félagið úthlutar því sem það innheimtir fyrir notkun tónlistar, eftir flokkum og tímabilum. Aðeins verk með grænu ljósi fá úthlutað, svo að það borgar sig að skrá verk um leið og þau eru til.',
          en: 'The society distributes what it collects for the use of music, by category and period. Only works with a green light take part, so it pays to register works as soon as they exist. Figures are written as in Iceland: 1.000,50 is one thousand and a half.',
        },
      },
      {
        steps: [
          {
            is: 'Opnaðu Úthlutanir. Þar eru innlendar úthlutanir, sala og streymi, tíu efstu verkin og tekjuyfirlit eftir árum.',
            en: 'Open Distributions. It has domestic distributions, sales and streaming, the top 10 works, and a revenue summary by year.',
          },
          {
            is: 'Veldu tímabil og réttindi og ýttu á Sækja. Eigir þú réttindi fleiri höfunda eru þau valin hér.',
            en: 'Choose the range and the right, and press Fetch. If you hold the rights of several authors, this is where you choose.',
          },
          {
            is: 'Ýttu á súlu, tímabil eða verk. Fyrir neðan birtast pottarnir með upphæðum; ýttu á pott til að sjá hvaða verk fengu greitt, hvar þau voru notuð, hvenær, hve mikið og hvers vegna.',
            en: 'Press a column, a period or a work. Below it are the pots with their amounts; press a pot to see which works were paid, where they were used, when, how much, and why.',
          },
          {
            is: 'Undir Sundurliðun sérðu hvað réttindin gáfu af sér eftir mánuðum, flytjendum, stöðvum, löndum, pottum eða verkum, við hliðina á jafnlöngu tímabili á undan. Veldu lið til að opna hann. Verk sýnir líka hve oft það var notað í hverjum mánuði frá fyrstu spilun, einnig undir Tíu efstu verk.',
            en: 'Breakdown shows what your rights earned by month, performer, station, territory, pool or work, beside as long a time before. Choose a row to open it. A work also shows how often it was used in each month since its first play, under Top 10 works too.',
          },
          {
            is: 'Sýna töflu birtir sömu tölur sem töflu. Slóð síðunnar geymir það sem er opið, svo að hana má geyma eða senda.',
            en: 'Show as a table gives the same figures as a table. The page address remembers what is open, so you can save or share it.',
          },
        ],
      },
      {
        words: {
          is: 'Félagið reiknar í aurum en síðan sýnir heilar krónur. Þeim er jafnað svo að línurnar leggist saman í samtöluna; skilagreinin sýnir upphæðirnar nákvæmlega.',
          en: 'The society calculates in aurar, but the page shows whole krónur, rounded so that the lines add up to the total. The statement has the exact amounts.',
        },
      },
      {
        points: [
          {
            is: 'Þegar úthlutun er lokið færðu tilkynningu og skilagrein sem sundurliðar greiðsluna eftir verkum.',
            en: 'When a distribution is finished, you are notified and get a statement that breaks the payment down by work.',
          },
          {
            is: 'Greitt er inn á bankareikninginn á spjaldinu þínu. Gættu þess að hann sé réttur.',
            en: 'Payment goes to the bank account on your card. Please see that it is right.',
          },
          {
            is: 'Erfingjar og útgefendur fá greitt eftir þeim réttindum sem skráð eru á þá.',
            en: 'Heirs and publishers are paid according to the rights registered to them.',
          },
        ],
      },
      { heading: { is: 'Skilagreinin', en: 'The statement' } },
      {
        words: {
          is: 'Skilagrein hverrar úthlutunar og hvers tímabils sölu og streymis má sækja: sem PDF til að geyma eða prenta, sem CSV, eða sem Excel-skjal með einu blaði fyrir hvern pott. Vafrinn setur skjalið saman; sé skilagreinin löng sérðu hve langt það er komið og getur hætt við.',
          en: 'You can download every distribution and every period of sales and streaming: as a PDF to keep or print, as CSV, or as an Excel file with a sheet for each pot. Your browser creates the file; if the statement is long you can follow the progress, and cancel.',
        },
      },
      {
        words: {
          is: 'Í Tekjuyfirliti er hnappurinn Yfirlit vegna skattframtals. Þar velur þú ár og færð PDF-skjal með öllu sem réttindum þínum var úthlutað það ár, frádrætti og greiðslum.',
          en: 'On the Revenue summary tab, press Summary for the tax return and choose a year. You get a PDF of everything your rights were paid that year, with deductions and payouts.',
        },
      },
      {
        words: {
          is: 'Við hlið hans er Skilagreinar árs: ein PDF-skrá með öllum skilagreinum ársins, fyrir öll réttindi þín.',
          en: 'Beside it is Statements of a year: one PDF with all statements of the year, of all your rights.',
        },
      },
    ],
  },
  ...moreMoneySections,
];
