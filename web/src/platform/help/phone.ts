import type { Section } from './section.ts';

/** H70–H78: the portal as an app of the device. */
export const phone: Section = {
  id: 'i-simanum',
  title: { is: 'Ómur í símanum', en: 'Ómur on your phone' },
  blocks: [
    {
      words: {
        is: 'Þú getur sett Óm upp eins og hvert annað smáforrit: veldu „Setja upp“ eða „Bæta á heimaskjá“ í valmynd vafrans, eða hnappinn undir Stillingar, Ómur í þessu tæki.',
        en: 'You can install Ómur like any other app: choose “Install” or “Add to Home Screen” in your browser’s menu, or the button under Settings, Ómur on this device.',
      },
    },
    {
      words: {
        is: 'Án nets sérðu það sem þú last síðast og frá hvaða tíma það er. Það geymist í tækinu í viku og hverfur þegar þú skráir þig út. Skráðu þig alltaf út úr tæki sem aðrir nota. Það sem þú sérð í umboði annarra geymist ekki.',
        en: 'Without a network you see what you read last, and from when it is. It is kept on the device for a week and removed when you log out. Always log out of a device that others use. What you see while acting for somebody is not kept.',
      },
    },
    {
      words: {
        is: 'Drög sem þú skrifar án nets vistast þegar samband kemst á. Ef þú sendir skráningu á lifandi flutningi án nets getur þú valið Senda þegar netið kemur; þá er hún skráð einu sinni um leið og samband kemst á og vefurinn er opinn.',
        en: 'Drafts that you write without a network are saved once there is one. If you send a live performance without a network you can choose Send when back online; it is then registered once, as soon as there is a network and the portal is open.',
      },
    },
    {
      words: {
        is: 'Ef þú átt lagalista í öðru forriti, svo sem minnispunktum, velur þú Deila og síðan Ómur. Listinn bíður þá í eyðublaðinu, og ekkert er skráð fyrr en þú hefur farið yfir verkin.',
        en: 'If you have a set list in another app, such as your notes, choose Share and then Ómur. The list waits in the form, and nothing is registered until you have checked the works.',
      },
    },
    {
      words: {
        is: 'Undir Stillingar kveikir þú á tilkynningum í tækinu og velur um hvað þær eru. Þær segja um hvað málið snýst, en hvorki nöfn né upphæðir. Á iPhone og iPad þarf fyrst að bæta Ómi á heimaskjáinn.',
        en: 'Under Settings you switch on notifications on the device and choose what they are about. They say what the matter is, with neither names nor amounts. On an iPhone or iPad, add Ómur to the home screen first.',
      },
    },
  ],
};
