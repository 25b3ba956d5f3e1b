import { formatNationalId } from '../../platform/i18n/format.ts';
import type { useText } from '../../platform/i18n/texts.tsx';

const messages = {
  byYou: { is: 'Skráð á vefnum af þér', en: 'Registered in the portal by you' },
  byOther: { is: 'Skráð á vefnum, kt. {kennitala}', en: 'Registered in the portal, national ID {kennitala}' },
  through: { is: '{origin} (umboð: {name})', en: '{origin} (acted for by {name})' },
};

/** As the portal writes it on what is registered: by whom, of others the birthday alone, and who acted for them. */
const written = /^Skráð á vef af (\d{6}(?:\d{4})?)(?: \(umboð: (.+)\))?$/u;

/** Where a registration came from, in the reader's language; what other systems wrote stays as it is. */
export function originText(origin: string | null, own: string, t: ReturnType<typeof useText>): string | null {
  const [, kennitala, name] = written.exec(origin ?? '') ?? [];
  if (kennitala === undefined) return origin;
  const by =
    kennitala === own ? t(messages.byYou) : t(messages.byOther, { kennitala: formatNationalId(kennitala) });
  return name === undefined ? by : t(messages.through, { origin: by, name });
}
