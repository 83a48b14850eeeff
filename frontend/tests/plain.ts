/** TypeScript from standard input, as a browser takes it. */

import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

process.stdout.write(stripTypeScriptTypes(readFileSync(0, 'utf8')));
