import type { Assembly, NewAssembly } from '@omur/contract/people/assemblies';

export interface TypedQuestion {
  key: number;
  questionIs: string;
  questionEn: string;
  mostChosen: string;
  /** A line for each option: Icelandic, a bar, English. */
  options: string;
}

/** What stands in the form. */
export interface Typed {
  titleIs: string;
  titleEn: string;
  noticeIs: string;
  noticeEn: string;
  place: string;
  heldOn: string;
  heldTime: string;
  listOn: string;
  closesOn: string;
  closesTime: string;
  mostProxies: string;
  questions: readonly TypedQuestion[];
}

const two = (value: number) => String(value).padStart(2, '0');
const dayOf = (date: Date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
const timeOf = (date: Date) => `${two(date.getHours())}:${two(date.getMinutes())}`;

export function typedOf(of: Assembly | undefined): Typed {
  const held = of && new Date(of.heldAt);
  const closes = of && new Date(of.closesAt);
  return {
    titleIs: of?.titleIs ?? '',
    titleEn: of?.titleEn ?? '',
    noticeIs: of?.noticeIs ?? '',
    noticeEn: of?.noticeEn ?? '',
    place: of?.place ?? '',
    heldOn: held ? dayOf(held) : '',
    heldTime: held ? timeOf(held) : '',
    listOn: of?.listOn ?? '',
    closesOn: closes ? dayOf(closes) : '',
    closesTime: closes ? timeOf(closes) : '',
    mostProxies: String(of?.mostProxies ?? 2),
    questions: (of?.questions ?? []).map((question, key) => ({
      key,
      questionIs: question.questionIs,
      questionEn: question.questionEn,
      mostChosen: String(question.mostChosen),
      options: question.options.map(({ optionIs, optionEn }) => `${optionIs} | ${optionEn}`).join('\n'),
    })),
  };
}

export const aQuestion = (questions: readonly TypedQuestion[]): TypedQuestion => ({
  key: Math.max(-1, ...questions.map(({ key }) => key)) + 1,
  questionIs: '',
  questionEn: '',
  mostChosen: '1',
  options: 'Já | Yes\nNei | No',
});

const instant = (day: string, time: string) => {
  const date = new Date(`${day}T${time}`);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
};

/** The options of a question, or undefined where they are fewer than two, or one lacks a language. */
export function optionsOf({ options, mostChosen }: TypedQuestion) {
  const lines = options.split('\n').filter((line) => line.trim() !== '');
  const read = lines.map((line) => {
    const [optionIs = '', optionEn = ''] = line.split('|').map((part) => part.trim());
    return { optionIs, optionEn };
  });
  const most = Number(mostChosen);
  const isRight =
    read.length >= 2 &&
    read.every(({ optionIs, optionEn }) => optionIs !== '' && optionEn !== '') &&
    Number.isInteger(most) &&
    most >= 1 &&
    most <= read.length;
  return isRight ? read : undefined;
}

/** What is sent, or undefined where something is missing. */
export function bodyOf(typed: Typed): NewAssembly | undefined {
  const heldAt = instant(typed.heldOn, typed.heldTime);
  const closesAt = instant(typed.closesOn, typed.closesTime);
  const most = Number(typed.mostProxies);
  const questions = typed.questions.map((one) => ({ ...one, read: optionsOf(one) }));
  const texts = [typed.titleIs, typed.titleEn, typed.noticeIs, typed.noticeEn];
  texts.push(...questions.flatMap(({ questionIs, questionEn }) => [questionIs, questionEn]));
  if (!heldAt || !closesAt || typed.listOn === '' || !Number.isInteger(most) || most < 0 || most > 10)
    return undefined;
  if (texts.some((one) => one.trim() === '') || questions.some(({ read }) => !read)) return undefined;
  const { titleIs, titleEn, noticeIs, noticeEn, listOn, place } = typed;
  return {
    titleIs,
    titleEn,
    noticeIs,
    noticeEn,
    listOn,
    heldAt,
    closesAt,
    place: place || null,
    mostProxies: most,
    questions: questions.map(({ questionIs, questionEn, mostChosen, read = [] }) => ({
      questionIs,
      questionEn,
      mostChosen: Number(mostChosen),
      options: read,
    })),
  };
}
