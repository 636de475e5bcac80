import { readStorefront, type StorefrontEnv } from '../backend-kit/configuration/programs.ts'
import { definedIn, type Environment } from '../backend-kit/configuration/read-variables.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** What is set already wins over the files, and `.env.local` over `.env`. */
function loadEnvFiles(): void {
  for (const file of ['.env.local', '.env'].map((name) => join(root, name)))
    if (existsSync(file)) process.loadEnvFile(file)
}

function readEnv(): StorefrontEnv {
  if (!process.argv.includes('--ignore-env-files')) loadEnvFiles()
  return readStorefront(process.env)
}

/** The compiler that Next.js reads `next.config.ts` with would stay in memory: 26 MB, and what it has worked with. */
export function readConfigWithoutCompiler(): void {
  process.env.__NEXT_NODE_NATIVE_TS_LOADER_ENABLED = 'true'
}

/** All variables; an empty one counts as not set. */
export const definedVariables = (): Environment => definedIn(process.env)

export const env = readEnv()
