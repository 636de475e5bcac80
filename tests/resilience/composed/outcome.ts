import { z } from 'zod'

const environmentSchema = z.record(z.string(), z.string())

/** What the sandbox is given on its standard input. */
export const setupSchema = z.object({
  /** Of /run/secrets, by name. */
  files: z.record(z.string(), z.string()),
  /** Of the database. */
  password: z.string(),
  productApi: environmentSchema,
  storefront: environmentSchema,
})
export type Setup = z.output<typeof setupSchema>

const readySchema = z.object({ productApi: z.number(), storefront: z.number() })

/** What it prints. Statuses; 0: no response. */
export const outcomeSchema = z.object({
  ready: readySchema,
  page: z.number(),
  contact: z.number(),
  mails: z.number(),
  /** While the disk of the database is full, and after it. */
  full: z.object({ ready: readySchema, live: z.number(), catalogue: z.number() }),
  freed: readySchema,
  logs: z.object({ productApi: z.string(), storefront: z.string() }),
})
export type Outcome = z.output<typeof outcomeSchema>
