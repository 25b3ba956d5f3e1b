/** Beyond this the page is taken to ask by itself: it does so at most every half minute. */
const attendedFor = 20_000;
let lastActedAt = Date.now();

for (const kind of ['pointerdown', 'click', 'keydown', 'wheel', 'touchmove'])
  addEventListener(kind, () => (lastActedAt = Date.now()), { capture: true, passive: true });

/** Whether nobody has done anything on the page for a while. What it asks then keeps nobody logged in (S1). */
export const isUnattended = () => Date.now() - lastActedAt > attendedFor;
