import { draftKey, read, remove, write } from '../../platform/drafts/drafts.ts';

// The form that a room was opened from, in the browser that opened it: it is the draft again when the room is closed.

const keyOf = (splitRoomId: number) => draftKey(`splitRoom.${splitRoomId}`);

export const keepForm = (splitRoomId: number, form: unknown): void => write(keyOf(splitRoomId), form);

export const forgetForm = (splitRoomId: number): void => remove(keyOf(splitRoomId));

export function takeFormBack(splitRoomId: number): void {
  const form = read(keyOf(splitRoomId));
  // What has been begun since stays.
  if (form !== undefined && read(draftKey('work')) === undefined) write(draftKey('work'), form);
  forgetForm(splitRoomId);
}
