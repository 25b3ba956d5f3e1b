import { expect, it } from 'vitest';
import { originText } from './originText.ts';

const inIcelandic = (text: { is: string }, values: Record<string, string> = {}) =>
  text.is.replaceAll(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? '');
const shown = (origin: string | null) => originText(origin, '0101302479', inIcelandic as never);

it('H131 an origin is read by whoever looks, and what another system wrote stays', () => {
  expect(shown('Skráð á vef af 0101302479')).toBe('Skráð á vefnum af þér');
  expect(shown('Skráð á vef af 010130 (umboð: Félagið)')).toBe('Skráð á vefnum, kt. 010130 (umboð: Félagið)');
  expect(shown('Skráð á vef af 0101302559')).toBe('Skráð á vefnum, kt. 010130-2559');
  expect(shown('Flutt úr eldra kerfi')).toBe('Flutt úr eldra kerfi');
  expect(shown(null)).toBeNull();
});
