import type { Section } from './section.ts';

/** General assemblies (O120–O131). */
export const assemblies: Section = {
  id: 'adalfundir',
  title: { is: 'Aðalfundir og kosningar', en: 'Assemblies and votes' },
  blocks: [
    {
      words: {
        is: 'Undir Aðalfundir eru fundarboð og gögn. Þeir sem voru félagar daginn sem fundarboðið nefnir eru á kjörskrá og hafa eitt atkvæði hver.',
        en: 'Under Assemblies you find notices and documents. Those who were members on the day that the notice names are on the list of voters, with one vote each.',
      },
    },
    {
      points: [
        {
          is: 'Ef þú kemst ekki getur þú veitt öðrum félaga á kjörskrá umboð. Sláðu inn kennitölu hans og nafn; umboðið gildir þegar hann hefur samþykkt það og þú getur dregið það til baka þar til það er notað.',
          en: 'If you cannot attend, you can give your proxy to another member on the list. Enter their national ID and name; the proxy counts once they have accepted it, and you can withdraw it until it is used.',
        },
        {
          is: 'Kosningin er leynileg. Skráð er að þú hafir greitt atkvæði en hvergi hvað þú kaust, og enginn getur opnað seðlana fyrr en kosningu er lokað.',
          en: 'The vote is secret. It is noted that you have voted but nowhere what you chose, and nobody can open the ballots before the vote is closed.',
        },
        {
          is: 'Enginn greiðir atkvæði fyrir þig nema sá sem er með umboð þitt á fundinum: hvorki starfsfólk né þeir sem hafa aðgang að gáttinni í þínu nafni.',
          en: 'Nobody votes for you but the holder of your proxy at the assembly: neither staff nor those who have access to the portal on your behalf.',
        },
        {
          is: 'Geymdu kvittunina sem þú færð. Eftir talningu sérðu með henni að seðillinn var talinn. Hún sýnir ekki hvað þú kaust.',
          en: 'Keep the receipt that you get. After the count it lets you see that your ballot was counted. It does not show what you chose.',
        },
        {
          is: 'Niðurstaðan er talin tvisvar og undirrituð. Skrána með henni og öllum seðlum getur hver sem er sótt og talið aftur.',
          en: 'The result is counted twice and signed. Anybody can download the file with it and all ballots, and count again.',
        },
      ],
    },
  ],
};

/** How staff hold one. */
export const deskAssemblies: Section = {
  id: 'adalfundir-skrifstofa',
  isForStaff: true,
  title: { is: 'Að halda aðalfund', en: 'Holding an assembly' },
  blocks: [
    {
      steps: [
        {
          is: 'Stofnaðu fund undir Aðalfundir með boði, dögum og kosningum á báðum málum. Fylgiskjölum er bætt við á síðu fundarins.',
          en: 'Make an assembly under Assemblies, with its notice, days and votes in both languages. Documents are added on its page.',
        },
        {
          is: 'Boðaðu fundinn. Allir félagar fá tilkynningu. Fundinum má breyta þar til kjörskrá er fest.',
          en: 'Announce it. All members are notified. The assembly can be changed until the list is fixed.',
        },
        {
          is: 'Festu kjörskrána þegar dagur hennar er kominn. Eftir það stendur allt sem fundarboðið segir og félagar geta veitt umboð. Séu einhverjir á henni vegna þess sem fært var inn eftir þann dag, eða ekki á henni vegna þess sem fært var inn síðan fundurinn var boðaður, sérðu nöfn þeirra fyrst og hver færði það inn.',
          en: 'Fix the list once its day has come. From then on everything that the notice says stays, and members can give proxies. If some are on it because of what was entered after that day, or not on it because of what was entered since the assembly was announced, you see their names first, and who entered that.',
        },
        {
          is: 'Opnaðu kosninguna. Henni verður ekki lokað fyrr en auglýstur tími er liðinn; þá eru seðlarnir taldir tvisvar og niðurstaðan undirrituð.',
          en: 'Open the vote. It is not closed before its announced time; then the ballots are counted twice and the result is signed.',
        },
      ],
    },
    {
      words: {
        is: 'Reynist félagatalið hafa verið rangt þegar kjörskráin var fest má gera hana að nýju þar til kosning hefst. Á síðu fundarins sést hverjir féllu þá út og hverjir bættust við. Þeir fá tilkynningu og umboð þeirra sem falla út falla niður.',
        en: 'If the records of members prove to have been wrong when the list was fixed, it can be made anew until the vote opens. The page of the assembly shows who would drop off and who would come onto it. They are notified, and proxies of those who drop off end.',
      },
    },
    {
      words: {
        is: 'Einn stjórnandi biður um hvert skref og annar staðfestir það. Sé fundinum breytt á milli þarf að biðja aftur.',
        en: 'One administrator asks for each step and another confirms it. If the assembly is changed in between, the step has to be asked for again.',
      },
    },
  ],
};
