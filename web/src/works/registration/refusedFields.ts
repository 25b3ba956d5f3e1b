import { plainFields } from '../plainWork.ts';
import type { FieldProblem } from '../../platform/api/refusal.ts';
import type { FieldError } from '../../platform/ui/ErrorSummary.tsx';
import type { WorkForm } from './form.ts';

export const fieldIds = {
  title: 'work-title',
  duration: 'work-duration',
  appliesFrom: 'applies-from',
  appliesUntil: 'applies-until',
  plain: (name: string) => `work-${name}`,
  lists: 'work-lists',
  author: (key: string) => `author-${key}`,
};

export type ListTab = 'authors' | 'otherTitles' | 'isrcs';

export interface RefusedField extends FieldError {
  tab?: ListTab;
  authorKey?: string;
}

const plain: Record<string, string> = {
  title: fieldIds.title,
  duration: fieldIds.duration,
  appliesFrom: fieldIds.appliesFrom,
  appliesUntil: fieldIds.appliesUntil,
  ...Object.fromEntries(plainFields.map(([name]) => [name, fieldIds.plain(name)])),
};

/** What the server refused, at the field of the form that it is about. Members and others are counted apart in the payload. */
export function refusedFields(problems: readonly FieldProblem[], { authors }: WorkForm): RefusedField[] {
  const lists = {
    authors: authors.filter(({ kind }) => kind === 'known'),
    unknownAuthors: authors.filter(({ kind }) => kind === 'unknown'),
    ipiAuthors: authors.filter(({ kind }) => kind === 'listed'),
  };
  return problems.map(({ field, message }) => {
    const [list = '', place] = field.split('.');
    if (plain[list]) return { fieldId: plain[list], text: message };
    if (list === 'otherTitles') return { fieldId: fieldIds.lists, text: message, tab: 'otherTitles' };
    if (list === 'isrcs') return { fieldId: fieldIds.lists, text: message, tab: 'isrcs' };
    const author = list in lists ? lists[list as keyof typeof lists][Number(place ?? Number.NaN)] : undefined;
    if (!author) return { fieldId: fieldIds.lists, text: message, tab: 'authors' };
    const text = message.startsWith(author.name) ? message : `${author.name}: ${message}`;
    return { fieldId: fieldIds.author(author.key), text, tab: 'authors', authorKey: author.key };
  });
}
