import type { Section } from './section.ts';

/** What staff see of the portal's own doings. */
export const officeSections: readonly Section[] = [
  {
    id: 'skrifstofan',
    title: { is: 'Það sem bíður skrifstofunnar', en: 'What waits for the office' },
    isForStaff: true,
    blocks: [
      {
        words: {
          is: 'Á spjaldinu þínu eru biðraðir skrifstofunnar með fjölda, því elsta og fyrsta fresti. Biðröð þar sem frestur er liðinn er efst. Þú tekur biðröð að þér og skilar henni; það breytir engu um það hver má afgreiða hvað. Þín eigin kvörtun er ekki talin hjá þér, því aðrir svara henni, og það sem stjórnandi hefur beðið um sjá aðeins aðrir stjórnendur.',
          en: 'On your card are the queues of the office with how many wait, the oldest and the first deadline. A queue whose deadline has passed stands at the top. You take a queue on and give it back; that changes nothing about who may decide what. A complaint of your own is not counted for you, since others answer it, and what an administrator has asked for is shown to other administrators alone.',
        },
      },
      {
        words: {
          is: 'Þar við hliðina er það sem er fram undan næstu tvær vikur og það sem er orðið of seint: úthlutanir, umsóknarfrestir, kvartanir, sem er svarað innan 30 daga, og erindi sem lofað hefur verið að svara. Stjórnendur sjá þar líka leyfistekjur sem á að vera búið að úthluta níu mánuðum eftir lok ársins sem þær komu.',
          en: 'Beside them is what the next two weeks bring and what is late: distributions, last days for applications, complaints, which are answered within 30 days, and messages with a day by which staff mean to answer. Administrators also see licence income that has to be distributed within nine months of the end of the year in which it came.',
        },
      },
      {
        words: {
          is: 'Listar skrifstofunnar eru vistaðir eins og þeir eru síaðir og raðaðir, undir heiti sem þú velur: „Sýnir“ er efst á Yfirferð, Innhólfi, Pörun, Lifandi flutningum, Kröfum og Samþykki í bið. Sýnum má gefa nýtt heiti og eyða þeim; aðrir sjá þær ekki.',
          en: 'Lists of the office are kept as they are narrowed down and sorted, under a name that you choose: “Views” stands at the top of Review, Inbox, Matching, Live performances, Claims and Unanswered approvals. Views are renamed and deleted; others do not see them.',
        },
      },
    ],
  },
  {
    id: 'yfirferd',
    title: { is: 'Yfirferð skráninga og minnispunktar', en: 'Reviewing registrations, and notes' },
    isForStaff: true,
    blocks: [
      {
        words: {
          is: 'Í Yfirferð er hver skráning afgreidd með athugasemdum sínum og svipuðum verkum á einum skjá. Með „Afgreiða nokkrar í einu“ velur þú skráningar úr biðröðinni eins og hún er síuð og samþykkir þær eða hafnar. Hver þeirra er afgreidd fyrir sig; breytist skráning á meðan er hún skilin eftir og sagt frá því. Það sem brýtur reglu, er andmælt eða hefur flytjanda sem er hvorki höfundur né hljómsveit höfundar er alltaf opnað eitt og sér. Tillaga sem minnkar hlut höfundar segir hverja hún skerðir aðra, svo sem útgefanda hans; þú staðfestir að þú hafir séð það, og þeir eru spurðir.',
          en: 'In Review each registration is decided on with its findings and similar works on one screen. With “Decide on several” you choose registrations from the queue as it is filtered, and approve or refuse them. Each is decided on by itself; one that changes meanwhile is left, and you are told. What breaks a rule, was objected to, or has a performer who is neither an author nor a group of theirs is always opened by itself. A proposal that makes an author’s share smaller says whom else it takes from, such as the author’s publisher; you confirm that you have seen it, and they are asked.',
        },
      },
      {
        words: {
          is: 'Á spjaldi félaga eru minnispunktar starfsfólks. Félaginn fær þá í afriti gagna sinna, þeim er ekki breytt og þeim er eytt eftir sjö ár. Enginn les eða skrifar punkta um sjálfan sig.',
          en: 'On the card of a member are the notes of staff. Members get them with the copy of their data; notes are not changed, and are deleted after seven years. Nobody reads or writes notes on themselves.',
        },
      },
    ],
  },
  {
    id: 'ipi-skrain',
    isForStaff: true,
    title: { is: 'IPI-skráin', en: 'The IPI register' },
    blocks: [
      {
        words: {
          is: 'Í IPI-skránni standa höfundar og útgefendur um allan heim: nöfn þeirra með IPI-númeri, og hvaða félagi hver tilheyrir fyrir hvern rétt og á hvaða tíma. Grunnnúmer segir hvaða nöfn eru sami aðili. Það er ekki opinbert og sést aðeins starfsfólki.',
          en: 'The IPI register holds writers and publishers worldwide: their names with IPI numbers, and which society each belongs to for which right and when. The base number says which names are the same party. It is not public, and only staff see it.',
        },
      },
      { heading: { is: 'Lesa inn skrá', en: 'Importing a file' } },
      {
        steps: [
          {
            is: 'Vistaðu skrána sem CSV. Fyrsta línan nefnir dálkana: name_number, base_number, name, first_name, kind, society, right, role, from og to. Aðili með fleiri nöfn eða félög fær fleiri línur; lína án félags segir aðeins frá nafni.',
            en: 'Save the file as CSV. The first line names the columns: name_number, base_number, name, first_name, kind, society, right, role, from and to. A party with several names or societies has several lines; a line without a society only tells of a name.',
          },
          {
            is: 'Ýttu á Lesa inn skrá. Skráin er lesin yfir og engu breytt. Síðan sýnir hvað er nýtt, hvað breytist og hvaða línum er hafnað, hverri með sinni ástæðu.',
            en: 'Press Import a file. The file is checked, and nothing changes. The page shows what is new, what changes and which lines are refused, each with its reason.',
          },
          {
            is: 'Taktu skrána inn. Hún fer inn öll í einu eða alls ekki. Sé línum hafnað þarf að segja að hún sé tekin inn án þeirra. Þar sem sameining höfunda krefst tveggja tekur annar starfsmaður skrána inn en sá sem sendi hana.',
            en: 'Take the file. It is taken as a whole or not at all. If lines are refused, you have to say that it is taken without them. Where merging authors takes two, somebody else than the sender takes the file.',
          },
        ],
      },
      { heading: { is: 'Færa inn aðild', en: 'Entering a membership' } },
      {
        words: {
          is: 'Á síðu aðila má færa inn félag fyrir einn rétt eða fleiri, setja lokadag á aðild eða fella niður aðild sem var skráð fyrir mistök. Félagið fær greitt fyrir höfundinn, og því tekur færslan ekki gildi fyrr en hún er staðfest: þar sem sameining höfunda krefst tveggja gerir það annar starfsmaður, og enginn um sjálfan sig eða þá sem hann fær greitt fyrir. Breytingarnar neðst á síðunni segja hver færði inn og hver staðfesti.',
          en: 'On the page of a party you can enter a society for one right or several, end a membership, or take off one that was entered by mistake. The society is paid for the writer, so it counts only once it is confirmed: where merging authors takes two, by somebody else of the staff, and by nobody for themselves or for those they are paid for. The changes at the bottom of the page say who entered and who confirmed it.',
        },
      },
      { heading: { is: 'Annað nafn félaga', en: 'A member’s other name' } },
      {
        words: {
          is: 'Sé aðili félagi hjá okkur sést það á síðu hans. Nafn sem er ekki höfundur hjá okkur má tengja við félagann; rétthafarnir verða þeir sömu og að eigin nafni hans.',
          en: 'If a party is a member of ours, its page says so. A name that is no author of ours can be linked to the member; the right holders are those of the member’s own name.',
        },
      },
    ],
  },
  {
    id: 'iswc',
    isForStaff: true,
    title: { is: 'ISWC-númer og ISWC-skrifstofan', en: 'ISWCs and the ISWC agency' },
    blocks: [
      {
        words: {
          is: 'Græn verk sem hafa allt sem þarf fara sjálfkrafa í röð og fá ISWC-númer. Á síðu hvers verks stendur hvort það getur fengið númer og hvað vantar. Þegar verki með númeri er breytt fer breytingin sömu leið.',
          en: 'Green works that have all that is needed are queued by themselves and get an ISWC. The page of each work says whether it can get one, and what is missing. When a work with an ISWC changes, the change goes the same way.',
        },
      },
      { heading: { is: 'Spurningar', en: 'Questions' } },
      {
        points: [
          {
            is: 'Svipuð verk: er þetta sama verkið? Sé svo fær verkið númerið sem þegar er til; annars velur þú ástæðu og skrifstofan gefur út nýtt.',
            en: 'Similar works: is it the same work? If so, the work gets the ISWC that exists; otherwise you choose a reason, and the agency gives out a new one.',
          },
          {
            is: 'Annað númer: verkið bar þegar númer sem einhver sló inn. Þú velur hvort gildir.',
            en: 'Another ISWC: the work already had one that somebody typed. You choose which one holds.',
          },
          {
            is: 'Númer annars verks: tvö verk hjá okkur fá sama númer, ef til vill sama verkið skráð tvisvar.',
            en: 'ISWC of another work: two of our works get the same ISWC; perhaps the same work is registered twice.',
          },
        ],
      },
      { heading: { is: 'Verkefni og skrár', en: 'Tasks and files' } },
      {
        words: {
          is: 'Aðrar skrifstofur biðja um samþykki fyrir breytingum á númerum verka okkar. Svaraðu innan frestsins, helst með stuttri athugasemd á ensku. Án tengingar við skrifstofuna má senda beiðnirnar í skrá og lesa svörin inn; sama skráin breytir engu í annað sinn.',
          en: 'Other agencies ask for approval of changes to the ISWCs of our works. Answer before the deadline, preferably with a short note in English. Without a connection to the agency you can send the requests in a file and take in the answers; the same file changes nothing the second time.',
        },
      },
    ],
  },
  {
    id: 'cwr-ut',
    isForStaff: true,
    title: { is: 'CWR-skrár og svör við þeim', en: 'CWR files and the answers' },
    blocks: [
      {
        words: {
          is: 'Græn verk fara til annarra félaga og miðstöðva í CWR-skrám, mest 10.000 verk í hverri. Verk sem hefur ekki farið áður er nýtt; hafi verki verið breytt síðan það fór er það sent aftur. Verk sem brýtur reglur CWR fer ekki í skrá fyrr en það hefur verið lagað; við viðtakandann stendur hvað er að.',
          en: 'Green works go to other societies and hubs in CWR files, at most 10,000 works in each. A work that was not sent before is new; a work that has changed since is sent again. A work that breaks rules of CWR stays out of files until it is corrected; the receiver’s line says what is wrong.',
        },
      },
      {
        words: {
          is: 'Stjórnandi bætir við viðtakanda eftir númeri hans í félagaskrá CISAC, velur útgáfu CWR og hvort hann fær öll verk eða aðeins verk með sínum félagsmönnum. Viðtakanda er lokað en aldrei eytt: hann fær þá ekki fleiri skrár, það sem hefur verið sent stendur, og þegar opnað er aftur halda númer skránna áfram.',
          en: 'An administrator adds a receiver by its number in CISAC’s table of societies, with the version of CWR, and chooses whether it gets all works or those with its own members. A receiver is closed, never deleted: it gets no more files, what was sent stays, and opened again the numbers of its files go on.',
        },
      },
      { heading: { is: 'Svör', en: 'Answers' } },
      {
        points: [
          {
            is: 'Lestu svarskrána inn. Svar á við verkið í þeirri skrá sem það nefnir; önnur svör breyta engu og sama skráin breytir engu í annað sinn.',
            en: 'Take in the file of answers. An answer is about the work in the file that it names; other answers change nothing, and the same file changes nothing the second time.',
          },
          {
            is: 'Númer viðtakandans geymist. ISWC-númer og IPI-númer sem vantar hjá okkur eru tekin upp; annars verður til mál.',
            en: 'The receiver’s number is kept. An ISWC or IPI number that we lack is taken; otherwise a case is opened.',
          },
          {
            is: 'Í máli standa báðar skráningar hlið við hlið. Ekkert breytist hjá okkur nema þú breytir því; í máli um ISWC- eða IPI-númer má taka upp númer viðtakandans. Ljúktu málinu með athugasemd.',
            en: 'A case shows both versions side by side. Nothing of ours changes unless you change it; in a case about an ISWC or IPI number, the receiver’s number can be taken. Close the case with a note.',
          },
        ],
      },
      { heading: { is: 'SFTP', en: 'SFTP' } },
      {
        words: {
          is: 'Stjórnandi getur sett upp SFTP-tengingu við netþjón viðtakanda, eða útgefanda eða höfundar sem sendir skrár, og gefur til þess lykilorðið sitt, eða staðfestir með rafrænum skilríkjum sé ekkert lykilorð. Þá fara skrár sem verða til eftir það sjálfkrafa í möppu á netþjóninum, hver skrá einu sinni, og skrár sem þar liggja til okkar eru sóttar, lesnar og færðar í aðra möppu. Skrár sendanda eru teknar eins og hann hefði sent þær hér á vefnum. Tengst er á fimm mínútna fresti; mistakist það er reynt aftur með sífellt lengri bið og stjórnendur látnir vita eftir fimm skipti í röð. Með hnappnum Tengjast núna þarf ekki að bíða.',
          en: 'An administrator can set up an SFTP account at the server of a receiver, or of a publisher or writer who sends files, and gives their own password for it, or confirms with an electronic ID if they have none. Files made after that go by themselves into a folder on the server, each once, and files to us that lie there are fetched, read and moved to another folder. A sender’s files are taken as if they had been sent here in the portal. The portal connects every five minutes; if that fails, it tries again with increasing delays, and tells administrators after five times in a row. With Connect now there is no need to wait.',
        },
      },
      {
        points: [
          {
            is: 'Fáðu fingraför netþjónsins hjá eiganda hans, til dæmis í síma. Sýni netþjónninn annan lykil er hvorki lykilorð né skrá send, og síðan sýnir lykilinn svo spyrja megi um hann.',
            en: 'Get the fingerprints of the server from its owner, for example by telephone. If the server shows another key, neither password nor files are sent, and the page shows the key so that you can ask about it.',
          },
          {
            is: 'Sé önnur skrá með sama nafni í möppunni bíður okkar skrá. Láttu fjarlægja hina og ýttu á Tengjast núna.',
            en: 'If another file with the same name is in the folder, ours waits. Have the other one removed, and press Connect now.',
          },
        ],
      },
    ],
  },
  {
    id: 'styrkir',
    isForStaff: true,
    title: { is: 'Afgreiðsla styrkja', en: 'Deciding on grants' },
    blocks: [
      {
        words: {
          is: 'Á síðunni Umsóknir um styrki eru umsóknartímabil sjóðanna og umsóknirnar. Styrkur tekur tvo: annar leggur upphæðina til og hinn staðfestir hana eftir að hafa lesið umsóknina. Einn getur hafnað umsókn. Umsækjandinn sér svarið þegar tímabilinu hefur verið lokað.',
          en: 'The page Grant applications has the application periods of the funds, and the applications. A grant takes two: one proposes the amount, and another confirms it after reading the application. To refuse an application takes one. The applicant sees the answer once the period is closed.',
        },
      },
      {
        words: {
          is: 'Stjórnandi getur skráð ráðstöfunarfé tímabils, og þá fara styrkir þess ekki yfir það. Sá sem skráir eða hækkar ráðstöfunarféð staðfestir ekki sjálfur styrki umfram það sem annar hafði skráð síðast. Skrái annar stjórnandi sömu upphæð gildir hún fyrir báða.',
          en: 'An administrator may enter the budget of a period, and its grants come to no more than that. Who enters or raises it does not confirm grants beyond what another had entered last. If another administrator enters the same amount, it counts for both.',
        },
      },
    ],
  },
  {
    id: 'rekstur',
    isForStaff: true,
    title: { is: 'Pósthólf og bakgrunnskeyrslur', en: 'Mailbox and jobs' },
    blocks: [
      {
        words: {
          is: 'Í Pósthólfi sjá stjórnendur og ritstjórar tölvupóstinn sem vefurinn sendir, hver fékk hann og hvort hann komst til skila. Tölvupóstur sem kemst ekki af stað er sendur aftur sjálfkrafa með sífellt lengri bið; það má líka senda hann aftur strax. Hafni póstþjónn honum endanlega, til dæmis vegna þess að netfangið er ekki til, stendur hann sem Mistókst og er ekki sendur aftur sjálfkrafa.',
          en: 'In the Mailbox, administrators and editors see the e-mails that the portal sends, who they went to, and whether they arrived. E-mails that do not get through are retried with increasing delays; you can also send one again at once. One that a mail server refuses for good, such as for an address that does not exist, stands as Failed and is not retried.',
        },
      },
      {
        words: {
          is: 'Á síðunni Bakgrunnskeyrslur sjá stjórnendur hvað vefurinn gerir af sjálfu sér, hvenær það var síðast gert og hvað mistókst. Með hnappnum Keyra núna þarf ekki að bíða næstu tilraunar. Síðan Staða kerfisins sýnir hvað bíður og hve lengi, hvort lesið er úr eftirmyndum gagnagrunnsins, hve stór hann er og hvenær afrit var síðast tekið og sannreynt; það sem er utan marka er merkt.',
          en: 'The Jobs page shows administrators the portal’s background jobs, when each last ran, and what failed. Press Run now to retry a job at once. System status shows what is waiting and for how long, whether replicas of the database are read from, how large it is, and when a backup was last made and proved; what is out of bounds is marked.',
        },
      },
      {
        words: {
          is: 'Á síðunni Gagnaflutningur senda stjórnendur skrár úr kerfinu sem félagið notaði áður. Skrár og dálkar sýnir hvaða skrár eru lesnar og hvað stendur í hverjum dálki. Skrárnar eru fyrst lesnar yfir og engu breytt; gallar standa þar eftir skrá, línu og dálki, og allir fást þeir sem CSV-skrá. Annar stjórnandi en sá sem sendi þær tekur þær inn. Mistakist það má reyna aftur eða sleppa því sem eftir er, og það sem var tekið inn stendur. Á eftir standa samtölur eldra kerfis og þessa hlið við hlið, mismunur fremst. Síðar má senda skrárnar aftur, og aðeins það sem er nýtt eða breytt er tekið inn. Þeim sem kom án kennitölu skráir stjórnandi hana á síðu persónunnar, og annar staðfestir hana undir Staðfestingar.',
          en: 'On the Migration page, administrators send files from the system that the society had before. Files and columns shows which files are read and what each column holds. The files are checked first and nothing changes; problems are listed by file, line and column, and all of them can be downloaded as CSV. Another administrator than the one who sent them takes them. If that fails, they can be tried again, or the rest can be let go of, and what was taken stays. Afterwards the sums of the earlier system and of this one stand side by side, differences first. The files can be sent again later, and only what is new or changed is taken. For somebody who came without a national ID, an administrator enters it on the page of the person, and another confirms it under Confirmations.',
        },
      },
      {
        words: {
          is: 'Á síðunni Kóðatöflur eru kóðarnir sem útgefendur og höfundaréttarfélög skrifa í skrár sín á milli, og lönd og svæði samninga. Stjórnandi les inn nýja skrá í stað töflu: fyrst sést hvað bætist við, breytist og fellur niður. Skrá sem fellir niður það sem samningar nota er hafnað.',
          en: 'The Code tables page has the codes that publishers and societies write in files between them, and the territories of agreements. An administrator replaces a table from a new file, and first sees what is added, changed and ended. A file that would end what agreements use is refused.',
        },
      },
    ],
  },
];
