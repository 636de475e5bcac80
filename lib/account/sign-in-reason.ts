/** Why somebody is asked to sign in: `reason` in the address, and the keys of `sign_in.notice`. */
export const signInReasons = [
  'registered',
  'session',
  'everywhere',
  'sign_in',
  'authentication_required',
  'user_id_required',
] as const
export type SignInReason = (typeof signInReasons)[number]

/** The reason in an address, where anybody may write anything; null: none of ours. */
export function signInReasonOf(text: unknown): SignInReason | null {
  return signInReasons.find((reason) => reason === text) ?? null
}
