/** `npm run access`: writes docs/access.md. */
import '../../src/app/app.ts';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { accessPage } from './page.ts';

writeFileSync(fileURLToPath(new URL('../../../docs/access.md', import.meta.url)), accessPage());
