/** Which section of the help belongs to a page, by the beginning of its address; the first that fits. */
const sections: readonly (readonly [string, string])[] = [
  ['/verk/stofna', 'skra-verk'],
  ['/verk', 'samthykki'],
  ['/queSheets', 'skra-verk'],
  ['/cue-blöð', 'skra-verk'],
  ['/yfirferð', 'samthykki'],
  ['/samþykki-í-bið', 'samthykki'],
  ['/kóðar', 'samthykki'],
  ['/staðfestingar', 'samthykki'],
  ['/bráðabirgðaskráningar', 'samthykki'],
  ['/óþekktir-höfundar', 'erlendir-medhofundar'],
  ['/aðildarumsóknir', 'erlendir-medhofundar'],
  ['/lifandi-flutningar', 'lifandi-flutningur'],
  ['/staðir', 'lifandi-flutningur'],
  ['/samningar', 'samningar'],
  ['/sjodir-umsokn', 'sjodir'],
  ['/sjóðir', 'sjodir'],
  ['/musicstart', 'sjodir'],
  ['/umboð', 'umbod'],
  ['/stillingar', 'innskraning'],
  ['/tilkynningar', 'innskraning'],
  ['/skráningar', 'felagi'],
  ['/notendur', 'umbod'],
  ['/personur', 'felagi'],
  ['/varðveisla', 'felagi'],
  ['/mitt-spjald', 'felagi'],
  ['/stats', 'uthlutanir'],
  ['/úthlutanir/dagar', 'uthlutunardagar'],
  ['/úthlutanir', 'uthlutanir-skrifstofa'],
  ['/óráðstafað', 'oradstafad'],
  ['/kröfur', 'oradstafad'],
  ['/pósthólf', 'rekstur'],
  ['/verkraðir', 'rekstur'],
];

/** The section to open from a page; the beginning where none is its own. */
export function helpOf(pathname: string): string | undefined {
  const address = decodeURI(pathname);
  return sections.find(([start]) => address === start || address.startsWith(`${start}/`))?.[1];
}
