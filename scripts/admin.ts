/*
 * npm run admin:grant -- <e-mail> [role]    gives this person a role of the staff: owner (unless another is named),
 *                                           office, warehouse or shop_floor
 * npm run admin:revoke -- <e-mail>          takes it back, unless it is the only owner's
 *
 * On the local emulator (the shop has to be running) unless FIREBASE_PROJECT_ID names a real project, which needs
 * GOOGLE_APPLICATION_CREDENTIALS. Either way the person has to sign in again: what older sessions say is no longer true.
 */
import { applicationDefault, initializeApp } from 'firebase-admin/app'
import { FirebaseAuthError, getAuth, type Auth, type UserRecord } from 'firebase-admin/auth'
import { claimsOf, staffRoleOf, staffRoles, type StaffRole } from '../contract/staff.ts'
import { setAuthEmulatorHost } from './env.mjs'
import { readSettings, type Identity } from './settings.mjs'

const USAGE = `npm run admin:grant -- <e-mail> [${staffRoles.join('|')}], or npm run admin:revoke -- <e-mail>`

async function isOnlyOwner(auth: Auth, { uid, customClaims }: UserRecord): Promise<boolean> {
  if (staffRoleOf(customClaims ?? {}) !== 'owner') return false
  let page: string | undefined
  do {
    const found = await auth.listUsers(1_000, page)
    const isOther = (user: UserRecord) =>
      user.uid !== uid && !user.disabled && staffRoleOf(user.customClaims ?? {}) === 'owner'
    if (found.users.some(isOther)) return false
    page = found.pageToken
  } while (page)
  return true
}

async function changeRole(identity: Identity, email: string, role: StaffRole | null): Promise<void> {
  const auth = getAuth()
  const user = await auth.getUserByEmail(email).catch((error: unknown) => {
    throw new Error(explain(error, identity, email), { cause: error })
  })
  if (role !== 'owner' && (await isOnlyOwner(auth, user)))
    throw new Error(
      `${email} is the only owner. Make somebody else one first: npm run admin:grant -- <e-mail>`,
    )
  const { admin: _admin, staff_role: _role, ...others } = user.customClaims ?? {}
  await auth.setCustomUserClaims(user.uid, { ...others, ...claimsOf(role) })
  await auth.revokeRefreshTokens(user.uid)
}

function explain(error: unknown, { emulatorHost, projectId }: Identity, email: string): string {
  const code = error instanceof FirebaseAuthError ? error.code : ''
  if (code === 'auth/user-not-found') return `Nobody with the e-mail ${email} has an account in ${projectId}.`
  if (code === 'auth/invalid-email') return `"${email}" is not an e-mail address.`
  if (emulatorHost)
    return `The Auth emulator at ${emulatorHost} does not answer. Is the shop running (npm start)?`
  return `Firebase did not answer for ${projectId}. Does GOOGLE_APPLICATION_CREDENTIALS name a key of this project?`
}

/** The role that a command gives, null for one that takes it; undefined: there is no such command. */
function roleOf(action: string | undefined, name: string | undefined): StaffRole | null | undefined {
  if (action === 'revoke') return name === undefined ? null : undefined
  return action === 'grant' ? staffRoles.find((role) => role === (name ?? 'owner')) : undefined
}

async function main([action, email, name, ...rest]: string[]): Promise<void> {
  const role = roleOf(action, name)
  if (role === undefined || !email || rest.length > 0) throw new Error(`Usage: ${USAGE}`)
  const { identity } = readSettings([])
  const { projectId, emulatorHost } = identity
  if (emulatorHost) setAuthEmulatorHost(emulatorHost)
  initializeApp({ projectId, ...(emulatorHost ? {} : { credential: applicationDefault() }) })
  await changeRole(identity, email, role)
  console.info(
    role
      ? `${email} is staff (${role}) from the next sign-in on (${projectId}).`
      : `${email} is staff no longer (${projectId}).`,
  )
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
