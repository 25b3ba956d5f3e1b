import type { Message } from '../../messages/notifications/notify.ts';
import type { Text } from '@omur/contract/platform/rules/language';
import type { LightChange } from '@omur/contract/works/works';

interface Change {
  workId: number;
  title: string;
  light: LightChange['lightAfter'];
  cause: LightChange['cause'];
  remark: string | null;
}

/** What the parties to a work are told when its light changes, and when staff refuse it (J3). */
export function lightMessage({ workId, title, light, cause, remark }: Change): Message {
  const isRefusal = cause === 'refusedByStaff';
  const header = isRefusal ? refused : headers[light];
  const paragraphs = [causes[cause], meanings[isRefusal ? 'refused' : light], ...(remark ? [remarks] : [])];
  const filled = (text: string) =>
    text.replace(/\{(title|remark)\}/g, (_, name) => (name === 'title' ? title : (remark ?? '')));
  return {
    kind: 'workLight',
    header: { is: filled(header.is), en: filled(header.en) },
    body: {
      is: paragraphs.map((text) => filled(text.is)).join('\n\n'),
      en: paragraphs.map((text) => filled(text.en)).join('\n\n'),
    },
    link: `/verk/${workId}`,
  };
}

const refused: Text = { is: 'Skráningu hafnað: „{title}“', en: 'Registration refused: “{title}”' };
const remarks: Text = { is: 'Athugasemd: {remark}', en: 'Remark: {remark}' };
const headers: Record<Change['light'], Text> = {
  green: { is: 'Grænt ljós: „{title}“', en: 'Green light: “{title}”' },
  yellow: { is: 'Gult ljós: „{title}“', en: 'Yellow light: “{title}”' },
  red: { is: 'Rautt ljós: „{title}“', en: 'Red light: “{title}”' },
};
const meanings: Record<Change['light'] | 'refused', Text> = {
  green: {
    is: 'Verkið er með grænt ljós: félagið hefur samþykkt það, enginn höfundur sem spurður var á eftir að svara, og það tekur þátt í úthlutun.',
    en: 'The work has a green light: the society has approved it, no author who was asked has yet to answer, and it takes part in distributions.',
  },
  yellow: {
    is: 'Verkið er með gult ljós: það bíður samþykkis höfundar og tekur ekki þátt í úthlutun fyrr en það er fengið.',
    en: 'The work has a yellow light: it awaits the approval of an author, and takes no part in distributions until then.',
  },
  red: {
    is: 'Verkið er með rautt ljós: það bíður samþykkis félagsins og tekur ekki þátt í úthlutun fyrr en það er fengið.',
    en: 'The work has a red light: it awaits the approval of the society, and takes no part in distributions until then.',
  },
  refused: {
    is: 'Verkið er með rautt ljós og tekur ekki þátt í úthlutun.',
    en: 'The work has a red light and takes no part in distributions.',
  },
};
const causes: Record<Change['cause'], Text> = {
  registered: { is: 'Verkið „{title}“ var skráð.', en: 'The work “{title}” was registered.' },
  imported: {
    is: 'Verkið „{title}“ var flutt úr eldra kerfi.',
    en: 'The work “{title}” was carried over from an older system.',
  },
  approvedByStaff: {
    is: 'Félagið hefur samþykkt skráningu verksins „{title}“.',
    en: 'The society has approved the registration of the work “{title}”.',
  },
  refusedByStaff: {
    is: 'Félagið hefur hafnað skráningu verksins „{title}“.',
    en: 'The society has refused the registration of the work “{title}”.',
  },
  approvedByAuthor: {
    is: 'Höfundur hefur samþykkt skráningu verksins „{title}“.',
    en: 'An author has approved the registration of the work “{title}”.',
  },
  objectedByAuthor: {
    is: 'Höfundur hefur andmælt skráningu verksins „{title}“.',
    en: 'An author has objected to the registration of the work “{title}”.',
  },
  approvedByTime: {
    is: 'Frestur til að andmæla skráningu verksins „{title}“ er liðinn, og samþykki telst því veitt.',
    en: 'The time to object to the registration of the work “{title}” has run out, so approval is taken as given.',
  },
  takenOver: {
    is: 'Bráðabirgðaskráning verksins „{title}“ hefur verið tekin yfir og verkið skráð að fullu.',
    en: 'The provisional registration of the work “{title}” has been taken over, and the work is registered in full.',
  },
  withdrawn: {
    is: 'Skráning verksins „{title}“ hefur verið dregin til baka.',
    en: 'The registration of the work “{title}” has been withdrawn.',
  },
  disputed: {
    is: 'Höfundur hefur vefengt hlutföll í verkinu „{title}“ og samþykkt skráningu þess að öðru leyti.',
    en: 'An author has disputed the shares of the work “{title}”, and approved its registration otherwise.',
  },
  amended: {
    is: 'Skráningu verksins „{title}“ hefur verið breytt.',
    en: 'The registration of the work “{title}” has been amended.',
  },
};
