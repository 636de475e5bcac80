import {
  getMultiFactorResolver,
  multiFactor,
  TotpMultiFactorGenerator,
  type Auth,
  type MultiFactorError,
  type User,
} from 'firebase/auth'

/*
 * One-time codes of an authenticator app (TOTP). Import this module dynamically: of those who sign in only staff need it.
 */

/** Finishes a sign-in that Firebase interrupted to ask for a code. Throws Firebase's error, `auth/invalid-verification-code` among them. */
export async function finishWithCode(auth: Auth, error: MultiFactorError, code: string): Promise<User> {
  const resolver = getMultiFactorResolver(auth, error)
  const hint = resolver.hints.find(({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID)
  if (!hint) throw new Error('the account has a second factor of another kind')
  const assertion = TotpMultiFactorGenerator.assertionForSignIn(hint.uid, code)
  return (await resolver.resolveSignIn(assertion)).user
}

export const hasSecondFactor = (user: User): boolean => multiFactor(user).enrolledFactors.length > 0

export interface Enrolment {
  /** What is typed into the app, or carried there by `link`. */
  secretKey: string
  link: string
  /** Throws Firebase's error, `auth/invalid-verification-code` among them. */
  finish: (code: string) => Promise<void>
}

/** Throws Firebase's error, such as `auth/requires-recent-login` and `auth/unverified-email`. */
export async function startEnrolment(user: User, issuer: string): Promise<Enrolment> {
  const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession())
  return {
    secretKey: secret.secretKey,
    link: secret.generateQrCodeUrl(user.email ?? user.uid, issuer),
    finish: (code) =>
      multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), 'TOTP'),
  }
}
