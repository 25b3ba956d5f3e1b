export const rateMessages = {
  title: { is: 'Gengi sem greitt er eftir', en: 'Rates that the run pays by' },
  hint: {
    is: 'Einn starfsmaður skráði hvert þeirra. Sá sem lýkur keyrslunni er annar og ber þau saman við það sem félagið fékk greitt.',
    en: 'One of the staff has typed each of them. Another finishes the run, and compares them with what the society was paid.',
  },
  rate: {
    is: '{rate} (síðast {known}). Alls {amount}, skráð af: {name}.',
    en: '{rate} (last {known}). Comes to {amount}, typed by {name}.',
  },
  first: {
    is: '{rate} (ekkert fyrra gengi). Alls {amount}, skráð af: {name}.',
    en: '{rate} (no earlier rate). Comes to {amount}, typed by {name}.',
  },
  reason: { is: 'Skýring: {reason}', en: 'Reason: {reason}' },
  seen: { is: 'Ég hef skoðað gengið', en: 'I have looked at the rates' },
};
