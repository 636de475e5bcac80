/** Who is signed in on this browser, as far as is known. */
export type AuthState =
  { status: 'loading' } | { status: 'signed-out' } | { status: 'signed-in'; person: Person }

export interface Person {
  uid: string
  email: string
  displayName: string
  isStaff: boolean
}
