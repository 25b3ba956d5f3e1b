import regular from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?inline';
import strong from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?inline';
import { jsPDF } from 'jspdf';
import { describe, expect, it } from 'vitest';
import { typefaceOf } from './typeface.ts';

const bytesOf = async (address: string) => (await fetch(address)).arrayBuffer();
const typeface = typefaceOf(new jsPDF(), { regular: await bytesOf(regular), strong: await bytesOf(strong) });

describe('the typeface of statements', () => {
  it('L2.27 prints Icelandic and other Latin letters, and a mark for what it lacks', () => {
    expect(typeface.printable('Þoka − Łódź, č „x“…')).toBe('Þoka − Łódź, č „x“…');
    expect(typeface.printable('A\u0301st\tog\u0007 音楽🎵')).toBe('Ást og ???');
  });
  it('L2.27 has figures of one width, so that amounts stand straight below each other', () => {
    for (const weight of ['regular', 'strong'] as const) {
      const widths = Array.from('0123456789', (digit) => typeface.widthOf(digit, 10, weight));
      expect(new Set(widths).size).toBe(1);
    }
  });
});
