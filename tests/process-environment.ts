import { fileURLToPath } from 'node:url'

/**
 * Of a program that tests start, which sees nothing of this shell's settings. As `npm start` has it: what was compiled before is not
 * compiled again. Nobody else may write there, for it is run.
 */
export const processEnvironment = {
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)),
} as const
