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

/** What it prints. Statuses; 0: no response. */
export const outcomeSchema = z.object({
  ready: z.object({ productApi: z.number(), storefront: z.number() }),
  page: z.number(),
  contact: z.number(),
  mails: z.number(),
  logs: z.object({ productApi: z.string(), storefront: z.string() }),
})
export type Outcome = z.output<typeof outcomeSchema>
