import type { Section } from './section.ts';

/** Groups of authors (H60–H69). */
export const groups: Section = {
  id: 'hopar',
  title: { is: 'Hópar', en: 'Groups' },
  blocks: [
    {
      words: {
        is: 'Í hópi geymið þið skiptinguna sem þið notið að jafnaði og lagalistana ykkar. Hópinn má velja þegar verk eða lifandi flutningur er skráður.',
        en: 'A group keeps your usual split and your set lists. It can be chosen when a work or a live performance is registered.',
      },
    },
    {
      points: [
        {
          is: 'Stofnaðu hóp undir Hópar í valmyndinni: gefðu honum nafn, bættu höfundunum við og skiptu 100 % á milli ykkar.',
          en: 'Make a group under Groups in the menu: give it a name, add the authors and divide 100% among you.',
        },
        {
          is: 'Hin fá tilkynningu og samþykkja hópinn og skiptinguna í eitt skipti. Hópurinn er ekki í boði fyrr en allir hafa samþykkt.',
          en: 'The others are notified, and agree once to the group and its split. It is not offered until everybody has agreed.',
        },
        {
          is: 'Ef skiptingunni er breytt eru allir spurðir aftur. Þú getur gengið úr hópi hvenær sem er; þá er skiptingin opin þar til hin samþykkja nýja.',
          en: 'If the split is changed, everybody is asked anew. You can leave a group at any time; its split is then open until the others agree to a new one.',
        },
        {
          is: 'Samþykki í hópi er ekki samþykki á verki. Hver höfundur samþykkir hvert verk fyrir sig, og skiptingu þess má breyta í skráningunni.',
          en: 'Agreeing to a group does not approve a work. Each author approves each work by itself, and its shares can be changed when it is registered.',
        },
        {
          is: 'Í hópnum sjást aðeins höfundanöfn, hlutverk og hlutir: hvorki kennitölur né netföng.',
          en: 'A group shows the authors’ names, roles and shares only: neither national IDs nor e-mail addresses.',
        },
      ],
    },
    {
      points: [
        {
          is: 'Veljir þú hóp þegar þú skráir lifandi flutning fá þau sem voru í hópnum þann dag lagalistann til staðfestingar. Þau sjá hvað var leikið, hvar og hvenær, og segja að listinn sé réttur eða hvað er ekki rétt.',
          en: 'If you choose a group when you register a live performance, those who were in it on that day are asked to confirm the set list. They see what was played, where and when, and say that the list is right or what is not.',
        },
        {
          is: 'Þú sérð svörin á síðu flutningsins og félagið sér þau líka. Enginn frestur rennur út og engin greiðsla bíður þeirra. Sé listanum breytt er spurt aftur.',
          en: 'You see the answers on the page of the performance, and so does the society. There is no deadline, and no payment waits for them. If the list is changed, everybody is asked again.',
        },
      ],
    },
  ],
};
