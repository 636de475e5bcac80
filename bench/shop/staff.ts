import { z } from 'zod'

const TIMEOUT_MS = 30_000

const accountSchema = z.object({ idToken: z.string() })

async function ask(identityPort: number, path: string, body: object, token?: string): Promise<unknown> {
  const reply = await fetch(`http://127.0.0.1:${identityPort}/identitytoolkit.googleapis.com/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}`)
  return reply.json()
}

/** The token of an owner of the shop, new in the identity emulator. */
export async function signInOwner(identityPort: number, project: string): Promise<string> {
  const person = { email: `${crypto.randomUUID()}@example.com`, password: 'sekret12' }
  const { localId } = z
    .object({ localId: z.string() })
    .parse(await ask(identityPort, 'accounts:signUp?key=demo-key', { ...person, returnSecureToken: true }))
  const role = { localId, customAttributes: JSON.stringify({ admin: true }) }
  await ask(identityPort, `projects/${project}/accounts:update`, role, 'owner')
  const signIn = { ...person, returnSecureToken: true }
  return accountSchema.parse(await ask(identityPort, 'accounts:signInWithPassword?key=demo-key', signIn))
    .idToken
}
