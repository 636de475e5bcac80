import { z } from 'zod'

const TIMEOUT_MS = 30_000
/** The most that one call answers or takes. */
const PAGE = 1000

/** An account as the emulator writes it; what is not named here is kept as it came. */
export const accountSchema = z.looseObject({
  localId: z.string(),
  email: z.string().optional(),
  /** Sessions that began before this second are over. */
  validSince: z.string().optional(),
})
export type Account = z.output<typeof accountSchema>

const batchSchema = z.object({
  users: z.array(accountSchema).default([]),
  nextPageToken: z.string().optional(),
})
const outcomeSchema = z.object({
  error: z.array(z.object({ index: z.number().default(0), message: z.string() })).default([]),
})

/** The emulator's own REST interface, as its owner. */
export interface EmulatorClient {
  listAccounts: () => Promise<Account[]>
  /** Takes accounts over with id, password, claims and running sessions. */
  importAccounts: (accounts: readonly Account[]) => Promise<void>
}

export function emulatorClient(port: number, projectId: string): EmulatorClient {
  const base = `http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1/projects/${projectId}`
  const call = async <T extends z.ZodType>(path: string, reply: T, body?: unknown): Promise<z.output<T>> => {
    const response = await fetch(`${base}/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok)
      throw new Error(`The Auth emulator answered ${response.status} to ${path.split('?')[0]}`)
    return reply.parse(await response.json())
  }

  const listAccounts = async (token = ''): Promise<Account[]> => {
    const page = await call(`accounts:batchGet?maxResults=${PAGE}&nextPageToken=${token}`, batchSchema)
    return page.nextPageToken ? [...page.users, ...(await listAccounts(page.nextPageToken))] : page.users
  }

  const importAccounts = async (accounts: readonly Account[]): Promise<void> => {
    if (accounts.length === 0) return
    const { error } = await call('accounts:batchCreate', outcomeSchema, { users: accounts })
    if (error.length > 0)
      throw new Error(`The Auth emulator refused ${error.length} accounts: ${error[0]?.message}`)
    // It counts every session as begun before the import and therefore over, unless it is told otherwise.
    for (const { localId, validSince } of accounts) {
      if (validSince) await call('accounts:update', z.unknown(), { localId, validSince })
    }
  }

  return { listAccounts: () => listAccounts(), importAccounts }
}
