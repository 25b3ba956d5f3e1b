import type { Section } from './section.ts';

/** Disputes over shares (H80–H89, H121–H124). */
export const disputes: Section = {
  id: 'agreiningur',
  title: { is: 'Ágreiningur um hlutföll', en: 'Disputes over shares' },
  blocks: [
    {
      words: {
        is: 'Ef þér þykir skipting verks röng getur þú lagt til aðra. Aðeins sá hlutur sem munar bíður niðurstöðu; allt annað er greitt eins og áður.',
        en: 'If you think that the split of a work is wrong, you can propose another. Only the difference waits for the outcome; everything else is paid as before.',
      },
    },
    {
      points: [
        {
          is: 'Á síðu verksins velur þú Leggja til önnur hlutföll, dregur til hlut hvers höfundar og skrifar rök. Samtalan helst alltaf sú sama.',
          en: 'On the work’s page choose Propose other shares, move the share of each author, and give your reasons. The total always stays the same.',
        },
        {
          is: 'Þeir höfundar sem tillagan breytir einhverju fyrir fá tilkynningu. Þeir samþykkja, bjóða annað eða vísa málinu til félagsins, í síðasta lagi innan fjórtán daga.',
          en: 'The authors whose share would change are notified. They accept, make another offer or leave it to the society, within fourteen days.',
        },
        {
          is: 'Komi höfundar sér saman um hlutföll sem taka frá útgefanda eða öðrum rétthafa, eða skuldi sá sem gefur eftir félaginu vegna fyrirframgreiðslu eða ofgreiðslu, úrskurðar félagið. Allir sem eiga aðild að verkinu fá að vita það.',
          en: 'If authors agree on shares that take from a publisher or another holder, or if the one who gives way owes the society an advance or what they were paid too much, the society decides. Everybody with a part in the work is told.',
        },
        {
          is: 'Þögn er ekki samþykki: sé ekki svarað í tæka tíð úrskurðar félagið. Úrskurðurinn er rökstuddur og liggur á milli þess sem er skráð og þess sem krafist var.',
          en: 'Silence is no acceptance: if there is no answer in time, the society decides. The decision has reasons, and lies between what is registered and what was claimed.',
        },
        {
          is: 'Hvor aðili um sig bætir við gögnum, svo sem nótum eða skilaboðum. Aðeins aðilar málsins og starfsfólk félagsins lesa þau, og þau verða ekki tekin til baka.',
          en: 'Each side adds evidence, such as sheet music or messages. Only the parties and the society’s staff read it, and it cannot be taken back.',
        },
        {
          is: 'Séu tvær skráningar á sama verki og krefjist saman meira en alls verksins hefst ágreiningur af sjálfu sér þegar félagið sér að verkið er eitt. Þá þurfa allir að svara, líka sá sem skráði.',
          en: 'Where two registrations of one work claim more than all of it, a dispute begins by itself once the society sees that it is one work. Then everybody has to answer, the registrant too.',
        },
        {
          is: 'Á síðu verksins sérðu hve mikið fé bíður og hvenær þarf að svara. Næsta úthlutun eftir niðurstöðuna greiðir það sem beið.',
          en: 'The work’s page shows how much money waits, and by when an answer is due. The next distribution after the outcome pays what waited.',
        },
        {
          is: 'Á meðan verður höfundum og hlutum í verkinu ekki breytt, og það sem greitt var áður en ágreiningurinn hófst stendur.',
          en: 'Meanwhile the authors and shares of the work cannot be changed, and what was paid before the dispute began stands.',
        },
      ],
    },
  ],
};
