import type { Section } from './section.ts';

/** The card, the log-in, and acting for others (C1.14–C1.17). */
export const memberSections: readonly Section[] = [
  {
    id: 'felagi',
    title: { is: 'Upplýsingar um þig', en: 'Your details' },
    blocks: [
      {
        words: {
          is: 'Á Mínu spjaldi er allt sem félagið veit um þig sem félaga: nafn og höfundarnöfn, netföng, heimili, bankareikningur, verk, flutningar og umsóknir.',
          en: 'My card shows everything the society knows about you as a member: name and author names, e-mail, address, bank account, works, performances and applications.',
        },
      },
      {
        words: {
          is: 'Efst sést hvað þér hefur verið úthlutað á árinu, hvenær næsta úthlutun er, hvaða verk breyttu um ljós síðan síðast og hvað bíður þín.',
          en: 'At the top you see what has been distributed to you this year, when the next distribution is due, which works changed their light since last time, and what is waiting for you.',
        },
      },
      {
        words: {
          is: 'Verk sem þú vilt hafa við höndina festir þú með nælunni á síðu verksins og þá er það efst á spjaldinu. Í verkaskránni, sem hnappur á spjaldinu opnar, velur þú dálka, einnig hvað hvert verk hefur skilað þér, merkir verk og geymir leit, höfund, ljós, merki og röð undir heiti með hnappnum „Sýnir“. Þar má velja mörg verk í einu og sækja þau í Excel, setja í samning eða skrá nýtt verk með sömu höfundum.',
          en: 'To keep a work at hand, pin it with the pin on its page, and it stands at the top of your card. In the list of works, which a button on the card opens, you choose columns, also what each work has paid you, label works, and keep search, author, light, label and order under a name with the button “Views”. There you can choose several works and download them as Excel, put them into a contract, or register a new work with the same authors.',
        },
      },
      {
        words: {
          is: 'Á síðunni Erfingjar, sem opnuð er úr stillingum, getur þú sagt félaginu hverja þú vilt að það viti af sem erfingjum þínum. Þar er andlát félaga einnig tilkynnt, með dánarvottorði og samkomulagi erfingja eða skiptagerð. Starfsfólk fer yfir gögnin og tveir standa að því að færa réttindin, sem gerist þremur dögum eftir staðfestingu; erfingjar fá greitt fyrir notkun frá þeim degi sem þar er ákveðinn.',
          en: 'On the page Heirs, which opens from the settings, you can tell the society who your heirs are. A member’s death is reported there too, with the death certificate and the agreement of the heirs or the probate document. Staff look at the documents, and it takes two of them to move the rights, three days after the confirmation; the heirs are paid for uses from the day that is decided on.',
        },
      },
      {
        points: [
          {
            is: 'Hnappurinn „Breyta upplýsingum“ opnar form þar sem þú breytir öllu nema nafni og kennitölu. Þeim breytir skrifstofa félagsins.',
            en: 'The button “Edit details” opens a form where you change everything except name and national ID. The office of the society changes those.',
          },
          {
            is: 'Bankanúmer er 3 eða 4 tölustafir, höfuðbók 2 og reikningsnúmer 4 til 6. Annaðhvort eru allir þrír reitirnir fylltir út eða enginn.',
            en: 'A bank number has 3 or 4 digits, the ledger 2, the account number 4 to 6. Either all three are filled in, or none.',
          },
          {
            is: 'Netföngin mega vera fleiri en eitt. Tölvupóstur félagsins fer á það fyrsta.',
            en: 'You can have more than one e-mail address. The society writes to the first.',
          },
          {
            is: 'Þegar þú breytir netfangi eða bankareikningi biðjum við um lykilorðið aftur og sendum tölvupóst á gamla netfangið. Nýr bankareikningur tekur gildi eftir þrjá daga og þangað til má stöðva breytinguna með hlekknum í tölvupóstinum. Sá sem hefur umboð getur ekki breytt bankareikningnum.',
            en: 'When you change an e-mail address or the bank account, we ask for your password again and write to the old address. A new bank account takes effect after three days; until then you can stop the change with the link in the e-mail. People who act for you cannot change it.',
          },
        ],
      },
      { heading: { is: 'Hvað geymir félagið um mig?', en: 'What does the society know about me?' } },
      {
        words: {
          is: 'Neðst á fyrsta flipa spjaldsins má sækja afrit af öllu sem er á skrá um þig, til lestrar eða sem gögn. Þar sést líka hverju hefur verið breytt, hvenær og af hverjum.',
          en: 'At the bottom of the first tab of the card you can download a copy of everything on file about you, to read or as data. It also shows what has been changed, when and by whom.',
        },
      },
    ],
  },
  {
    id: 'umbod',
    title: { is: 'Umboð', en: 'Shared access' },
    blocks: [
      {
        words: {
          is: 'Félagar veita sjálfir umboð. Sá sem hefur umboð sér það sem þú sérð og getur skráð í þínu nafni.',
          en: 'Members give access themselves. People with access see what you see, and can register in your name.',
        },
      },
      {
        steps: [
          {
            is: 'Opnaðu Umboð og flipann með þeim umboðum sem þú veitir.',
            en: 'Open Shared access, and the tab with the access you have given.',
          },
          {
            is: 'Leitaðu að nafni eða kennitölu þess sem á að fá umboðið og veldu úr listanum.',
            en: 'Search for the person by name or national ID, and choose from the list.',
          },
          {
            is: 'Veldu hvort umboðið er aðeins til lestrar og hvort það á sér síðasta dag.',
            en: 'Choose whether it is view-only, and whether it has a last day.',
          },
        ],
      },
      {
        words: {
          is: 'Þú fellir umboð niður á sama stað. Það tekur gildi strax, líka þótt einhver sé að nota það.',
          en: 'You can remove access in the same place. It takes effect at once, even if somebody is using it.',
        },
      },
      { heading: { is: 'Umboðsmenn', en: 'Agents' } },
      {
        words: {
          is: 'Umboðsmaður sem er ekki félagi fær aðgang hjá skrifstofu félagsins og sér aðeins hnappinn Umboð. Allt sem umboðsmaður breytir er skráð á nafn hans í breytingasögunni.',
          en: 'An agent who is not a member is registered by the society’s office, and sees only Shared access. Everything an agent changes is logged under the agent’s name in the change history.',
        },
      },
    ],
  },
  {
    id: 'i-umbodi',
    title: { is: 'Að vinna fyrir annan', en: 'Acting for somebody else' },
    blocks: [
      { picture: 'access' },
      {
        words: {
          is: 'Á síðunni Umboð sérðu þau sem þú mátt vinna fyrir. Þegar þú velur einhvern er það vefurinn hans sem þú sérð: efsta stikan verður gul og þar stendur „Skráð inn sem“ og nafnið.',
          en: 'The Shared access page shows who you can act for. When you choose somebody, you see their portal: the bar at the top turns amber and says “Logged in as” with their name.',
        },
      },
      {
        points: [
          {
            is: 'Allt sem þú gerir er gert fyrir hönd hins, en rakið til þín. Hann fær tilkynningu um það í fyrsta sinn á hverjum degi.',
            en: 'Everything you do is done on behalf of the other person, and the history shows that it was you. They are notified the first time each day.',
          },
          {
            is: 'Lykilorði, netfangi og tilkynningum verður ekki breytt og umboð ekki veitt á meðan.',
            en: 'While acting for somebody you cannot change the password, the e-mail address or the notifications, or grant access.',
          },
          {
            is: 'Hnappurinn í efstu stikunni færir þig aftur í þinn eigin aðgang.',
            en: 'The button in the top bar takes you back to your own account.',
          },
        ],
      },
    ],
  },
  {
    id: 'innskraning',
    title: { is: 'Lykilorð og stillingar', en: 'Password and settings' },
    blocks: [
      {
        words: {
          is: 'Þú skráir þig inn með kennitölu og lykilorði. Lykilorð er 12 stafir hið minnsta. Ef þú hefur gleymt því færðu slóð senda á netfangið þitt af innskráningarsíðunni; hún gildir í eina klukkustund.',
          en: 'You log in with your national ID and a password of at least 12 characters. If you have forgotten it, the login page sends a link to your e-mail address; it is good for one hour.',
        },
      },
      {
        words: {
          is: 'Bjóði félagið upp á rafræn skilríki er hnappur fyrir þau á innskráningarsíðunni. Hann opnar innskráningarþjónustuna, og þegar þú hefur staðfest hver þú ert kemurðu hingað aftur. Aðgangurinn er sá sami og með lykilorði, og ekki er beðið um kóða að auki.',
          en: 'Where the society offers electronic IDs, the login page has a button for them. It opens the login service, and once you have confirmed who you are you come back here. The access is the same as with a password, and no code is asked for on top.',
        },
      },
      {
        words: {
          is: 'Í stillingum velur þú tungumál, útlit og hvaða tilkynningar koma með tölvupósti, og sérð hverju hefur verið breytt í upplýsingum þínum.',
          en: 'In the settings you choose the language, the appearance and which notifications come by e-mail, and you see what has changed in your details.',
        },
      },
      {
        points: [
          {
            is: 'Ctrl og K (⌘K á Mac) opnar leit að síðu, verki eða flutningi.',
            en: 'Ctrl and K (⌘K on a Mac) opens the search for a page, a work or a performance.',
          },
          {
            is: 'Spurningarmerki sýnir alla flýtilykla.',
            en: 'A question mark shows all the keyboard shortcuts.',
          },
        ],
      },
    ],
  },
  {
    id: 'oryggi',
    title: { is: 'Tveggja þrepa innskráning', en: 'Two-step login' },
    blocks: [
      {
        words: {
          is: 'Með tveggja þrepa innskráningu kemst enginn inn með lykilorðinu þínu einu. Þú setur hana upp í stillingum, á annan hvorn veginn eða báða:',
          en: 'With two-step login nobody can log in with just your password. Set it up in the settings, in one or both of these ways:',
        },
      },
      {
        points: [
          {
            is: 'Aðgangslykill: þú skráir þig inn með fingrafari, andliti eða PIN tækisins, án kennitölu og lykilorðs. Þú getur haft marga, til dæmis í síma og tölvu, og gefið hverjum heiti.',
            en: 'A passkey: you log in with the fingerprint, face or PIN of your device, without national ID and password. You can have several, for example on a phone and a computer, and name each one.',
          },
          {
            is: 'Kóðaapp: þú skannar mynd með appi í símanum og slærð inn sex stafa kóða úr því á eftir lykilorðinu.',
            en: 'An authenticator app: you scan a picture with an app on your phone, and enter a six-digit code from it after your password.',
          },
          {
            is: 'Varakóðar: þú færð tíu kóða í upphafi. Geymdu þá á öruggum stað; hver þeirra opnar innskráninguna einu sinni ef tækið týnist.',
            en: 'Recovery codes: you get ten to begin with. Keep them in a safe place; each opens your login once if the device is lost.',
          },
        ],
      },
      {
        words: {
          is: 'Við sendum þér tölvupóst þegar einhverju af þessu er bætt við eða það fjarlægt. Ef þú kemst ekki lengur inn getur skrifstofa félagsins fjarlægt þetta, þegar hún hefur gengið úr skugga um hver þú ert.',
          en: 'We write to you when any of this is added or removed. If you can no longer get in, the society’s office can remove it, once it has made sure who you are.',
        },
      },
    ],
  },
  {
    id: 'tengingar',
    title: { is: 'Tengingar við kerfi', en: 'Connections' },
    blocks: [
      {
        words: {
          is: 'Ef þú notar kerfi fyrir verkaskrána þína getur það lesið og skráð hér sjálft. Þú býrð til lykil handa því í Stillingum undir Tengingum.',
          en: 'If you keep your works in a system of your own, it can read and register here by itself. You make a key for it in Settings, under Connections.',
        },
      },
      {
        steps: [
          {
            is: 'Veldu „Búa til lykil“, gefðu honum heiti og merktu við það sem kerfið má gera.',
            en: 'Choose “Make a key”, name it, and tick what the system may do.',
          },
          {
            is: 'Afritaðu lykilinn í kerfið. Hann er aðeins sýndur einu sinni og félagið geymir hann ekki.',
            en: 'Copy the key into the system. It is shown only once, and the society does not keep it.',
          },
          {
            is: 'Afturkallaðu lykilinn ef einhver annar gæti hafa séð hann. Hann hættir að gilda strax.',
            en: 'Revoke the key if somebody else may have seen it. It stops working at once.',
          },
        ],
      },
      {
        points: [
          {
            is: 'Lykill gerir aldrei meira en þú mátt. Hann opnar hvorki stillingar, lykilorð, bankareikninga né umboð.',
            en: 'A key never does more than you may. It does not open settings, passwords, bank accounts or shared access.',
          },
          {
            is: 'Þjónusta félagsins, til dæmis vefverslun, getur látið þig skrá þig inn með þessum vef. Hún spyr alltaf fyrst og fær aðeins nafnið þitt og auðkenni sem segir ekkert. Í Stillingum sérðu hvaða þjónustu þú leyfðir og afturkallar það.',
            en: 'A service of the society’s, such as a shop, may let you log in with this portal. You are always asked first, and it gets only your name and an identifier that says nothing. In Settings you see which services you allowed, and withdraw that.',
          },
          {
            is: 'Allt sem kerfi breytir er í breytingasögunni á þínu nafni, með heiti lykilsins.',
            en: 'Everything a system changes is in the change history under your name, with the name of the key.',
          },
        ],
      },
      { heading: { is: 'Vefkrækjur', en: 'Webhooks' } },
      {
        words: {
          is: 'Vefkrækja er slóð í kerfinu þínu. Við látum hana vita þegar verk er skráð, ljós breytist, höfundur svarar, skilagrein er tilbúin, greiðsla berst eða CWR-skrá frá þér er svarað. Sendingarnar eru undirritaðar, svo að kerfið sjái að þær eru frá okkur, og í þeim eru aðeins númer og staða.',
          en: 'A webhook is an address in your system. We tell it when a work is registered, a light changes, an author answers, a statement is ready, a payment arrives or a CWR file of yours is answered. Deliveries are signed, so that your system can tell they come from us, and hold only numbers and states.',
        },
      },
      {
        words: {
          is: 'Ef sending berst ekki reynum við aftur, sjaldnar og sjaldnar. Hafi ekkert borist í sólarhring slökkvum við á vefkrækjunni og látum þig vita í tölvupósti. Á síðunni Sendingar sérðu hvað var sent og getur sent það aftur.',
          en: 'If a delivery does not arrive we try again, less and less often. If nothing has arrived for a day, we switch the webhook off and e-mail you. The page Deliveries shows what was sent, and lets you send it again.',
        },
      },
    ],
  },
];
