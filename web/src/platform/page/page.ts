import type { Text } from '@omur/contract/platform/rules/language';
import type { Role } from '@omur/contract/platform/values';
import type { RouteComponent } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';

/** Reads one entry of an address's query; undefined if it does not fit. */
type Reader<T> = (typed: unknown) => T | undefined;
export const text: Reader<string> = (typed) => (typeof typed === 'string' ? typed : undefined);
export const number: Reader<number> = (typed) => (typeof typed === 'number' ? typed : undefined);
/** Stands in the address while it is true. */
export const flag: Reader<boolean> = (typed) => typed === true || undefined;

export type Readers = Readonly<Record<string, Reader<unknown>>>;
type Values<S extends Readers> = { [K in keyof S]?: ReturnType<S[K]> };

// oxlint-disable-next-line typescript/no-generated-empty-object-type -- the address of a page without a query says nothing
type NoSearch = Readonly<Record<never, Reader<unknown>>>;

/** A page's address, what its query may say, and its code, which is loaded with the first visit. */
export interface PublicPage<Path extends string = string, S extends Readers = Readers> {
  path: Path;
  search?: S;
  component: RouteComponent;
}

/** The sections of the help, in the order they are read. */
export const helpSections = [
  'felagi',
  'skra-verk',
  'cwr',
  'samthykki',
  'erlendir-medhofundar',
  'morg-verk',
  'hopar',
  'agreiningur',
  'lifandi-flutningur',
  'samningar',
  'sjodir',
  'uthlutanir',
  'uthlutunardagar',
  'oradstafad',
  'uthlutanir-skrifstofa',
  'greidslur',
  'tekjur-og-greidslur',
  'notkun',
  'keyrslur',
  'adalfundir',
  'frettir',
  'erindi',
  'umbod',
  'i-umbodi',
  'innskraning',
  'oryggi',
  'tengingar',
  'i-simanum',
  'innholf',
  'adalfundir-skrifstofa',
  'skrifstofan',
  'yfirferd',
  'ipi-skrain',
  'iswc',
  'cwr-ut',
  'styrkir',
  'rekstur',
] as const;
export type HelpSection = (typeof helpSections)[number];

/** What menus know of the person who is logged in. */
export interface Visitor {
  role: Role;
  isStaff: boolean;
  mayRegister: boolean;
  /** Acting for somebody on a grant to read alone. */
  isReading: boolean;
  hasContracts: boolean;
  /** Undefined where the person is no author. */
  authorId?: number | undefined;
  seesAccess: boolean;
  /** Staff may be nobody's person. */
  person: object | null | undefined;
}

/** A part of a page that people look for by other words than the page's name. */
export interface PagePart {
  id: string;
  label: Text;
  /** In either language. */
  words: readonly string[];
  search?: Readonly<Record<string, string>>;
  /** Whom the palette shows it; those who see the page if undeclared. */
  isFor?: (visitor: Visitor) => boolean;
}

/** The groups of the desk's menu, in their order, with the headings that they stand under. */
export const deskSections = {
  works: { is: 'Verk', en: 'Works' },
  people: { is: 'Félagar', en: 'Members' },
  contracts: { is: 'Samningar', en: 'Contracts' },
  performances: { is: 'Flutningur', en: 'Performances' },
  money: { is: 'Fjármál', en: 'Money' },
  system: { is: 'Rekstur', en: 'Operations' },
} as const satisfies Record<string, Text>;
export type DeskSection = keyof typeof deskSections;

interface Place {
  at: number;
  under?: string;
  isExact?: true;
}
interface OwnPlace extends Place {
  group: 'own';
}
interface DeskPlace extends Place {
  group: 'desk';
  section: DeskSection;
}

/** A page behind the login, declared once: routes, menus, the palette and the help follow. */
export interface Page<Path extends string = string, S extends Readers = Readers> extends PublicPage<Path, S> {
  /** The section that the question mark opens; null for the help itself. */
  help: HelpSection | null;
  /** Its name in the menu and in the palette; a page without one is reached from others. */
  label?: Text;
  icon?: LucideIcon;
  /** The menu lists people's own pages first, then those of the desk, each by its place. */
  menu?: OwnPlace | DeskPlace;
  /** Whom menu and palette show it; everybody if undeclared. What the page shows is for the server to say. */
  isFor?: (visitor: Visitor) => boolean;
  parts?: readonly PagePart[];
}

export const publicPage = <const Path extends string, S extends Readers = NoSearch>(
  page: PublicPage<Path, S>,
) => page;
export const page = <
  const Path extends string,
  S extends Readers = NoSearch,
  Label extends Text | undefined = undefined,
>(
  of: Page<Path, S> & { label?: Label },
) => of as Page<Path, S> & { label: Label };

/** What the query of a page's address says. */
export type SearchOf<P> = P extends PublicPage<string, infer S> ? Values<S> : never;

/** The query of an address as the page reads it. */
export const readSearch =
  <S extends Readers>(readers: S | undefined) =>
  (typed: Record<string, unknown>): Values<S> =>
    Object.fromEntries(
      Object.entries(readers ?? {}).map(([name, read]) => [name, read(typed[name])]),
    ) as Values<S>;
