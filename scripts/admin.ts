/*
 * npm run admin:grant -- <e-mail>     makes this person staff
 * npm run admin:revoke -- <e-mail>    takes that back
 *
 * On the local emulator (the shop has to be running) unless FIREBASE_PROJECT_ID names a real project, which needs
 * GOOGLE_APPLICATION_CREDENTIALS. Either way the person has to sign in again: what older sessions say is no longer true.
 */
import { applicationDefault, initializeApp } from 'firebase-admin/app'
import { FirebaseAuthError, getAuth } from 'firebase-admin/auth'
import { setAuthEmulatorHost } from './env.mjs'
import { readSettings, type Identity } from './settings.mjs'

const USAGE = 'npm run admin:grant -- <e-mail>, or npm run admin:revoke -- <e-mail>'

async function changeRole(identity: Identity, email: string, isAdmin: boolean): Promise<void> {
  const auth = getAuth()
  const user = await auth.getUserByEmail(email).catch((error: unknown) => {
    throw new Error(explain(error, identity, email), { cause: error })
  })
  await auth.setCustomUserClaims(user.uid, { ...user.customClaims, admin: isAdmin || undefined })
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

async function main([action, email, ...rest]: string[]): Promise<void> {
  if ((action !== 'grant' && action !== 'revoke') || !email || rest.length > 0)
    throw new Error(`Usage: ${USAGE}`)
  const { identity } = readSettings([])
  const { projectId, emulatorHost } = identity
  if (emulatorHost) setAuthEmulatorHost(emulatorHost)
  initializeApp({ projectId, ...(emulatorHost ? {} : { credential: applicationDefault() }) })
  await changeRole(identity, email, action === 'grant')
  console.info(
    action === 'grant'
      ? `${email} is staff from the next sign-in on (${projectId}).`
      : `${email} is staff no longer (${projectId}).`,
  )
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
