import type { Section } from './section.ts';

/** Many works, and other things, at once (O107–O116, O190–O192). */
export const bulk: Section = {
  id: 'morg-verk',
  title: { is: 'Mörg verk í einu', en: 'Many works at once' },
  blocks: [
    {
      words: {
        is: 'Ef þú átt lista yfir verk í töflureikni getur þú skráð þau öll í einu undir Skrá mörg verk. Sömu reglur gilda og þegar eitt verk er skráð, og meðhöfundar eru beðnir um samþykki á sama hátt.',
        en: 'If you have a list of works in a spreadsheet, you can register all of them under Register many works. The rules are those for one work, and co-authors are asked to approve in the same way.',
      },
    },
    {
      steps: [
        {
          is: 'Veldu Excel-skjal (.xlsx) eða CSV, eða afritaðu listann í töflureikni og límdu hann á síðuna. Dálkarnir mega heita hvað sem er; þú segir hvað er í hverjum, og það er munað næst. Fáir þú lista frá fleiri en einum geymir þú dálkaskipan hvers undir nafni; sú sem passar best er boðin næst. Ein lína er fyrir hvern höfund: þegar heiti verksins er autt á línu, eða það sama og á línunni fyrir ofan, tilheyrir hún sama verki.',
          en: 'Choose an Excel workbook (.xlsx) or a CSV file, or copy the list in a spreadsheet and paste it onto the page. The columns may have any headings; you say what is in each, and that is remembered. If you get lists from several senders, keep the column mapping of each by name; the best fit is proposed next time. There is one line for each author: a line whose title is empty, or the same as on the line above, belongs to the same work.',
        },
        {
          is: 'Lagaðu reitina sem eru rauðir. Neðan við töfluna stendur hvað er að. Þú getur skrifað, afritað og límt eins og í töflureikni.',
          en: 'Correct the cells that are red. Below the grid it says what is wrong. You can type, copy and paste as in a spreadsheet.',
        },
        {
          is: 'Sendu það sem er tilbúið. Hitt bíður á blaðinu þar til þú hefur lagað það.',
          en: 'Send what is ready. The rest stays on the sheet until you have corrected it.',
        },
      ],
    },
    { heading: { is: 'Hvernig höfundur er nefndur', en: 'How an author is named' } },
    {
      points: [
        {
          is: 'Með höfundarnúmeri eða IPI-númeri. Standi nafn líka á línunni verður það að passa við númerið.',
          en: 'By author number or IPI name number. If the line has a name too, it must fit the number.',
        },
        {
          is: 'Með nafninu einu, ef þú ert höfundurinn, átt réttindi hans, gefur hann út samkvæmt samningi eða hefur samið með honum áður.',
          en: 'By name alone, if you are the author, hold the author’s rights, publish the author by a contract, or have written a work together.',
        },
        {
          is: 'Með kennitölu og nafni. Fletta má upp 20 kennitölum á klukkustund.',
          en: 'By national ID and name. You can look up 20 national IDs an hour.',
        },
        {
          is: 'Höfundar utan félagsins: nafn, netfang og kennitala, eða nafn, netfang og IPI-númer ef þeir eru erlendir.',
          en: 'Authors outside the society: name, e-mail address and national ID, or name, e-mail address and IPI name number if they are from abroad.',
        },
        {
          is: 'Gefir þú höfundinn út samkvæmt einum samningi í gildi fer verkið undir hann. Annars má skrifa samningsnúmer.',
          en: 'If you publish the author by one running contract, the work goes under it. Otherwise you can write a contract number.',
        },
      ],
    },
    { heading: { is: 'Númer verksins', en: 'Numbers of the work' } },
    {
      words: {
        is: 'ISWC-númer fer á verkið þegar það er skráð. Útgefandi með IPI-númer getur líka skráð eigið verknúmer. Reiturinn segir til ef annað verk er með númerið.',
        en: 'An ISWC comes onto the work as it is registered. A publisher with an IPI name number can add its own work number too. The cell says so if another work has the number.',
      },
    },
    { heading: { is: 'Verk sem líkjast öðrum', en: 'Works that are like others' } },
    {
      words: {
        is: 'Verk með sömu upptöku og skráð verk, eða sama heiti og höfund, er ekki sent fyrr en þú hefur skoðað hitt og merkt við að þetta sé annað verk. Líkist tvö verk á blaðinu hvort öðru er aðeins það fyrra skráð; hitt bíður.',
        en: 'A work with the recording of a registered work, or its title and an author, is not sent until you have looked at that one and said that this is another work. If two works of the sheet are like each other, only the first is registered; the other waits.',
      },
    },
    {
      words: {
        is: 'Á einu blaði geta verið 5.000 verk. Blað sem er ekki breytt í ár eyðist. Kennitölur og netföng eru tekin af blaði sem ekki hefur verið breytt í 30 daga, og af verki þegar það er skráð.',
        en: 'A sheet takes 5,000 works. A sheet that is not changed for a year is deleted. National IDs and e-mail addresses are taken off a sheet that is not changed for 30 days, and off a work once it is registered.',
      },
    },
    { heading: { is: 'Listi af ISRC-kóðum', en: 'A list of ISRCs' } },
    {
      words: {
        is: 'Undir Skrá ISRC-lista bætir þú kóðum við mörg verk í einu, á sams konar blaði. Ein lína er fyrir hverja upptöku: kóðinn, flytjandinn og verkið, með verknúmeri, ISWC eða heiti. Heiti finnur aðeins verk sem þú átt aðild að; heiti fleiri en eitt verk því sama þarf verknúmer.',
        en: 'Under List of ISRCs you add codes to many works at once, on a sheet of the same kind. There is one line for each recording: the code, the performer, and the work by its number, its ISWC or its title. A title finds only works that you have a part in; if several have it, write a work number.',
      },
    },
    {
      words: {
        is: 'Kóði á verki sem félagið hefur samþykkt bíður staðfestingar þess, eins og þegar einum kóða er bætt við. Sé upptakan þegar á öðru verki bíður línan þar til þú hefur skoðað það og merkt við að hún sé líka af þínu verki, eins og í syrpum.',
        en: 'A code on a work that the society has approved waits for it to be confirmed, as when one code is added. If the recording is on another work already, the line waits until you have looked at that one and said that the recording is of your work too, as in medleys.',
      },
    },
  ],
};
