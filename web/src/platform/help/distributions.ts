import type { Section } from './section.ts';

/** The days of distributions, usage that nobody has been paid for, and how the society's office distributes. */
export const moreMoneySections: readonly Section[] = [
  {
    id: 'uthlutunardagar',
    title: { is: 'Úthlutunardagar', en: 'Distribution days' },
    blocks: [
      {
        words: {
          is: 'Neðst á síðunni Úthlutanir eru úthlutunardagar félagsins, þeir sem eru fram undan og þeir sem er lokið. Með hnappnum Setja í dagatal færðu slóð sem dagatalið í símanum eða tölvunni sækir dagana um. Þar eru einnig aðalfundir, umsóknarfrestir og dagar sem þú þarft að svara fyrir. Slóðin er aðeins þín og sýnir engar fjárhæðir; þú getur búið til nýja eða hætt áskrift hvenær sem er.',
          en: 'The society’s distribution days, upcoming and finished, are at the bottom of the Distributions page. Press Add to calendar to get an address that the calendar on your phone or computer can subscribe to. Assemblies, last days to apply and days by which you have to answer are there too. It is yours alone and shows no amounts; you can get a new one, or end the subscription, at any time.',
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
            is: 'Starfsfólk svarar kröfum á síðunni Kröfur um notkun og getur látið athugasemd fylgja svarinu. Þar eru líka, undir Utan félagsins, þeir sem eru ekki félagar en þekkja verk sitt á listanum Ókunn notkun.',
            en: 'Staff answer claims on the page Claims to usage, and can send a remark with the answer. Under Outside the society it also has those who are no members but know their work on the list of unidentified usage.',
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
            is: 'Stjórnandi skráir úthlutunina með heiti og degi og hleður upp skránni. Hlé má gera á sendingunni og halda áfram síðar. Sé skráin skýrsla tónlistarveitu velur hann hvaða rétthafar eru á okkar vegum áður en hún er lesin; annar stjórnandi fer yfir valið og lýkur úthlutuninni.',
            en: 'An administrator announces the distribution with its name and day, and uploads the file. The upload can be paused and carried on later. If the file is a service’s report, they choose which rights controllers are ours before it is read; another administrator looks at the choice and finishes the distribution.',
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
  {
    id: 'greidslur',
    title: { is: 'Greiðslur', en: 'Payments' },
    blocks: [
      {
        words: {
          is: 'Úthlutanir safnast í inneign. Á síðunni Greiðslur sérðu hver inneignin er, hvað er á leiðinni til þín, hvað er geymt og hvað hefur verið greitt. Af reikningnum sjást aðeins fjórir síðustu tölustafirnir. Kvittun hverrar greiðslu má sækja sem PDF.',
          en: 'Distributions add up to a balance. The Payments page shows the balance, what is on its way to you, what is held, and what has been paid. Of the account only the last four digits are shown. A remittance for each payment can be downloaded as a PDF.',
        },
      },
      {
        points: [
          {
            is: 'Félagið greiðir þegar inneign nær lágmarki. Greitt er í heilum krónum; eyrir standa áfram í inneign. Viljir þú sjaldnar og hærri greiðslur velur þú hærra lágmark á síðunni.',
            en: 'The society pays once the balance reaches a minimum. It pays whole krónur; the eyrir stay in the balance. If you want fewer and larger payments, choose a higher minimum on the page.',
          },
          {
            is: 'Ef félagið hefur greitt þér fyrirfram ganga næstu úthlutanir upp í það, í heild eða að hluta. Neðst á síðunni sérðu hverja endurheimtu og hvað er eftir.',
            en: 'If the society has paid you in advance, your next distributions go towards it, in whole or in part. The bottom of the page shows each recovery and what is left.',
          },
          {
            is: 'Undir Það sem gæti bæst við sérðu notkun sem hefur verið pöruð við verk þín en ekki verið úthlutað fyrir, og hvað hún hefði gefið í síðustu úthlutunum. Það er áætlun en ekki loforð.',
            en: 'Under What may come you see usage that has been matched with your works and not been distributed, and what it would have brought in the last distributions. It is an estimate, no promise.',
          },
          {
            is: 'Ef bankinn tekur ekki við greiðslu fer upphæðin aftur í inneign þína og þú færð tilkynningu. Lagaðu þá reikninginn á spjaldinu þínu.',
            en: 'If the bank does not accept a payment, the amount goes back to your balance and you are notified. Then correct the account on your card.',
          },
        ],
      },
    ],
  },
  {
    id: 'tekjur-og-greidslur',
    isForStaff: true,
    title: { is: 'Tekjur, bókhald og greiðslukeyrslur', en: 'Income, ledger and pay runs' },
    blocks: [
      {
        words: {
          is: 'Á síðunni Leyfistekjur eru tekjur skráðar, ein í einu eða úr CSV-skrá sem er prófuð fyrst. Reglur ráða hvað er dregið frá og í hvaða potta tekjurnar fara; það sem engin regla nær yfir bíður undir Óskiptar. Einn stjórnandi biður um reglu og annar samþykkir hana. Reglu í gildi er aldrei breytt, aðeins látin enda. Sá sem bakfærir tekjur sem annar skráði skráir þær ekki aftur með öðrum flokki, tímabili, degi eða upphæð. Sá sem skráði tekjur lýkur ekki keyrslu sem greiðir af þeim, né fær greitt í henni, fyrr en annar stjórnandi hefur staðfest í listanum að þær hafi borist. Það á líka við þegar fé sem fyrri keyrsla geymdi af tekjunum er greitt. Pottur greiðir fyrst af elstu tekjunum: það sem hefur verið úthlutað verður ekki bakfært, þótt aðrar tekjur hafi bæst við síðan.',
          en: 'Income is registered on the Licence income page, one payment at a time or from a CSV file that is tried first. Rules decide what is deducted and which pools the income goes to; what no rule covers waits under Not allocated. One administrator asks for a rule and another approves it. A rule in force is never changed, only ended. An administrator who reverses income that somebody else registered does not register it again with another category, period, day or amount. Whoever registered income does not finish a run that pays from it, nor is paid by it, until another administrator has confirmed in the list that it came. The same holds when money that an earlier run kept of the income is paid. A pool pays the oldest income first: what has been distributed is not reversed, even if other income has come since.',
        },
      },
      {
        words: {
          is: 'Regla um potta getur átt við einn greiðanda, tegund greiðanda eða alla. Þrengri regla gengur fyrir: sé til regla fyrir greiðandann sjálfan ráða reglur fyrir tegund hans og fyrir alla engu um það sem hann greiðir.',
          en: 'A rule for pools is for one payer, for a kind of payer, or for all. The narrower rule goes first: where there is a rule for the payer itself, the rules for its kind and for all have no say in what it pays.',
        },
      },
      {
        steps: [
          {
            is: 'Undirbúðu greiðslukeyrslu. Þar sést hverjir fá greitt og hverjir ekki, og hvers vegna.',
            en: 'Prepare a pay run. It shows who is paid and who is not, and why.',
          },
          {
            is: 'Búðu keyrsluna til. Upphæðir og reikningar festast um leið.',
            en: 'Make the run. Amounts and accounts are fixed at once.',
          },
          {
            is: 'Annar stjórnandi samþykkir keyrsluna. Þá má sækja skrána fyrir bankann. Hafi reikningur greiðsluþega breyst síðan keyrslan var búin til þarf að hætta við hana og búa til nýja.',
            en: 'Another administrator approves the run. The file for the bank can then be downloaded. If a payee’s account has changed since the run was made, cancel it and make a new one.',
          },
          {
            is: 'Lestu svar bankans (pain.002, camt.053 eða camt.054) af reikningi félagsins. Það sem komst ekki til skila fer aftur í inneign. Það sem var greitt kemur aðeins til baka með færslu á reikningnum. Greiðsla til útlanda sem kemur til baka án upphæðar í krónum telst til annarra færslna: spyrðu bankann. Svo er líka um það sem greiðsluþegi millifærir sjálfur til baka eftir að greiðsluárið er liðið. Skrá sem bankinn hafnar af því að hann er þegar með hana breytir engu. Komi greiðsla til þín, eða til einhvers sem þú erfir, til baka les annar stjórnandi svarið.',
            en: 'Read the bank’s answer (pain.002, camt.053 or camt.054) of the society’s account. What did not arrive goes back to the balance. What was paid comes back only by an entry of the account. A payment abroad that comes back without an amount in krónur is counted among the other entries: ask the bank. So is what a payee transfers back themselves after the year of the payment is over. A file that the bank rejects because it has it already changes nothing. If a payment to you, or to somebody whose heir you are, came back, another administrator reads the answer.',
          },
        ],
      },
      {
        words: {
          is: 'Fyrirframgreiðslur eru á sömu síðu. Einn stjórnandi biður um fyrirframgreiðslu og annar samþykkir hana. Hún fer í inneign greiðsluþegans og er greidd með næstu keyrslu. Hver úthlutun eftir það endurheimtir í mesta lagi það hlutfall sem ákveðið var, og aldrei meira en inneignin ræður við. Á meðan upphæðin er enn í inneigninni má hætta við. Það sem útgefandi höfundarins fær endurheimtir ekkert: sá sem samþykkir útgáfusamning, eða breytingu sem setur verk undir hann, sér eftirstöðvarnar og það sem höfundurinn skuldar af ofgreiðslu, og staðfestir það. Það sem ekkert endurheimtir lengur má afskrifa, sem tveir þurfa að standa að: þá upphæð sem eftir var þegar beðið var um það, og ekki á meðan úthlutun í vinnslu myndi endurheimta hluta hennar. Falli höfundur frá halda réttindin áfram að ganga upp í fyrirframgreiðsluna, hjá hverjum erfingja eftir hlut hans; báðir stjórnendur sjá eftirstöðvarnar á síðu dánarbúsins og erfingjarnir á síðunni Greiðslur.',
          en: 'Advances are on the same page. One administrator asks for an advance and another approves it. It goes to the payee’s balance and is paid by the next pay run. Each distribution after that recovers at most the percentage agreed on, and never more than the balance has. While the amount is still in the balance it can be cancelled. What the author’s publisher is paid recovers nothing: whoever approves a publishing contract, or a change that puts a work under one, sees what is left and what the author owes of what was paid too much, and confirms that. What nothing recovers any more can be written off, which takes two: the amount that was left when it was asked for, and not while a distribution in preparation would recover some of it. If an author dies, the rights go on recovering the advance, from each heir by their part; both administrators see what is left on the page of the estate, and the heirs on Payments.',
        },
      },
      {
        words: {
          is: 'Inneign látins félaga er undir Dánarbú á sömu síðu þegar skipti dánarbúsins hafa verið staðfest. Þar sést hvað hver erfingi fær. Einn stjórnandi biður um að færa inneignina til erfingja og annar samþykkir það; hvorugur er erfingi. Á meðan engum þeirra hefur verið greitt og hinn látni skuldar félaginu ekkert má taka hana til baka, og til þess þarf líka tvo.',
          en: 'The balance of a member who has died is under Estates on the same page, once the division of the estate is confirmed, with what each heir gets. One administrator asks to pass it to the heirs and another approves it; neither is an heir. As long as none of them has been paid, and the one who died owes the society nothing, it can be taken back, which takes two as well.',
        },
      },
      {
        words: {
          is: 'Félag sem tekur kerfið í notkun skráir inneignir úr eldra kerfi undir Upphafsstöður í bókhaldinu, úr CSV-skrá eða slegnar inn. Skráin er prófuð fyrst. Annar stjórnandi ber listann saman við eldra kerfið og samþykkir hann; þá er hann bókaður í einu lagi. Enginn ákveður um lista sem hann er sjálfur á.',
          en: 'A society that switches brings balances of its former system under Opening balances in the ledger, from a CSV file or typed. The file is tried first. Another administrator compares the list with the former system and approves it, and it is booked as a whole. Nobody decides on a list that they are on.',
        },
      },
      {
        words: {
          is: 'Í bókhaldinu sést hvar hver króna liggur. Afstemmingin sýnir að það sem kom inn er til rétthafa, dregið frá, geymt eða flutt, og að baki hverri tölu eru færslurnar.',
          en: 'The ledger shows where each króna lies. The control report shows that what came in is with right holders, deducted, kept or carried over, and each figure leads to its entries.',
        },
      },
      {
        words: {
          is: 'Hvar greiðsluþegi greiðir skatt, og hve lengi vottorð hans gildir, breytir einn stjórnandi hjá greiðsluþeganum og annar staðfestir undir Staðfestingar. Þangað til er skattur tekinn eins og áður. Hvorugur er greiðsluþeginn, sem fær tilkynningu.',
          en: 'Where a payee pays tax, and until when their certificate counts, is changed by one administrator at the payee and confirmed by another under Confirmations. Until then tax is withheld as before. Neither is the payee, who is notified.',
        },
      },
      {
        words: {
          is: 'Greiðsluþegi erlendis gefur félaginu upp IBAN, BIC, heimilisfang og gjaldmiðil. Einn stjórnandi skráir reikninginn hjá greiðsluþeganum og annar samþykkir hann undir Erlendir reikningar. Greitt er inn á hann þremur dögum síðar. Félagið greiðir krónur og bankinn skiptir þeim á gengi dagsins. Ef greiðslan er endursend fær greiðsluþeginn í inneign það sem kom til baka.',
          en: 'A payee abroad gives the society an IBAN, a BIC, an address and a currency. One administrator enters the account with the payee, and another approves it under Accounts abroad. Payments go there three days later. The society pays krónur, and its bank turns them into the currency at the rate of the day. If a payment is returned, the payee has what came back in the balance.',
        },
      },
      {
        words: {
          is: 'Það sem fellur til höfundar í öðru félagi fer til þess félags. IPI-skráin segir hvaða félag það er á notkunardegi, fyrir flutningsrétt eða upptökurétt. Undir Önnur félög á síðunni Greiðslukeyrslur sést hvað hvert félag á og hvað bíður félaga sem hafa ekki verið skráð sem greiðsluþegar. Skrá gerir félag að greiðsluþega og næsta keyrsla færir því það sem bíður. Skilagrein er skjalið sem fylgir greiðslunni.',
          en: 'What falls to an author of another society goes to that society. The IPI register says which one it is on the day of use, for the performing or the mechanical right. Other societies on Pay runs shows what each has, and what waits for those that are no payees yet. Enter makes a society a payee, and the next run credits it with what waits. Statement is the document that goes with the payment.',
        },
      },
      {
        words: {
          is: 'Undir Gagnsæisskýrslur verður til ársskýrsla um hvaðan fé kom og hvað varð af því. Tölurnar koma úr bókhaldinu; textana skrifa stjórnendur á íslensku og ensku. Þegar árinu er lokið og allir textar komnir frystir einn stjórnandi skýrsluna og annar birtir hana. Þá geta allir lesið hana á síðunni Gagnsæi. Hún breytist ekki eftir það; villa er leiðrétt með nýrri útgáfu.',
          en: 'Transparency reports holds each year’s report on where money came from and what became of it. The figures come from the ledger; administrators write the texts in Icelandic and English. Once the year is over and all texts are there, one administrator freezes the report and another publishes it. Then everybody can read it under Transparency. It never changes after that; a mistake is corrected by a new edition.',
        },
      },
    ],
  },
  {
    id: 'notkun',
    isForStaff: true,
    title: { is: 'Notkun og pörun', en: 'Usage and matching' },
    blocks: [
      {
        steps: [
          {
            is: 'Á síðunni Innlestur notkunar sendir þú spilunarlista stöðvar, skýrslu tónlistarveitu eða skilagrein annars félags, sem CSV eða XLSX.',
            en: 'On the page Usage imports you send the log of a station, the report of a service or the statement of another society, as CSV or XLSX.',
          },
          {
            is: 'Segðu hvað er í hverjum dálki. Valið er geymt undir heiti sendanda og boðið næst.',
            en: 'Say what each column is. The choice is kept under the sender’s name and offered the next time.',
          },
          {
            is: 'Í skýrslu tónlistarveitu með upphæðum velur þú hvaða rétthafar eru á okkar vegum; aðeins fé þeirra er lesið. Upphæð rétthafa sem ekki var spurt um er ekki lesin heldur talin upp, og þá er skráin lesin aftur.',
            en: 'In a service’s report with amounts you choose which rights controllers are ours; only their money is read. An amount of one that nobody was asked about is not read but listed, and the file is then read again.',
          },
          {
            is: 'Skráin er lesin inn í heilu lagi. Línur sem ekki er hægt að lesa eru taldar upp, og þú ákveður hvort skráin er lesin inn án þeirra. Sama skráin er ekki lesin inn tvisvar.',
            en: 'The file is imported as a whole. Lines that cannot be read are listed, and you decide whether to import it without these. The same file is not imported twice.',
          },
          {
            is: 'Leitað er að verki hverrar línu eftir númeri, ISWC, ISRC, fyrri ákvörðunum og svo titli með höfundi eða flytjanda. Segi númerið annað en titillinn er það ykkar að skera úr. Það sem ekki finnst bíður á síðunni Pörun notkunar.',
            en: 'The work of each line is looked for by number, ISWC, ISRC, earlier decisions, and then by title with a writer or performer. Where the number says otherwise than the title, you decide. What is not found waits on the page Matching of usage.',
          },
        ],
      },
      {
        points: [
          {
            is: 'Ein ákvörðun nær til allra lína með sama titli, flytjendum og höfundum, líka þeirra sem koma síðar. Hana má afturkalla; það sem greitt hefur verið stendur.',
            en: 'One decision settles all lines with the same title, performers and writers, also those that come later. It can be undone; what has been paid stays.',
          },
          {
            is: 'Enginn ákveður um verk sem hann á sjálfur hlut í. Sá sem á hlut í einhverjum verkum segir heldur ekki að notkun sé ekkert verk: þá fengju önnur verk í pottinum meira.',
            en: 'Nobody decides on a work that they have a part in. Nor does anybody who has works say that usage is no work: the other works in the pool would get more.',
          },
          {
            is: 'Örvarnar, J og K fara á milli hópa, tölustafirnir velja verk, X segir að ekkert verk hafi verið flutt og U afturkallar.',
            en: 'The arrows, J and K move between groups, the digits choose a work, X says that no work was played, and U undoes.',
          },
        ],
      },
    ],
  },
  {
    id: 'keyrslur',
    isForStaff: true,
    title: { is: 'Úthlutunarkeyrslur', en: 'Distribution runs' },
    blocks: [
      {
        words: {
          is: 'Í úthlutunarkeyrslu deilir félagið pottum tímabils á notkun sem hefur verið skráð. Hver notkun fær stig: sekúndur, spilanir eða stig á lagalista, margfölduð með stuðlum og vernduðum hluta verksins. Hlutfall stiganna ræður upphæðinni, sem skiptist svo eftir réttindum í verkinu á notkunardegi.',
          en: 'In a distribution run the society shares the pools of a period among reported usage. Each use gets points: seconds, plays or points of a set list, multiplied by factors and by the protected share of the work. The amount follows from the part of the points, and is then split by the rights in the work on the day of use.',
        },
      },
      {
        words: {
          is: 'Línur í skilagreinum annarra félaga, og í sumum skýrslum, tilgreina upphæð. Þær ganga fyrir og afgangurinn skiptist eftir stigum. Upphæðirnar eru það sem sendandinn greiddi, fyrir frádrátt. Sé það meira en er í pottinum deila línurnar pottinum eftir upphæðum sínum og önnur notkun fær ekkert. Tilgreini þær meira en var í pottinum fyrir frádrátt er ekkert greitt úr honum; þá hefur sama skilagrein oftast borist tvisvar, eða tekjurnar vantar.',
          en: 'Lines in statements of other societies, and in some reports, name an amount. They come first, and the rest is shared by points. The amounts are what the sender paid, before deductions. If that is more than the pool has, the lines share the pool by their amounts, and other usage gets nothing. If they name more than the pool had before deductions, nothing is paid from it; most often the same statement has come twice, or the income is missing.',
        },
      },
      {
        words: {
          is: 'Lína með upphæð undir núlli tekur til baka af öðrum línum sömu skilagreinar fyrir sama verk. Það sem ekki er nóg til fyrir bíður og sést undir Bíður. Hafi það þegar verið greitt er sú úthlutun leiðrétt með skrá sem hefur aðeins mismuninn.',
          en: 'A line with an amount below zero takes back from other lines of the same statement for the same work. What there is too little for waits, and stands under Waiting. If it has been paid already, correct that distribution by a file that has only the differences.',
        },
      },
      {
        steps: [
          {
            is: 'Undir Reglur er sagt hvaða notkun deilir hvaða potti og hvaða stuðlar gilda. Einn stjórnandi biður um reglu og annar samþykkir hana.',
            en: 'The tab Rules says which usage shares which pool, and which factors apply. One administrator asks for a rule and another approves it.',
          },
          {
            is: 'Lifandi flutningur innanlands deilir einum potti, nema regla gefi tegund flutnings (tónleikum, streymi, hátíð) eða tilteknum tónleikum eigin pott. Regla um tiltekna tónleika gengur fyrir reglu um tegundina, og hún fyrir reglu um allan lifandi flutning. Sé ekkert komið í pottinn bíður notkunin þess.',
            en: 'Live performances in Iceland share one pool, unless a rule gives a kind of performance (concert, stream, festival) or one concert a pool of its own. A rule for one concert goes before a rule for its kind, and that before one for all live performances. Where the pool has no money yet, the usage waits for it.',
          },
          {
            is: 'Gerðu nýja keyrslu. Hún er reiknuð strax og ekkert er bókað. Úthlutunardag og texta á skilagreinar má skrá strax eða síðar, áður en henni lýkur.',
            en: 'Make a new run. It is calculated at once, and nothing is booked. Give the day of distribution and the text of the statements now, or later before it is finished.',
          },
          {
            is: 'Skoðaðu pottana, hverjir fá meira eða minna en áður, verk sem skera sig úr og það sem bíður. Hverja línu má opna og sjá hvernig upphæðin varð til. Lína án lengdar bíður þess að félagið samþykki verk hennar; næsta keyrsla tekur hana þá sjálf.',
            en: 'Look at the pools, at who gets more or less than before, at works that stand out, and at what waits. Each line can be opened to see how its amount came about. A line without a length waits until the society has approved its work; the next run then takes it by itself.',
          },
          {
            is: 'Annar stjórnandi lýkur keyrslunni. Hafi reglur, tekjur, notkun eða réttindi breyst síðan hún var skoðuð er henni hafnað og þarf þá að reikna hana aftur. Sá sem fær greitt í keyrslunni, eða erfir þann sem fær greitt, getur ekki lokið henni. Greiði hún eftir gengi sem starfsmaður skráði við skilagrein eða skýrslu lýkur annar en hann henni og staðfestir að hafa skoðað gengið. Eins er um upphæðir úr skýrslum tónlistarveitna: annar en sá sem valdi rétthafana lýkur keyrslunni og staðfestir að hafa skoðað valið.',
            en: 'Another administrator finishes the run. If rules, income, usage or rights have changed since the preview, it is refused and has to be calculated again. Nobody whom the run pays, and no heir of theirs, can finish it. If it pays by the rate of a currency that somebody typed for a statement or a report, another than they finishes it, and confirms that they have looked at the rate. The same goes for amounts of services’ reports: another than who chose the rights controllers finishes the run, and confirms that they have looked at the choice.',
          },
          {
            is: 'Hafi verk verið rangt skráð þegar greitt var fyrir það er skráningin fyrst leiðrétt frá upphafi og keyrslan síðan leiðrétt með hnappnum Leiðrétta. Aðeins mismunurinn er tekinn til baka og greiddur. Annar stjórnandi lýkur leiðréttingunni; hvorugur má eiga hlut í verkunum.',
            en: 'If a work was registered wrongly when it was paid for, first correct the registration from the beginning, then correct the run with the button Correct. Only the differences are taken back and paid. Another administrator finishes the correction; neither may have a part in the works.',
          },
          {
            is: 'Hafi notkun verið pöruð við rangt verk er línan opnuð í keyrslunni og rétta verkið valið með hnappnum Rangt verk, líka eftir að greitt hefur verið. Annar stjórnandi lýkur leiðréttingunni sem þá verður til.',
            en: 'If usage was matched with the wrong work, open the line in the run and choose the right work with the button Wrong work, also after it was paid. Another administrator finishes the correction that this makes.',
          },
        ],
      },
      {
        words: {
          is: 'Undir Frestir sjást tekjur sem á eftir að úthluta og hvenær það þarf að vera búið, og það sem er geymt fyrir óþekkta rétthafa. Ári eftir notkunarárið birtist listinn almenningi á síðunni Ókunn notkun, án upphæða. Þegar þrjú ár eru liðin frá lokum notkunarársins, og féð hefur verið geymt í eitt ár, má ráðstafa því sem enginn hefur gert kröfu um: einn stjórnandi leggur til í hvaða sjóð það rennur og annar samþykkir sama lista. Breytist listinn á meðan þarf að leggja tillöguna fram að nýju.',
          en: 'The tab Deadlines shows income that is yet to be distributed and by when, and what is kept for unknown right holders. One year after the year of use the list is public on the page Unidentified usage, without amounts. Three years after the end of the year of use, and a year after it was kept, what nobody has claimed may be put to use: one administrator proposes a fund, and another approves the same list. If the list changes first, the proposal has to be made anew.',
        },
      },
    ],
  },
];
