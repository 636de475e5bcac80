import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { deleteApp, initializeApp } from 'firebase/app'
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  getAuth,
  linkWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInAnonymously,
  signInWithEmailAndPassword,
  updateProfile,
  type Auth,
} from 'firebase/auth'
import {
  deleteApp as deleteAdminApp,
  initializeApp as initializeAdminApp,
  type App,
} from 'firebase-admin/app'
import { getAuth as getAdminAuth } from 'firebase-admin/auth'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { close, listen } from '../listen.ts'

const PROJECT = 'demo-bieznik'
const HOUR_MS = 3_600_000
/** Longer than the program waits before it saves. */
const SAVED_AFTER_MS = 1_500

let folder: string
let port: number
let identity: ChildProcess
let shopper: Auth
let admin: App

async function start(): Promise<ChildProcess> {
  const main = new URL('main.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [main], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return child
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}

async function restart(signal: NodeJS.Signals): Promise<void> {
  await end(identity, signal)
  identity = await start()
}

/** The only link in a mail to `address`. */
function linkIn(source: string, address: string): string {
  expect(source).toContain(`To: ${address}\r\n`)
  const plain = source.replaceAll('=\r\n', '').replaceAll('=3D', '=')
  const [link = '', ...others] = plain.match(/https?:\/\/\S+/g) ?? []
  expect(others).toEqual([])
  return link
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'identity-test-'))
  const free = await listen(() => undefined, 0)
  port = free.port
  await close(free.server)
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', `127.0.0.1:${port}`)
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_PORT', String(port))
  vi.stubEnv('BIEZNIK_DATA_DIR', folder)
  vi.stubEnv('MAIL_OUTBOX_DIR', '')
  identity = await start()
}, 30_000)

afterAll(async () => {
  await end(identity, 'SIGKILL')
  await rm(folder, { recursive: true })
  vi.unstubAllEnvs()
})

beforeEach(() => {
  shopper = getAuth(initializeApp({ apiKey: 'demo-key', projectId: PROJECT }, 'shopper'))
  connectAuthEmulator(shopper, `http://127.0.0.1:${port}`, { disableWarnings: true })
  admin = initializeAdminApp({ projectId: PROJECT }, 'admin')
})

afterEach(() => Promise.all([deleteApp(shopper.app), deleteAdminApp(admin)]))

/** `20261122T040143035Z-verify-email.b4ee1a45f381.eml` is of the kind `verify-email.b4ee1a45f381.eml`. */
const kindOf = (fileName: string): string => fileName.slice(fileName.indexOf('-') + 1)

describe('identity on one machine', { timeout: 30_000 }, () => {
  // Shows S1.20, D10a
  it('knows the demo accounts, of which one is staff', async () => {
    const jan = await signInWithEmailAndPassword(shopper, 'jan@example.com', 'sekret12')
    expect((await jan.user.getIdTokenResult()).claims).not.toHaveProperty('admin')
    const anna = await signInWithEmailAndPassword(shopper, 'admin@example.com', 'sekret12')
    expect((await anna.user.getIdTokenResult()).claims.admin).toBe(true)
  })

  it('remembers an account with its name, claim and session after a kill', async () => {
    const { user } = await createUserWithEmailAndPassword(shopper, 'ewa@example.com', 'trudne-haslo')
    await updateProfile(user, { displayName: 'Ewa Zając' })
    await getAdminAuth(admin).setCustomUserClaims(user.uid, { admin: true })
    const cookie = await getAdminAuth(admin).createSessionCookie(await user.getIdToken(), {
      expiresIn: HOUR_MS,
    })
    await sleep(SAVED_AFTER_MS)
    await restart('SIGKILL')

    const again = await signInWithEmailAndPassword(shopper, 'ewa@example.com', 'trudne-haslo')
    expect(again.user).toMatchObject({ uid: user.uid, displayName: 'Ewa Zając' })
    expect((await again.user.getIdTokenResult()).claims.admin).toBe(true)
    await expect(getAdminAuth(admin).verifySessionCookie(cookie, true)).resolves.toMatchObject({
      uid: user.uid,
    })
    await expect(signInWithEmailAndPassword(shopper, 'ewa@example.com', 'inne-haslo')).rejects.toThrow(
      'auth/wrong-password',
    )
  })

  it('remembers a guest with the session after a restart, and the account that the guest becomes', async () => {
    const { user } = await signInAnonymously(shopper)
    const cookie = await getAdminAuth(admin).createSessionCookie(await user.getIdToken(), {
      expiresIn: HOUR_MS,
    })
    await restart('SIGTERM')
    await expect(getAdminAuth(admin).verifySessionCookie(cookie, true)).resolves.toMatchObject({
      uid: user.uid,
    })
    await linkWithCredential(user, EmailAuthProvider.credential('guest@example.com', 'trudne-haslo'))
    await restart('SIGTERM')
    const again = await signInWithEmailAndPassword(shopper, 'guest@example.com', 'trudne-haslo')
    expect(again.user).toMatchObject({ uid: user.uid, isAnonymous: false })
  })

  it('still holds a session for over that was ended before the restart', async () => {
    const { user } = await createUserWithEmailAndPassword(shopper, 'piotr@example.com', 'trudne-haslo')
    const cookie = await getAdminAuth(admin).createSessionCookie(await user.getIdToken(), {
      expiresIn: HOUR_MS,
    })
    // A session is over when it began in an earlier second.
    await sleep(1_100)
    await getAdminAuth(admin).revokeRefreshTokens(user.uid)
    await restart('SIGTERM')
    await expect(getAdminAuth(admin).verifySessionCookie(cookie, true)).rejects.toThrow('revoked')
  })

  it('saves what just happened when it is asked to stop', async () => {
    await createUserWithEmailAndPassword(shopper, 'last@example.com', 'trudne-haslo')
    await restart('SIGTERM')
    await expect(getAdminAuth(admin).getUserByEmail('last@example.com')).resolves.toMatchObject({
      disabled: false,
    })
  })

  it('does not know an account that was deleted', async () => {
    const { user } = await createUserWithEmailAndPassword(shopper, 'gone@example.com', 'trudne-haslo')
    await user.delete()
    await restart('SIGTERM')
    await expect(getAdminAuth(admin).getUserByEmail('gone@example.com')).rejects.toThrow('no user record')
  })

  it('puts the mails of Firebase into the outbox, where a person finds the links', async () => {
    const { user } = await createUserWithEmailAndPassword(shopper, 'post@example.com', 'stare-haslo')
    await sendEmailVerification(user)
    await sendPasswordResetEmail(shopper, 'post@example.com')
    const outbox = join(folder, 'outbox')
    const names = await vi.waitFor(async () => {
      // Each is written as soon as it is composed, so either may be the first.
      const files = (await readdir(outbox)).toSorted((one, other) => kindOf(other).localeCompare(kindOf(one)))
      expect(files).toEqual([
        expect.stringMatching(/^\d{8}T\d{9}Z-verify-email\.[\da-f]{12}\.eml$/),
        expect.stringMatching(/^\d{8}T\d{9}Z-password-reset\.[\da-f]{12}\.eml$/),
      ])
      return files
    })
    const links = await Promise.all(
      names.map(async (name) => linkIn(await readFile(join(outbox, name), 'utf8'), 'post@example.com')),
    )
    expect((await fetch(links[0] ?? '')).status).toBe(200)
    expect((await fetch(`${links[1]}nowe-haslo`)).status).toBe(200)
    const again = await signInWithEmailAndPassword(shopper, 'post@example.com', 'nowe-haslo')
    expect(again.user.emailVerified).toBe(true)
    expect(await readdir(outbox)).toHaveLength(2)
    expect((await stat(join(outbox, names[0] ?? ''))).mode & 0o077).toBe(0)
  })

  it('protects the accounts from other users of the machine', async () => {
    expect((await stat(join(folder, 'identity/accounts.json'))).mode & 0o077).toBe(0)
  })
})
