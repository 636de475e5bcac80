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
  /** Milliseconds since 1970. */
  createdAt: z.string().optional(),
  lastLoginAt: z.string().optional(),
})
export type Account = z.output<typeof accountSchema>

const batchSchema = z.object({
  users: z.array(accountSchema).default([]),
  nextPageToken: z.string().optional(),
})
const outcomeSchema = z.object({
  error: z.array(z.object({ index: z.number().default(0), message: z.string() })).default([]),
})

const codesSchema = z.object({
  oobCodes: z.array(
    z.object({ email: z.string(), requestType: z.string(), oobCode: z.string(), oobLink: z.url() }),
  ),
})

/** What Firebase would send in an e-mail: a code, and the link that uses it up. */
export type MailedCode = z.output<typeof codesSchema>['oobCodes'][number]

/** The emulator's own REST interface, as its owner. */
export interface EmulatorClient {
  listAccounts: () => Promise<Account[]>
  /** Takes accounts over with id, password, claims and running sessions. */
  importAccounts: (accounts: readonly Account[]) => Promise<void>
  /** The codes that nobody has used yet. */
  listCodes: () => Promise<MailedCode[]>
}

/** A guest, who has no password, has ended no sessions yet: those of the account's whole life count. */
function sessionsOf({ localId, validSince, createdAt, lastLoginAt }: Account) {
  const since = validSince ?? (createdAt && String(Math.floor(Number(createdAt) / 1_000)))
  return { localId, ...(since && { validSince: since }), ...(lastLoginAt && { lastLoginAt }) }
}

export function emulatorClient(port: number, projectId: string): EmulatorClient {
  const origin = `http://127.0.0.1:${port}`
  const base = `/identitytoolkit.googleapis.com/v1/projects/${projectId}`
  const call = async <T extends z.ZodType>(path: string, reply: T, body?: unknown): Promise<z.output<T>> => {
    const response = await fetch(origin + path, {
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
    const page = await call(
      `${base}/accounts:batchGet?maxResults=${PAGE}&nextPageToken=${token}`,
      batchSchema,
    )
    return page.nextPageToken ? [...page.users, ...(await listAccounts(page.nextPageToken))] : page.users
  }

  const importAccounts = async (accounts: readonly Account[]): Promise<void> => {
    if (accounts.length === 0) return
    const { error } = await call(`${base}/accounts:batchCreate`, outcomeSchema, { users: accounts })
    if (error.length > 0)
      throw new Error(`The Auth emulator refused ${error.length} accounts: ${error[0]?.message}`)
    // It counts every session as begun before the import and therefore over, unless a request says otherwise.
    for (const account of accounts) await call(`${base}/accounts:update`, z.unknown(), sessionsOf(account))
  }

  const listCodes = async () => {
    const { oobCodes } = await call(`/emulator/v1/projects/${projectId}/oobCodes`, codesSchema)
    return oobCodes
  }

  return { listAccounts: () => listAccounts(), importAccounts, listCodes }
}
