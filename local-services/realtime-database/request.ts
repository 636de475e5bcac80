import { z } from 'zod'
import { parsePath, type Path } from './path.ts'
import { isFilter, querySchema, type Query } from './query.ts'

const messageSchema = z.discriminatedUnion('t', [
  /** About the connection. */
  z.object({ t: z.literal('c'), d: z.object({ t: z.string() }) }),
  /** A request: its number, what it asks for and with what. */
  z.object({ t: z.literal('d'), d: z.object({ r: z.number(), a: z.string(), b: z.unknown().optional() }) }),
])

/** Throws when the text is no message of the protocol. */
export const parseMessage = (text: string): z.output<typeof messageSchema> =>
  messageSchema.parse(JSON.parse(text))

/** What requests consist of; each uses some of it. */
const bodySchema = z.object({
  p: z.string().default('/'),
  q: z.unknown().optional(),
  t: z.number().optional(),
  h: z.string().optional(),
  d: z.unknown().optional(),
  cred: z.string().optional(),
  authvar: z.unknown().optional(),
  noauth: z.boolean().optional(),
})

export interface Request {
  path: Path
  /** What it orders by and what it leaves out. */
  query: Query | null
  /** The same, when it leaves anything out. */
  filter: Query | null
  /** The same, in the words of the client. */
  asSent: unknown
  /** The client's number for the query. */
  tag: number | undefined
  /** Of what the client has. */
  hash: string | undefined
  value: unknown
  credential: string | undefined
  /** An admin who asks to be subject to the rules, as somebody or as nobody. */
  isUnderRules: boolean
}

/** Throws when it is not what a request consists of. */
export function parseRequest(json: unknown): Request {
  const { p, q, t, h, d, cred, authvar, noauth } = bodySchema.parse(json)
  const query = q === undefined ? null : querySchema.parse(q)
  return {
    path: parsePath(p),
    query,
    filter: query && isFilter(query) ? query : null,
    asSent: q,
    tag: t,
    hash: h,
    value: d,
    credential: cred,
    isUnderRules: authvar !== undefined || noauth === true,
  }
}

/** The status of a request, and what was asked for or what is wrong. */
export interface Reply {
  s:
    | 'ok'
    | 'permission_denied'
    | 'datastale'
    | 'invalid_data'
    | 'invalid_token'
    | 'write_too_big'
    | 'unavailable'
  d: unknown
}

/** What a client may ask for, by the letters of the protocol. */
export type Actions = Record<string, (request: Request) => Reply>

export const ok = (d: unknown = ''): Reply => ({ s: 'ok', d })
export const denied: Reply = { s: 'permission_denied', d: 'Permission denied' }
