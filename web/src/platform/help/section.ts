import type { HelpSection } from '../page/page.ts';
import type { Text } from '@omur/contract/platform/rules/language';

export type Picture = 'shares' | 'lights' | 'access';

/** A piece of a section: words, steps in order, points, or a picture. */
export type Block =
  | { words: Text }
  | { heading: Text }
  | { steps: readonly Text[] }
  | { points: readonly Text[] }
  | { picture: Picture };

export interface Section {
  /** Names it in the address; every page links to one. */
  id: HelpSection;
  title: Text;
  blocks: readonly Block[];
  /** Nobody but the society's staff has pages that it is about. */
  isForStaff?: true;
}
