import { claimsOf, staffRoleOf, type StaffRole } from '@bieznik/contract/people/staff'
import { FirebaseAuthError, type Auth, type UserRecord } from 'firebase-admin/auth'

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

type Place = { projectId: string; emulatorHost: string | undefined }

function explain(error: unknown, { emulatorHost, projectId }: Place, email: string): string {
  const code = error instanceof FirebaseAuthError ? error.code : ''
  if (code === 'auth/user-not-found') return `Nobody with the e-mail ${email} has an account in ${projectId}.`
  if (code === 'auth/invalid-email') return `"${email}" is not an e-mail address.`
  if (emulatorHost)
    return `The Auth emulator at ${emulatorHost} does not answer. Is the shop running (npm start)?`
  return `Firebase did not answer for ${projectId}. Does GOOGLE_APPLICATION_CREDENTIALS name a key of this project?`
}

/**
 * Gives the person a role of the staff, or takes it (null), and ends sessions that say otherwise. Throws an Error in words when there is no
 * such person, or when the shop would be left without an owner.
 */
export async function changeAccountRole(
  auth: Auth,
  place: Place,
  { email, role }: { email: string; role: StaffRole | null },
): Promise<void> {
  const user = await auth.getUserByEmail(email).catch((error: unknown) => {
    throw new Error(explain(error, place, email), { cause: error })
  })
  if (role !== 'owner' && (await isOnlyOwner(auth, user)))
    throw new Error(`${email} is the only owner. Make somebody else one first.`)
  const { admin: _admin, staff_role: _role, ...others } = user.customClaims ?? {}
  await auth.setCustomUserClaims(user.uid, { ...others, ...claimsOf(role) })
  await auth.revokeRefreshTokens(user.uid)
}
