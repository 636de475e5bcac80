import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { close, listen } from '../local-services/listen.ts'
import { root } from './env.mjs'
import { exitCodeOf } from './exit-code.mjs'

const PROJECT = 'demo-bieznik'
const JAN = 'jan@example.com'
const OWNER = 'admin@example.com'

let folder: string
let identity: ChildProcess

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'admin-test-'))
  const { server, port } = await listen(() => undefined, 0)
  await close(server)
  vi.stubEnv('BIEZNIK_DATA_DIR', folder)
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_PORT', String(port))
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', `127.0.0.1:${port}`)
  const main = join(root, 'local-services/identity/main.ts')
  const child = spawn(process.execPath, [main], { stdio: ['ignore', 'pipe', 'inherit'] })
  identity = child
  await once(child.stdout, 'data')
}, 30_000)

afterAll(async () => {
  identity.kill()
  await once(identity, 'exit')
  await rm(folder, { recursive: true })
  vi.unstubAllEnvs()
})

async function run(...args: string[]) {
  const child = spawn(process.execPath, [join(root, 'scripts/admin.ts'), ...args])
  const [output, errors, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    exitCodeOf(child),
  ])
  return { output, errors, code }
}

describe('the admin commands', { timeout: 30_000 }, () => {
  // Shows D10b
  it('make a person staff, take it back, and end the sessions that say otherwise', async () => {
    const auth = getAuth(initializeApp({ projectId: PROJECT }, 'admin-test'))
    const before = await auth.getUserByEmail(JAN)
    expect(before.customClaims?.admin).toBeUndefined()

    // Sessions are ended by the second.
    await sleep(1_100)
    expect(await run('grant', JAN)).toMatchObject({ code: 0, output: expect.stringContaining('is staff') })
    const staff = await auth.getUserByEmail(JAN)
    expect(staff.customClaims).toEqual({ admin: true })
    expect(Date.parse(staff.tokensValidAfterTime ?? '')).toBeGreaterThan(
      Date.parse(before.tokensValidAfterTime ?? ''),
    )

    expect(await run('grant', JAN, 'warehouse')).toMatchObject({ code: 0 })
    expect((await auth.getUserByEmail(JAN)).customClaims).toEqual({ staff_role: 'warehouse' })

    expect(await run('revoke', JAN)).toMatchObject({ code: 0 })
    expect((await auth.getUserByEmail(JAN)).customClaims ?? {}).toEqual({})
  })

  it('leave the shop an owner', async () => {
    expect(await run('revoke', OWNER)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('is the only owner'),
    })
    expect(await run('grant', OWNER, 'office')).toMatchObject({ code: 1 })
  })

  it('say what is wrong', async () => {
    expect(await run('grant', 'nobody@example.com')).toMatchObject({
      code: 1,
      errors: expect.stringContaining(
        'Nobody with the e-mail nobody@example.com has an account in demo-bieznik.',
      ),
    })
    expect(await run('grant', JAN, 'king')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('Usage:'),
    })
    expect(await run('grant')).toMatchObject({ code: 1, errors: expect.stringContaining('Usage:') })
  })
})
