/** The pots of the demo society by number: what each is called, and what it is, both in Icelandic and in English. */
export const potTexts = [
  [
    'Útvarp',
    'Radio',
    'Útvarpsstöðvar greiða hlutfall af tekjum sínum fyrir tónlist. Upphæðin fer eftir því hve lengi verkið heyrðist og á hvaða stöð.',
    'Radio stations pay a part of their revenue for music. The amount depends on how long the work was heard, and on which station.',
  ],
  [
    'Sjónvarp',
    'Television',
    'Sjónvarpsstöðvar greiða fyrir tónlist í þáttum, auglýsingum og útsendingum. Farið er eftir notkunarblöðum og dagskrám stöðvanna.',
    'Television stations pay for music in programmes, advertisements and broadcasts. It is shared by their cue sheets and schedules.',
  ],
  [
    'Veitingahús og verslanir',
    'Restaurants and shops',
    'Veitingahús, verslanir og aðrir sem leika tónlist fyrir gesti greiða fast gjald. Því er skipt eftir því sem heyrist í útvarpi og á streymisveitum.',
    'Restaurants, shops and others that play music to their guests pay a fixed fee. It is shared by what is heard on radio and streaming services.',
  ],
  [
    'Tónleikar',
    'Concerts',
    'Tónleikahaldarar greiða hlutfall af miðasölu. Greitt er fyrir verkin á lagalistanum sem skráður var fyrir tónleikana.',
    'Promoters pay a part of the ticket sales. The works on the set list that was registered for the concert are paid.',
  ],
  [
    'Streymi tónlistar',
    'Music streaming',
    'Streymisveitur greiða hlutfall af áskriftum og auglýsingum. Upphæðin fer eftir því hve oft verkið var spilað og í hvaða landi.',
    'Streaming services pay a part of subscriptions and advertisements. The amount depends on how often the work was played, and in which country.',
  ],
  [
    'Niðurhal',
    'Downloads',
    'Vefverslanir greiða fyrir hvert eintak tónlistar sem er keypt og sótt.',
    'Online shops pay for each copy of music that is bought and downloaded.',
  ],
  [
    'Myndskeið á vef',
    'Online video',
    'Vefir með myndskeiðum greiða hlutfall af auglýsingum sem birtast með tónlist þinni.',
    'Video sites pay a part of the advertisements that are shown with your music.',
  ],
  [
    'Flutningur erlendis',
    'Performance abroad',
    'Systursamtök erlendis innheimta fyrir flutning verka þinna þar og senda félaginu það, með lista yfir verkin.',
    'Sister societies collect for performances of your works abroad and send it to the society, with a list of the works.',
  ],
  [
    'Eintakagerð til einkanota',
    'Private copying',
    'Gjald af tækjum og miðlum sem nota má til að afrita tónlist. Innheimtumiðstöð skiptir því milli félaga og sendir hverju þeirra úthlutun sína.',
    'A levy on devices and media that music can be copied with. A joint office shares it among societies, and sends each its distribution.',
  ],
] as const;
