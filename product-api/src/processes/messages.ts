import { z } from 'zod'

/** What a process that answers calls tells the one that leads. */
export const toLeaderSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('mail queued') }),
  /** A call of somebody whose calls are limited; `id` comes back with the count. */
  z.object({ kind: z.literal('call'), id: z.int(), key: z.string(), windowMs: z.int() }),
])
export type ToLeader = z.output<typeof toLeaderSchema>

/** How many calls there were in the window under way, and the ms that are left of it. */
export const countSchema = z.object({ current: z.int(), ttl: z.number() })
export type Count = z.output<typeof countSchema>

/** The answer to a call. */
export const toFollowerSchema = countSchema.extend({ kind: z.literal('counted'), id: z.int() })
export type ToFollower = z.output<typeof toFollowerSchema>
