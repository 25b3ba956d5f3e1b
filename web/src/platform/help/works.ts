import type { Section } from './section.ts';

/** What is to be known of registering works (C1.8–C1.13). */
export const workSections: readonly Section[] = [
  {
    id: 'skra-verk',
    title: { is: 'Skráning verka', en: 'Registering works' },
    blocks: [
      {
        words: {
          is: 'Verk er skráð einu sinni, af einhverjum höfunda þess eða útgefanda. Hinir höfundarnir fá að vita af skráningunni.',
          en: 'A work is registered once, by one of its authors or a publisher. The other authors are notified.',
        },
      },
      {
        words: {
          is: 'Ef félagið hefur opnað verkaleit fyrir almenning finnast þar græn verk: heiti, flytjendur, ISWC og nöfn, hlutverk og félög höfunda og útgefenda. Hlutföll, kennitölur og netföng eru aldrei birt, né heldur verk sem bíða samþykkis.',
          en: 'If the society has opened its search to the public, green works are found there: titles, performers, ISWCs, and the names, roles and societies of writers and publishers. Shares, national IDs and e-mail addresses are never shown, nor are works that wait for approval.',
        },
      },
      {
        steps: [
          {
            is: 'Veldu Skrá verk í valmyndinni og skrifaðu heiti verksins.',
            en: 'Choose Register a work in the menu, and write the title.',
          },
          {
            is: 'Skrifaðu lengdina sem mínútur og sekúndur með punkti á milli: 3.05 er þrjár mínútur og fimm sekúndur, 3.5 er þrjár mínútur og fimmtíu sekúndur. Sekúndur eru 0 til 59.',
            en: 'Write the length as minutes and seconds with a dot between: 3.05 is three minutes and five seconds, 3.5 is three minutes and fifty seconds. Seconds run from 0 to 59.',
          },
          {
            is: 'Bættu við höfundunum, veldu hvað hver gerði og skiptu verkinu á milli þeirra.',
            en: 'Add the authors, choose what each of them did, and divide the work between them.',
          },
          {
            is: 'Sendu skráninguna. Það sem vantar stendur við hlið formsins þangað til það er komið.',
            en: 'Send the registration. Anything missing is listed beside the form until you add it.',
          },
        ],
      },
      { heading: { is: 'Hlutföllin eru 100%', en: 'The shares total 100%' } },
      { picture: 'shares' },
      {
        words: {
          is: 'Samanlögð hlutföll höfundanna verða að vera nákvæmlega 100%. Útsetjarar (AR) geta ekki einir átt 100%: sá sem samdi tónlistina verður líka að vera skráður.',
          en: 'The shares of the authors must total exactly 100%. Arrangers (AR) alone cannot hold 100%: the composer must be registered as well.',
        },
      },
      {
        words: {
          is: 'Sami höfundur getur átt tónlist og texta í ólíkum hlutföllum: breyttu línu hans og merktu við fleiri en eitt hlutverk. Sé verkið ný gerð eldra verks skráir þú það undir Nánar um verkið, ásamt frumverkinu.',
          en: 'The same author can have different shares of the music and the words: edit the row and tick several roles. If the work is a new version of an older one, say so under More about the work, and name the original.',
        },
      },
      { heading: { is: 'Höfundafundur', en: 'Split room' } },
      {
        words: {
          is: 'Viljið þið koma ykkur saman um hlutina fyrst velur þú „Opna höfundafund“ í stað þess að senda. Félagar sem eru á skráningunni fá boð; aðrir koma með QR-kóða eða hlekk, og þeir sem eru ekki í félaginu fá sætið sitt í tölvupósti. Hver stillir sinn hlut í sínum síma og samþykkir hann. Breyti einhver hlut, hlutverki eða höfundum þurfa allir að samþykkja aftur.',
          en: 'To agree on the shares first, choose “Open a split room” instead of sending. Members on the registration are invited; others come by QR code or link, and those who are no members get their seat by e-mail. Each sets and accepts their own share on their own phone. If anybody changes a share, a role or the authors, everybody has to accept again.',
        },
      },
      {
        words: {
          is: 'Sá sem boðaði fundinn skráir verkið þegar allir hinir hafa samþykkt. Þá telst það samþykkt af höfundum sínum og enginn er spurður aftur. Fundinum lýkur að öðrum kosti eftir 14 daga. Á fundinum sjást aðeins heiti, nöfn, hlutverk og hlutir.',
          en: 'Whoever opened the room registers the work once all others have accepted. Its authors have approved it then, and nobody is asked again. Otherwise the room ends after 14 days. In the room only the title, names, roles and shares are seen.',
        },
      },
      { heading: { is: 'Fleiri heiti og ISRC-númer', en: 'Other titles and ISRCs' } },
      {
        words: {
          is: 'Verk getur haft önnur heiti sem það finnst undir, og mörg ISRC-númer. Hverju ISRC-númeri fylgir flytjandi upptökunnar. Númer eða heiti sem þú bætir við eftir að félagið hefur samþykkt verkið bíður staðfestingar félagsins; þangað til er engin notkun rakin til verksins eftir því.',
          en: 'A work may have alternative titles by which it can be found, and several ISRCs. With each ISRC goes the performer of the recording. A code or title that you add once the society has approved the work waits for the society to confirm it; until then it finds no usage.',
        },
      },
      { heading: { is: 'Annað verk með sömu höfundum', en: 'Another work with the same authors' } },
      {
        words: {
          is: 'Hnappurinn „Nýtt verk með sömu höfundum“ á síðu verks afritar allt nema heiti og lengd. Hann sparar tíma þegar heil plata er skráð.',
          en: 'The button “New work with the same authors” on the page of a work copies everything except title and length. It saves time when a whole album is registered.',
        },
      },
      { heading: { is: 'Drög', en: 'Drafts' } },
      {
        words: {
          is: 'Það sem þú skrifar geymist jafnóðum. Þú getur lokað síðunni og haldið áfram seinna; drögin bíða á Mínu spjaldi.',
          en: 'What you write is kept as you go. You may close the page and carry on later; the drafts wait on My card.',
        },
      },
    ],
  },
  {
    id: 'cwr',
    title: { is: 'CWR-skrár', en: 'CWR files' },
    blocks: [
      {
        words: {
          is: 'Útgefandi getur skráð mörg verk í einu með CWR-skrá, útgáfu 2.1 eða 2.2. Höfundur sem gefur verk sín út sjálfur getur það líka, með sendandategundinni WR og IPI-númeri sínu í fyrstu línu skrárinnar.',
          en: 'A publisher can register many works at once with a CWR file, version 2.1 or 2.2. So can a writer who publishes their own works, with the sender type WR and their own IPI number in the first line of the file.',
        },
      },
      {
        steps: [
          {
            is: 'Veldu skrá, eða zip með einni skrá, mest 8 MB og 10.000 verk. Nafnið á að vera eins og CW260001ABC_077.V22.',
            en: 'Choose a file, or a zip with one file, of at most 8 MB and 10,000 works. Its name must be like CW260001ABC_077.V22.',
          },
          {
            is: 'Lestu yfirlitið. Við hvert verk stendur hvað yrði um það, og hvað er að og í hvaða línu. Ekkert hefur verið skráð.',
            en: 'Read the report. With each work it says what would become of it, and what is wrong and in which line. Nothing has been registered.',
          },
          {
            is: 'Sendu skrána, eða hættu við og lagaðu hana. Skrá sem hefur verið send er ekki send aftur, og sama nafn er ekki notað tvisvar.',
            en: 'Send the file, or cancel it and mend it. A file that was sent is not sent again, and a name is not used twice.',
          },
          {
            is: 'Sæktu svörin. Fyrsta svarið kemur þegar skráin hefur verið unnin, hin þegar verkin eru afgreidd.',
            en: 'Download the answers. The first comes when the file has been processed, the others when the works are decided.',
          },
        ],
      },
      { heading: { is: 'Hvað segja svörin?', en: 'What do the answers say?' } },
      {
        points: [
          {
            is: 'RA: verkið er móttekið og bíður samþykkis höfunda og félagsins. RJ: verkinu er hafnað, og ástæðan fylgir. NP: verkið varðar ekki félagið.',
            en: 'RA: the work was received and waits for its authors and the society. RJ: the work is refused, and the reason is given. NP: the work does not concern the society.',
          },
          {
            is: 'AS: skráð eins og það var sent. AC: skráð með breytingum. DU: verkið var þegar á skrá. CO: verkið stangast á við verk á skrá, sem fylgir. RC: tilkallinu er hafnað.',
            en: 'AS: registered as sent. AC: registered with changes. DU: the work was on file already. CO: the work is in conflict with one on file, which is given. RC: the claim is refused.',
          },
        ],
      },
      {
        words: {
          is: 'Verk úr skrá bíða eins og önnur verk. Félagið sker úr um verk sem líkist öðru á skrá, þar sem hlutur útgefanda er annar en í samningi eða þar sem ekki er ljóst hver höfundurinn er. Breyting (REV) á verki sem er ólík því sem er á skrá breytir engu fyrr en félagið hefur skoðað hana. Sleppi hún útgefandanum sem sendir hana fer verkið úr samningi hans við höfundinn ef félagið tekur það gilt. Samningar verða ekki til af skrá: sendu þá inn undir Samningar.',
          en: 'Works of a file wait as other works do. The society decides on a work that is like one on file, where the share of the publisher is not that of the agreement, or where it is not clear who a writer is. A revision (REV) that differs from the work on file changes nothing before the society has looked at it. If it leaves out the publisher who sends it, the work leaves that publisher’s contract with the writer once the society agrees. Agreements are not made by files: submit them under Contracts.',
        },
      },
    ],
  },
  {
    id: 'samthykki',
    title: { is: 'Samþykki meðhöfunda og ljósin', en: 'Approval of co-authors, and the lights' },
    blocks: [
      {
        words: {
          is: 'Hver meðhöfundur fær afrit af skráningunni í tölvupósti og hefur 7 daga til að andmæla. Berist engin andmæli telst skráningin samþykkt. Verði henni andmælt er verkið ekki að fullu skráð fyrr en allir höfundar hafa samþykkt það. Fyrir látinn höfund svara þeir sem eiga rétt eftir hann og hafa aðgang. Sé ekki hægt að spyrja höfund ákveður félagið, þó ekki sá starfsmaður sem skráði að höfundurinn væri látinn.',
          en: 'Each co-author gets a copy of the registration by e-mail and has 7 days to object. Without an objection the registration counts as approved. After an objection the work is not fully registered until all authors have approved it. For an author who has died those answer who hold the author’s rights and can log in. Where an author cannot be asked, the society decides, but not the member of staff who entered that the author has died.',
        },
      },
      { picture: 'lights' },
      {
        points: [
          {
            is: 'Rautt: verkið fær ekki úthlutað enn. Öll ný verk eru rauð þangað til félagsdeild hefur farið yfir þau.',
            en: 'Red: the work is not yet eligible for distribution. Every new work is red until the membership department has checked it.',
          },
          {
            is: 'Gult: félagið hefur samþykkt skráninguna en samþykki höfundar vantar.',
            en: 'Yellow: the society has approved the registration, but an author’s approval is outstanding.',
          },
          {
            is: 'Grænt: félagið og allir höfundar hafa samþykkt skráninguna og verkið fær úthlutað.',
            en: 'Green: the society and all authors have approved the registration, and the work takes part in distributions.',
          },
        ],
      },
      {
        words: {
          is: 'Sé verk enn rautt eftir um tvær vikur þarf að kanna málið: hafðu þá samband við félagið.',
          en: 'A work that is still red after about two weeks needs looking into: please contact the society.',
        },
      },
      {
        words: {
          is: 'Meðan verk bíður stendur á síðu þess hve langan tíma yfirferð tekur um þessar mundir. Þar má líka sækja skiptablað: PDF-skjal með höfundum, hlutföllum og svörum þeirra, til að undirrita eða senda áfram.',
          en: 'While a work is waiting, its page says how long a review takes at present. There you can also download a split sheet: a PDF with the authors, their shares and answers, to sign or pass on.',
        },
      },
      { heading: { is: 'Bráðabirgðaskráning', en: 'Provisional registration' } },
      {
        words: {
          is: 'Þegar tilkynnt er um flutning á verki sem enginn hefur skráð skráir félagið það til bráðabirgða. Höfundur tekur skráninguna yfir á síðu verksins og fyllir hana út.',
          en: 'When somebody reports a performance of a work that is not registered, the society registers the work provisionally. One of its authors can take over the registration on the work’s page and complete it.',
        },
      },
    ],
  },
  {
    id: 'erlendir-medhofundar',
    title: { is: 'Erlendir meðhöfundar og höfundar utan félags', en: 'Foreign co-authors and non-members' },
    blocks: [
      {
        words: {
          is: 'Leitin að höfundum finnur líka erlenda höfunda í IPI-skránni, sem félög höfunda um allan heim halda saman. Þann sem þú velur þaðan þarft þú ekki að lýsa nánar: nafnið og félagið koma úr skránni. Hann fær engan tölvupóst; félagið fer yfir hlut hans áður en verkið er samþykkt.',
          en: 'The search for authors also finds foreign writers in the IPI register, which authors’ societies worldwide keep together. You need not describe a writer you choose there: name and society come from the register. They get no e-mail; the society checks their share before it approves the work.',
        },
      },
      {
        words: {
          is: 'Finnist meðhöfundur ekki í leit má skrá hann með nafni. Það sem til þarf fer eftir því hvar hann á heima.',
          en: 'If the search does not find a co-author, you can add them by name. What you need depends on where they belong.',
        },
      },
      {
        points: [
          {
            is: 'Erlendur höfundur, eða félagi í öðru félagi: merktu við að hann sé erlendur og skrifaðu IPI-númerið hans. Það stendur í félagaskrá þess félags.',
            en: 'A foreign author, or a member of another society: mark them as foreign and write their IPI number. Their own society knows it.',
          },
          {
            is: 'Innlendur höfundur utan félags: IPI-númer þarf ekki. Hann fær tölvupóst um skráninguna og boð um að ganga í félagið. Hlekkur í tölvupóstinum opnar umsókn á einni síðu: kennitala, heimilisfang, bankareikningur, umboð og samþykki. Starfsfólk fer yfir umsóknina og samþykkir hana.',
            en: 'A domestic author who is not a member: no IPI number is needed. They are notified of the registration and invited to join. A link in the e-mail opens a one-page application: national ID, address, bank account, mandate and consent. Our staff approve it.',
          },
        ],
      },
      { heading: { is: 'Leit að höfundum', en: 'Searching for authors' } },
      {
        words: {
          is: 'Leitað er að nafni eða kennitölu. Til að vernda persónuupplýsingar sjást aðeins fyrstu sex tölustafir kennitölunnar.',
          en: 'The search is by name or national ID. For privacy only the first six digits of the national ID are shown.',
        },
      },
    ],
  },
];
