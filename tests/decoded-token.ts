import type { DecodedIdToken } from 'firebase-admin/auth'

/** What firebase-admin returns for a valid token. */
export const decodedToken: DecodedIdToken = {
  uid: 'jan',
  sub: 'jan',
  aud: 'shop',
  iss: 'https://securetoken.google.com/shop',
  iat: 1_700_000_000,
  auth_time: 1_700_000_000,
  exp: 1_700_003_600,
  firebase: { identities: {}, sign_in_provider: 'password' },
}
