import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

/** The folder of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url))

const port = z.coerce.number().int().min(1).max(65_535)

const schema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  /** How many proxies of ours stand before the storefront. */
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(9).default(0),
  /** Where `/metrics` is served; no port: nowhere. */
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: port.optional(),
  /** Off: documents are sent as Next.js wrote them. */
  CRITICAL_CSS: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.string().default('info'),
})

/** What is set already wins over the files, and `.env.local` over `.env`. */
function loadEnvFiles(): void {
  for (const file of ['.env.local', '.env'].map((name) => join(root, name)))
    if (existsSync(file)) process.loadEnvFile(file)
}

function readEnv(): z.output<typeof schema> {
  if (!process.argv.includes('--ignore-env-files')) loadEnvFiles()
  const parsed = schema.safeParse(definedVariables())
  if (parsed.success) return parsed.data
  throw new Error(`The environment cannot be used.\n${z.prettifyError(parsed.error)}`)
}

/** The compiler that Next.js reads `next.config.ts` with would stay in memory: 26 MB, and what it has worked with. */
export function readConfigWithoutCompiler(): void {
  process.env.__NEXT_NODE_NATIVE_TS_LOADER_ENABLED = 'true'
}

/** All variables; an empty one counts as not set. */
export const definedVariables = (): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''))

export const env = readEnv()
