import type { z } from 'zod'
import { readRefusal } from './ksef-error.ts'
import type { KsefGroup, KsefPace } from './ksef-limits.ts'

export type Call = {
  /** For errors and logs. */
  what: string
  path: string
  /** Whose limits it counts in. */
  group: KsefGroup
  method?: 'GET' | 'POST'
  token?: string
  json?: unknown
}

export type KsefCall = {
  /** The text of a reply. Rejects with KsefError, KsefBusy, or what `fetch` rejects with. */
  text: (call: Call) => Promise<string>
  read: <Schema extends z.ZodType>(schema: Schema, call: Call) => Promise<z.output<Schema>>
}

type Options = { url: string; withinMs: number; pace: KsefPace }

/** Calls of KSeF, each within its limits and within a time. */
export function createKsefCall({ url, withinMs, pace }: Options): KsefCall {
  const base = url.replace(/\/$/, '')

  async function ask({ what, path, method = 'GET', token, json }: Call): Promise<string> {
    const response = await fetch(`${base}${path}`, {
      method,
      headers: {
        accept: 'application/json, application/xml',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      redirect: 'error',
      signal: AbortSignal.timeout(withinMs),
    })
    if (response.ok) return response.text()
    throw await readRefusal(what, response)
  }

  const text = (call: Call) => pace(call.group, () => ask(call))
  return { text, read: async (schema, call) => schema.parse(JSON.parse(await text(call))) }
}
