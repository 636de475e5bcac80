import { z } from 'zod'

/*
 * What the caches need of the environment. Node.js loads them as they are, beside what Next.js has built, so this imports
 * nothing that needs a bundler.
 */

const schema = z.object({
  /** A Valkey or Redis that all storefronts share; not set: each keeps what it knows to itself. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  LOG_LEVEL: z.string().default('info'),
})

function readShared(): z.output<typeof schema> {
  const set = Object.entries(process.env).filter(([, value]) => value !== '')
  const result = schema.safeParse(Object.fromEntries(set))
  if (result.success) return result.data
  throw new Error('REDIS_URL cannot be used. Set it to an address such as redis://127.0.0.1:6379.')
}

const { REDIS_URL: redisUrl, LOG_LEVEL: logLevel } = readShared()

export const shared = { redisUrl: redisUrl ?? null, logLevel }
