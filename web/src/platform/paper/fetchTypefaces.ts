import regular from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url';
import strong from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?url';
import type { Typefaces } from './typeface.ts';

/** The typeface of documents, fetched with the first of them. */
export async function fetchTypefaces(): Promise<Typefaces> {
  const [one, other] = await Promise.all([bytesOf(regular), bytesOf(strong)]);
  return { regular: one, strong: other };
}

async function bytesOf(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The typeface answered ${response.status}.`);
  return response.arrayBuffer();
}
