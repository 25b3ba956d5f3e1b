import type { FileType } from '@omur/contract/platform/fileRules';
import { bareImage } from '@omur/contract/platform/pictures/bareImage';
import { newsRefusals } from '@omur/contract/platform/refusals/news';
import { Refusal } from '../api/refusal.ts';
import { chosenLanguage, textIn } from '../i18n/text.ts';

const unreadable = 'file.pictureUnreadable';

/** @throws a Refusal where it cannot be read as the picture that it should be; the server would not take it either */
export async function bareFileOf(file: File, type: FileType): Promise<File> {
  const bare = bareImage(new Uint8Array(await file.arrayBuffer()), type);
  if (!bare) {
    const { status, ...text } = newsRefusals[unreadable];
    throw new Refusal(status, unreadable, textIn(chosenLanguage(), text));
  }
  return new File([bare as Uint8Array<ArrayBuffer>], file.name, { type });
}
