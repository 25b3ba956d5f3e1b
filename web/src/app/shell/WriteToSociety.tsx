import { Suspense } from 'react';
import { useWriting } from '../../messages/cases/writing.ts';
import { lazyComponent } from '../../platform/api/lazyComponent.ts';

const WriteDialog = lazyComponent(
  async () => (await import('../../messages/cases/WriteDialog.tsx')).WriteDialog,
);

/** H40: the dialog that any page opens; its code comes when somebody writes. */
export function WriteToSociety() {
  const writing = useWriting();
  if (!writing) return null;
  return (
    <Suspense>
      <WriteDialog writing={writing} />
    </Suspense>
  );
}
