/** The page's own files leave the ending of what they import to Vite: import this first, and them dynamically. */
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (name, context, next) => next(/^\.{1,2}\/(?!.*\.\w+$)/.test(name) ? `${name}.ts` : name, context),
});
